/** How the accounts divide, over a figure and in a filter: the badge of a single one is `ValidationBadge`. */
export const accountGroups = { validated: 'Validés', waiting: 'En attente' } as const;
