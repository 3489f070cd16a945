/** Longer than any field, without a place to break. */
export const LONG_EMAIL = `${'anticonstitutionnellement.'.repeat(6)}camille@missio.test`;
