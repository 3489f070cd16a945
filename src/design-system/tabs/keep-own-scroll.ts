/** Keeps the router from restoring a box's scroll: it looks boxes up by this attribute, and never finds this value. */
export const keepOwnScroll = (box: Element): void => box.setAttribute('data-scroll-restoration-id', '"');
