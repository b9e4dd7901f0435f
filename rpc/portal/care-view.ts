import type { OperationState } from '../domain/ledger.ts';
import type { ActivitySummary } from '../operation/operations.ts';

/** An operation on a page of the care team: no text that a person typed, no id of the carrier. */
export interface CareFact {
  reference: string;
  kind: string;
  /** Summary of the operation, as Activity shows it. */
  summary: ActivitySummary;
  state: OperationState;
  /** The line's place in the group from 1, or 0 when unknown; absent for the whole account. */
  line?: number | undefined;
  /** Time at which the operation was sent, milliseconds since 1970. */
  sentAt: number;
  settledAt?: number | undefined;
  lastCheckedAt?: number | undefined;
  /** Name of the problem with which the carrier refused. */
  refusal?: string | undefined;
  steps: { step: string; state: string; refusal?: string | undefined }[];
}

/** The portal facts of the account that an agent looks at. */
export interface CareFacts {
  /** Time since which the customer shows the account, milliseconds since 1970. */
  since: number;
  until: number;
  /** Operations of the account, the latest first. */
  operations: CareFact[];
  /** The portal's polling jobs, which question the carrier. */
  questions: { kind: string; startedAt: number; failures: number }[];
}

/** Outcome of a code that an agent entered. */
export type CodeTried = { kind: 'showing' } | { kind: 'unknown' } | { kind: 'limited'; until: number };

/** Actions of an agent of the care team; absent where the operator has no provider for agents (CARE-1). */
export interface CareDeskPort {
  /** The signed-in care agent. */
  agent?: { name: string } | undefined;
  /** Returns the account that the agent views now. */
  facts(): Promise<CareFacts | undefined>;
  /** Enters a code that a customer read aloud. */
  open(code: string): Promise<CodeTried>;
  /** Ends the agent's view. */
  close(): Promise<void>;
  /**
   * Ends the agent's session.
   * @returns the header that takes the agent's cookie away
   */
  signOut(): Promise<string>;
}
