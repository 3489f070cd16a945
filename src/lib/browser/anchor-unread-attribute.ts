/** Around answers of which the address may name one, until the app has read it: the document itself unfolds that one. */
export const ANCHOR_UNREAD_ATTRIBUTE = 'data-anchor-unread';
