import type { CallName } from '../../../src/api/contract/calls';
import type { User } from '../../../src/api/contract/entities';
import type { ContractClient } from './contract-client';

/** Who a check is made as. */
export interface Actor {
  token: string;
  user: User;
  password: string;
}

/** What the checks work with. An actor that is missing makes a check that needs it skip itself. */
export interface CheckContext {
  client: ContractClient;
  /** The account that was given, whatever its role. */
  anyone: Actor;
  /** The given account when it is an administrator. */
  admin: Actor | undefined;
  /** A user who is not an administrator: the given account, or one made for the checks. */
  user: Actor | undefined;
  /** Makes a fresh account of its own; only with `--write`, for no call deletes one. */
  createUser: () => Promise<Actor>;
}

type Needs = 'anyone' | 'admin' | 'user' | 'fresh-user' | 'admin-and-fresh-user';

/** One sentence of the contract, and how to hold a backend against it. */
export interface ContractCheck {
  call: CallName;
  title: string;
  needs: Needs;
  /** Leaves something behind: made with `--write` alone. */
  writes?: true;
  run: (context: CheckContext) => Promise<void>;
}
