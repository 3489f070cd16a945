/**
 * For a row that brings its current link into view by itself: the router, which remembers the scroll position of every box, would put back
 * that of the page before, after each change. It finds boxes by this attribute in a selector; one that no selector can hold is never found.
 */
export const keepOwnScroll = (box: Element): void => box.setAttribute('data-scroll-restoration-id', '"');
