import type { OperationState } from '#rpc/domain/ledger.ts';
import type { AccountPort } from '#rpc/portal-account.ts';
import type { ShownToCare } from '#rpc/domain/care-code.ts';
import type { Identity } from '../session/session.ts';
import type { AccountReport } from './account-report.ts';

/**
 * Interface of an Account object for the rest of the Worker. The class implements it, so that neither imports the
 * other.
 */
export interface AccountRpc extends AccountPort, Rpc.DurableObjectBranded {
  /**
   * Ends a session: closes its pages and drops its tokens. Stops the notifications of its browsers, unless the session
   * ended by itself, when its time was over (SETTINGS-15).
   */
  leave(session: string, byItself?: boolean): Promise<void>;
  /** A session is idle: its pages close, but it still serves polling (POLL-12). */
  closePages(session: string): Promise<void>;
  /** Notes a sign-in of a customer. @returns false when somebody else is bound to the customer (SIGNIN-6) */
  signedIn(session: string, customerId: string, identity: Identity, browser?: SignedInBrowser): Promise<boolean>;
  /** Ends a browser's notifications, or those of all of a customer's browsers but one (SETTINGS-15). */
  endDevices(which: { id: string } | { customerId: string; but?: string | undefined }): Promise<void>;
  /** The sessions of a customer, or of all, that may still be alive (SIGNIN-24). */
  sessionsOf(customerId?: string): Promise<string[]>;
  /**
   * Ends sessions of the account, within two seconds or by its alarm.
   * @param which those of one customer, of all without one, or these
   * @returns the number of sessions that end
   */
  endSessions(which: { customerId?: string | undefined } | { sessions: readonly string[] }): Promise<number>;
  /** Returns the report for the operator, with a page of operations; undefined for an account without data. */
  report(page?: ReportPage): Promise<AccountReport | undefined>;
  /** Reconciles an operation now (LEDGER-31). Undefined for a reference of another account. */
  recheck(reference: string): Promise<Rechecked | undefined>;
  /** Ends an operation with the operator's knowledge (LEDGER-30). Undefined for a reference of another account. */
  settle(request: SettleRequest): Promise<SettleResult | undefined>;
  /**
   * Deletes what is kept of a customer, or of all, once nothing of theirs is under way (SAFETY-30).
   * @returns undefined where nothing is kept of them
   */
  forgetWhenEnded(request: ForgetRequest): Promise<Forgotten | undefined>;
  /** Returns the effect of erasing a customer, or all, without erasing; undefined where nothing is kept of them. */
  planToForget(customerId?: string): Promise<ForgetPlan | undefined>;
  /** Notes that an agent of the care team sees what a customer sees, or until when they did (CARE-6). */
  noteShown(shown: ShownToCare): Promise<void>;
  fetch(request: Request): Promise<Response>;
}

/** Operations of a report: the one of a spoken reference, or the latest before a time in epoch milliseconds. */
export type ReportPage =
  | { reference: string }
  | {
      before?: number | undefined;
      most: number;
      /** Tags of the email address whose customer to report. */
      emailTags?: readonly string[];
    };

/** The browser of a sign-in: the device that it is known as, and whether this person had signed in with it before. */
export interface SignedInBrowser {
  device?: string | undefined;
  isKnown: boolean;
}

/** Customer to erase, and the person who gave the command. */
export interface ForgetRequest {
  /** Customer to erase; without one the whole account is erased. */
  customerId?: string | undefined;
  /** Number of this deletion in the audit log. */
  receipt: string;
  by: string;
}

/** An operation that was found by its spoken reference. */
interface ListedOperation {
  reference: string;
  kind: string;
}

/** Effect that an erasure would have: operations that go, and those that stay without the customer (SAFETY-77). */
export interface ForgetPlan {
  goes: ListedOperation[];
  stays: ListedOperation[];
  /** Number of sessions that would end. */
  sessions: number;
  /** Number of operations in progress for whose end the deletion would wait. */
  underWay: number;
  /** Customers whose data stays. */
  others: string[];
}

/** Result of a deletion: the number of sessions that ended with it, or of operations that it waits for. */
export type Forgotten = { forgotten: true; sessions: number } | { forgotten: false; underWay: number };

/** Result of a recheck: the carrier's word or the reason why it was not read, and the operation's state. */
export type Rechecked =
  | { kind: 'asked'; carrier: string; state: OperationState }
  | { kind: 'settled'; state: OperationState }
  | { kind: 'on-its-way' | 'unread' };

/** Final state for an operation, the reason, and the person who gave the command. */
export interface SettleRequest {
  reference: string;
  end: 'done' | 'refused';
  because: string;
  by: string;
}

/**
 * Result of settling. Nothing changed with `not-now` (it may still end by itself), `stands` (completed steps that
 * cannot be undone, or that may have taken money), `shows-reply` (its page needs the carrier's reply), `contradicted`
 * (the carrier returned another end), `on-its-way` (a read is in progress), and `unread` (another version of the portal
 * has to read it).
 */
export type SettleResult =
  | { kind: 'settled' | 'contradicted'; state: OperationState; carrier: string }
  | { kind: 'not-now'; state: OperationState }
  | { kind: 'stands'; steps: string[] }
  | { kind: 'shows-reply' | 'on-its-way' | 'unread' };
