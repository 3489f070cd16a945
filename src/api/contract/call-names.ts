import { type CallName, calls } from './calls';

/* A separate file: the app never lists its calls, and its bundle must not hold the list. */

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

export const callNames: readonly CallName[] = Object.keys(calls).filter(isCallName);
