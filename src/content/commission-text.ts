/** Fixed by the specification, section 9. */
export const COMMISSION_TEXT = '1€';
