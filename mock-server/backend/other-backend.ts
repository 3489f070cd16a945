import type { BackendRequest, BackendResponse } from './request';
import type { StoredUser } from './rows';

/** What the mock's own rules can do for a backend that answers in their place. */
export interface OwnRules {
  /** Runs the rule of the call. */
  answer: () => Promise<BackendResponse>;
  caller: () => Promise<StoredUser | undefined>;
}

/** Answers instead of the rules: a recording, or a real backend that is being recorded. Faults strike before it. */
export interface OtherBackend {
  answer: (request: BackendRequest, own: OwnRules) => Promise<BackendResponse>;
}
