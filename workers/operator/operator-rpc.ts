import type { FeatureFlags } from '#rpc/domain/feature-flags.ts';

/** A line of the audit log before its hash is computed. */
export interface AuditEntry {
  /** Name of the operator, as in `--as`; `lineside` for queued commands that ran later. */
  by: string;
  /** The command with its main argument, such as `settle done`. */
  what: string;
  /** Keyed tags of the command's subjects: of an account, or of the search term. */
  on: readonly string[];
  because?: string | undefined;
  /** `begun` or `read` before anything is done; what came of it afterward. */
  result: string;
  /** Number of the line that recorded the command's start. */
  of?: number | undefined;
  /** Sign-in of a customer's act: its strength, its age in seconds, and a keyed tag of the network address. */
  signIn?: { acr: string; age: number; from: string } | undefined;
}

/** A stored line of the audit log. Times in milliseconds since 1970. */
export interface AuditLine extends AuditEntry {
  number: number;
  at: number;
  /** First 128 bits of a keyed hash over this line and the one before. */
  mac: string;
}

/** Result of a check of a chain: its last lines, their number, and the numbers at which the chain breaks. */
export interface AuditReport {
  lines: AuditLine[];
  count: number;
  broken: number[];
}

/** Acts to list: of a kind, since a time in epoch milliseconds, after a number; `from` one network address alone. */
export interface ActPage {
  what: string;
  since: number;
  from?: string | undefined;
  after: number;
  most: number;
}

/** Interface of the audit log for the Worker: nothing removes or changes a line. */
export interface AuditRpc extends Rpc.DurableObjectBranded {
  /** Adds a line at the end. @returns its number and its hash */
  append(entry: AuditEntry): Promise<{ number: number; mac: string }>;
  /** Returns a page of a customer's acts of one kind, the oldest first; does not verify hashes. */
  page(wanted: ActPage): Promise<AuditLine[]>;
  /**
   * Verifies the whole chain of hashes.
   * @returns the last lines
   */
  verify(most: number): Promise<AuditReport>;
}

/** A row of the index: what is looked for and whose it is, as keyed tags, and the group, sealed. */
export interface IndexRow {
  tag: string;
  account: string;
  sealed: string;
  /** Time at which the entry expires, milliseconds since 1970. */
  until: number;
}

/** Interface of one part of the index for the Worker. */
export interface IndexRpc extends Rpc.DurableObjectBranded {
  put(row: IndexRow): Promise<void>;
  /** Returns the sealed contents under a tag, one for each account. */
  find(tag: string): Promise<string[]>;
  drop(tags: readonly string[], account: string): Promise<void>;
}

/** Feature flags to set. Absent ones stay. `null` removes one. */
export interface SwitchChange {
  close?: string | undefined;
  open?: string | undefined;
  pollIntervalFactor?: number | undefined;
  sockets?: boolean | undefined;
  banner?: FeatureFlags['banner'] | null;
  maintenance?: FeatureFlags['maintenance'] | null;
}

/** Sets feature flags, one change at a time; readers use KV. */
export interface SwitchesRpc extends Rpc.DurableObjectBranded {
  change(change: SwitchChange): Promise<FeatureFlags>;
}
