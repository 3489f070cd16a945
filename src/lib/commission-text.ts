/** The commission as every list and page names it: a fixed text, without a space. */
export const COMMISSION_TEXT = '1€';
