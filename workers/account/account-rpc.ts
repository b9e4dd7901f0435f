import type { AccountPort } from '#rpc/portal-context.ts';
import type { Identity } from '../session/session.ts';

/**
 * What the rest of the Worker may ask of an Account object; the class implements it, so that neither imports the other.
 */
export interface AccountRpc extends AccountPort, Rpc.DurableObjectBranded {
  /** A session ended: its pages close, and its tokens are not asked for again. */
  leave(session: string): Promise<void>;
  /** A session is idle: its pages close, but it still serves polling (POLL-12). */
  closePages(session: string): Promise<void>;
  /** Notes a sign-in of a customer. @returns false when somebody else is bound to the customer (SIGNIN-6) */
  signedIn(session: string, customerId: string, identity: Identity): Promise<boolean>;
  /** The sessions of a customer, or of all, that may still be alive (SIGNIN-24). */
  sessionsOf(customerId?: string): Promise<string[]>;
  /** Deletes what is kept of a customer, or of all. @returns how many operations under way keep it from that */
  forget(customerId?: string): Promise<number>;
  fetch(request: Request): Promise<Response>;
}
