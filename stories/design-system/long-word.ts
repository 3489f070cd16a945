/** Sixty letters without a place to break: what a server may put into its sentence. */
export const longWord = 'Anticonstitutionnellement'.repeat(3).slice(0, 60);
