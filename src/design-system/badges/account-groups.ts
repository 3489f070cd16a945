/** Plural labels for counters and filters; `ValidationBadge` has the singular ones. */
export const accountGroups = { validated: 'Validés', waiting: 'En attente' } as const;
