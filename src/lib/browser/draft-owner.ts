import { createContext } from 'react';

/** The account whose unsent texts are kept, by its id; `null` for a visitor. */
export const DraftOwnerContext = createContext<string | number | null>(null);
