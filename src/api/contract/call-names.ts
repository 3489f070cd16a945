import { type CallName, calls } from './calls';

/*
 * Kept in its own file because the app never lists its calls: made where they are, the list would stay in its scripts.
 */

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Every call of the contract. */
export const callNames: readonly CallName[] = Object.keys(calls).filter(isCallName);
