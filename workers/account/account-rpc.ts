import type { OperationState } from '#rpc/domain/ledger.ts';
import type { AccountPort } from '#rpc/portal-account.ts';
import type { ShownToCare } from '#rpc/domain/care-code.ts';
import type { Identity } from '../session/session.ts';
import type { AccountReport } from './account-report.ts';

/**
 * What the rest of the Worker may ask of an Account object; the class implements it, so that neither imports the other.
 */
export interface AccountRpc extends AccountPort, Rpc.DurableObjectBranded {
  /**
   * A session ended: its pages close, its tokens are not asked for again, and its browsers are told no more, unless it
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
  /** What the operator is told of the account; undefined where nothing is kept. */
  report(): Promise<AccountReport | undefined>;
  /** Asks the carrier about an operation now (LEDGER-31). Undefined for a reference of another account. */
  recheck(reference: string): Promise<Rechecked | undefined>;
  /** Ends an operation by what the operator knows (LEDGER-30). Undefined for a reference of another account. */
  settle(request: SettleRequest): Promise<SettleResult | undefined>;
  /**
   * Deletes what is kept of a customer, or of all, once nothing of theirs is under way (SAFETY-30).
   * @returns undefined where nothing is kept of them
   */
  forgetWhenEnded(request: ForgetRequest): Promise<Forgotten | undefined>;
  /** Notes that an agent of the care team sees what a customer sees, or until when they did (CARE-6). */
  noteShown(shown: ShownToCare): Promise<void>;
  fetch(request: Request): Promise<Response>;
}

/** The browser of a sign-in: the device that it is known as, and whether this person had signed in with it before. */
export interface SignedInBrowser {
  device?: string | undefined;
  isKnown: boolean;
}

/** Who is to be forgotten, and by whose command. */
export interface ForgetRequest {
  /** All of the account where it is left out. */
  customerId?: string | undefined;
  /** Names this deletion in the audit log. */
  receipt: string;
  by: string;
}

/** What became of a deletion: how many sessions ended with it, or how many operations it waits for. */
export type Forgotten = { forgotten: true; sessions: number } | { forgotten: false; underWay: number };

/** What came of asking the carrier: its own word for it, or why it could not be asked, and the operation's state. */
export type Rechecked =
  | { as: 'asked'; carrier: string; state: OperationState }
  | { as: 'settled'; state: OperationState }
  | { as: 'on-its-way' | 'unread' };

/** How an operation is to end, why, and by whose command. */
export interface SettleRequest {
  reference: string;
  end: 'done' | 'refused';
  because: string;
  by: string;
}

/**
 * What came of it. Nothing changed with `not-now` (it may still end by itself), `stands` (steps were done that nothing
 * undoes, or may have taken money), `shows-reply` (its page needs what the carrier replied), `contradicted` (the
 * carrier says otherwise), `on-its-way` (the carrier is being asked), and `unread` (another version of the portal has
 * to read it).
 */
export type SettleResult =
  | { as: 'settled' | 'contradicted'; state: OperationState; carrier: string }
  | { as: 'not-now'; state: OperationState }
  | { as: 'stands'; steps: string[] }
  | { as: 'shows-reply' | 'on-its-way' | 'unread' };
