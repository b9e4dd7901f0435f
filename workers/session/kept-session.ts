import type { Credentials } from '#rpc/carrier/request.ts';
import { accountOf } from '../account/access.ts';
import { careEnv } from '../care/care-env.ts';
import { endShowing } from '../care/care-port.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { revoke } from './oidc.ts';
import {
  absoluteMs,
  agentMs,
  type Arrival,
  type Device,
  type Identity,
  idleMs,
  type NoTokens,
  type Opened,
  type SessionActor,
  type Tokens,
} from './session.ts';
import { SessionTokens } from './session-tokens.ts';

/** Maximum age of a stored `seenAt`, so that most requests need no write: a session may end so much before its time. */
const touchMs = 180_000;

/**
 * The parts of the first write (ADR-041). `sealed`, and what changes later, are stored apart, so that no write undoes
 * another.
 */
interface Opening {
  /** Name of the Session object. */
  name: string;
  identity: Identity;
  device: Device;
  createdAt: number;
  csrf: string;
  /** Two-letter code of the country in which the session was opened. */
  country?: string | undefined;
  /** The customer, if the carrier returned them at sign-in. */
  actor?: SessionActor | undefined;
  arrival?: Arrival | undefined;
  isAgent?: true | undefined;
}

/** The keys of storage, as far as they are there: `seenAt`, `country` and `actor` once they differ from the opening. */
interface Stored {
  opening?: Opening;
  seenAt?: number;
  country?: string;
  /** Null once the customer has to be looked up anew. */
  actor?: SessionActor | null;
}

export interface Session extends Opening {
  seenAt: number;
  actor: SessionActor | undefined;
}

/** A session as its object stores it: 30 minutes idle and 12 hours at most (SIGNIN-14). */
export class KeptSession {
  readonly tokens: SessionTokens;
  readonly #state: DurableObjectState;
  readonly #env: Env;
  /** Values as they are stored, cached until the next write. */
  #stored: Stored | undefined;
  /** Counts writes: what was on its way from storage meanwhile is old. */
  #writes = 0;

  /**
   * Opens the stored session.
   * @param end ends the session once its tokens are over
   */
  constructor(state: DurableObjectState, env: Env, end: () => Promise<void>) {
    this.#state = state;
    this.#env = env;
    this.tokens = new SessionTokens({ state, env: async () => this.#providerEnv(await this.opening()), end });
  }

  /**
   * Opens the session, with its customer if the carrier has returned them: a row for each of two keys, and the alarm at
   * its end.
   */
  async open(
    name: string,
    tokens: Tokens,
    identity: Identity,
    device: Device,
    { actor, country, arrival, isAgent }: Opened,
  ): Promise<void> {
    const now = clock.now();
    const sealed = await this.tokens.keep(tokens);
    const csrf = crypto.randomUUID() + crypto.randomUUID();
    const opening: Opening = { name, identity, device, createdAt: now, csrf, country, actor, arrival, isAgent };
    await this.#put({ opening, sealed });
    await this.#ringAt(endOf(opening));
  }

  /** Returns the session; undefined when its 12 hours, or an agent's 8, are over. */
  async read(): Promise<Session | undefined> {
    const { opening, seenAt, country, actor } = this.#stored ?? (await this.#read());
    if (!opening || clock.now() >= endOf(opening)) return undefined;
    return {
      ...opening,
      seenAt: seenAt ?? opening.createdAt,
      country: country ?? opening.country,
      actor: actor === undefined ? opening.actor : (actor ?? undefined),
    };
  }

  async #read(): Promise<Stored> {
    const writes = this.#writes;
    const all = await this.#state.storage.get<unknown>(['opening', 'seenAt', 'country', 'actor']);
    const stored = Object.fromEntries(all) as Stored;
    if (writes === this.#writes) this.#stored = stored;
    return stored;
  }

  #put(entries: Partial<Stored> & { sealed?: string }): Promise<void> {
    this.#forget();
    return this.#state.storage.put(entries);
  }

  #forget(): void {
    this.#writes += 1;
    this.#stored = undefined;
  }

  /** Returns the opening of this object's session, even of one that is over; undefined for an object without one. */
  opening(): Promise<Opening | undefined> {
    return this.#state.storage.get<Opening>('opening');
  }

  /** Stores the time and country of a request. */
  async touch(session: Session, country: string | undefined): Promise<void> {
    const hasMoved = country !== undefined && country !== session.country;
    if (hasMoved || clock.now() - session.seenAt > touchMs)
      await this.#put({ seenAt: clock.now(), ...(hasMoved && { country }) });
  }

  async setActor(actor: SessionActor): Promise<void> {
    if (await this.read()) await this.#put({ actor });
  }

  async forgetActor(): Promise<void> {
    const session = await this.read();
    if (!session) return;
    await this.#put({ actor: null });
    if (session.actor) await accountOf(this.#env, session.actor).leave(session.name);
  }

  /**
   * Ends the session: deletes it, closes its live pages, revokes its tokens (SIGNIN-23).
   * @param byItself its time is over, or the same browser signs in again: its notifications go on (SETTINGS-15)
   */
  async end(byItself: boolean): Promise<void> {
    const { storage } = this.#state;
    const { opening, actor = opening?.actor } = await this.#read();
    const tokens = await this.tokens.read();
    this.tokens.forget();
    this.#forget();
    await storage.deleteAll();
    await storage.deleteAlarm();
    if (tokens) this.#state.waitUntil(revoke(this.#providerEnv(opening), tokens));
    if (opening?.isAgent) await endShowing(this.#env, opening.name);
    if (opening && actor) await accountOf(this.#env, actor).leave(opening.name, byItself);
  }

  /** Sets the alarm for the end of an idle session whose page has an open socket. */
  async watchIdle({ seenAt }: Session): Promise<void> {
    const idleAt = seenAt + idleMs + 1;
    const ringsAt = await this.#state.storage.getAlarm();
    if (ringsAt === null || clock.here(ringsAt) > idleAt) await this.#ringAt(idleAt);
  }

  /** Handles an alarm before the session's end: closes the pages of an idle session, and sets the next alarm. */
  async rest(opening: Opening): Promise<void> {
    const endsAt = endOf(opening);
    const session = await this.read();
    if (!session || !isIdle(session))
      return this.#ringAt(Math.min(endsAt, (session?.seenAt ?? clock.now()) + idleMs + 1));
    await this.#ringAt(endsAt);
    if (session.actor) await accountOf(this.#env, session.actor).closePages(session.name);
  }

  /** Returns the settings of the identity provider: care agents have one of their own (CARE-7). */
  #providerEnv(opening: Pick<Opening, 'isAgent'> | undefined): Env {
    return opening?.isAgent ? careEnv(this.#env) : this.#env;
  }

  #ringAt(at: number): Promise<void> {
    return this.#state.storage.setAlarm(clock.there(at));
  }
}

/** Returns the time at which a session ends, used or not; epoch milliseconds (SIGNIN-14, CARE-7). */
export function endOf({ createdAt, isAgent }: Pick<Opening, 'createdAt' | 'isAgent'>): number {
  return createdAt + (isAgent ? agentMs : absoluteMs);
}

export function isIdle({ seenAt }: Session): boolean {
  return clock.now() - seenAt > idleMs;
}

/** Returns the credentials for the carrier; undefined without tokens. */
export function credentialsOf(
  { identity, device, actor }: Session,
  tokens: Tokens | NoTokens,
): Credentials | undefined {
  if (typeof tokens === 'string') return undefined;
  return {
    accessToken: tokens.accessToken,
    idToken: tokens.idToken,
    // Claims the secondary's smaller role until the customer is known.
    isPrimary: actor?.isPrimary ?? false,
    source: { name: identity.name, email: identity.email, ...device },
  };
}
