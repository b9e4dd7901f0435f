import type { OperationState } from '../domain/ledger.ts';
import type { ActivitySummary } from '../operation/operations.ts';

/** What a page of the care team shows of an operation: nothing that a person typed, no id of the carrier. */
export interface CareFact {
  reference: string;
  kind: string;
  /** What Activity tells of it, in the same words. */
  summary: ActivitySummary;
  state: OperationState;
  /** Which line, by its place in the group from 1, or 0 where it is not known; absent for the whole account. */
  line?: number | undefined;
  /** Milliseconds since 1970. */
  sentAt: number;
  settledAt?: number | undefined;
  lastCheckedAt?: number | undefined;
  /** The name of the carrier's refusal. */
  refusal?: string | undefined;
  steps: { step: string; state: string; refusal?: string | undefined }[];
}

/** The portal facts of the account that an agent looks at. */
export interface CareFacts {
  /** Milliseconds since 1970. */
  since: number;
  until: number;
  /** The latest first. */
  operations: CareFact[];
  /** What the portal asks the carrier about again and again. */
  questions: { kind: string; startedAt: number; failures: number }[];
}

/** What became of a code. */
export type CodeTried = { to: 'showing' } | { to: 'unknown' } | { to: 'limited'; until: number };

/** What an agent of the care team can do on their page; absent where no provider of theirs is configured (CARE-1). */
export interface CareDeskPort {
  /** Who is signed in as an agent. */
  agent?: { name: string } | undefined;
  /** What the agent looks at now. */
  facts(): Promise<CareFacts | undefined>;
  /** Tries a code that a customer read aloud. */
  open(code: string): Promise<CodeTried>;
  /** Ends what the agent looks at. */
  close(): Promise<void>;
  /** @returns the header that takes the agent's cookie away */
  signOut(): Promise<string>;
}
