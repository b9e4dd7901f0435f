import type { Credentials } from '#rpc/carrier/request.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PageLoad, Viewer } from '#rpc/portal-account.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { Attempt } from './attempts.ts';
import type { Device, Identity, LastUse, NoTokens, Opened, SessionActor, SessionView, Tokens, Use } from './session.ts';

/**
 * Interface of a Session object for the rest of the Worker. The class implements it, so that neither imports the other.
 */
export interface SessionRpc extends Rpc.DurableObjectBranded {
  /** Stores a sign-in that has begun. */
  begin(attempt: Attempt): Promise<void>;
  takeAttempt(state: string): Promise<Attempt | undefined>;
  open(name: string, tokens: Tokens, identity: Identity, device: Device, opened?: Opened): Promise<void>;
  view(use?: Use): Promise<SessionView | undefined>;
  lastUse(): Promise<LastUse | undefined>;
  /** Returns the signed-in customer. Reads them once, however many pages wait for it (HTTP-24). */
  findCustomer(credentials: Credentials, load: PageLoad): Promise<Outcome<Customer, 'notFound'>>;
  setActor(actor: SessionActor): Promise<void>;
  forgetActor(): Promise<void>;
  requester(): Promise<Viewer | NoTokens>;
  refresh(refused: string): Promise<Credentials | NoTokens>;
  /**
   * Ends the session.
   * @param byItself without a sign-out: notifications of its browser go on (SETTINGS-15)
   */
  end(byItself?: boolean): Promise<void>;
  /** Notes a session of the subject that this object is named by, until it must be over. @returns those before */
  noteSession(session: string, until: number): Promise<string[]>;
  /** Returns the subject's sessions for a logout token to end, or undefined for a used token. */
  sessionsToEnd(jti: string, until: number): Promise<string[] | undefined>;
  /** Forgets sessions that ended. @param jti names the logout token that ended them */
  sessionsEnded(sessions: readonly string[], jti?: string): Promise<void>;
}
