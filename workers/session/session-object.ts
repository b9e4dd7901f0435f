import { DurableObject } from 'cloudflare:workers';
import type { Credentials } from '#rpc/carrier/request.ts';
import type { Actor, Requester } from '#rpc/context.ts';
import type { Env } from '../env.ts';
import { type Attempt, type Identity, renew, type Tokens } from './oidc.ts';
import { seal, unseal } from './seal.ts';

export const idleMs = 30 * 60_000;
export const absoluteMs = 12 * 3_600_000;
/** How stale `seenAt` may be: a write per minute is enough to measure half an hour. */
const touchMs = 60_000;
/** A token that is about to end is renewed before it is used. */
const earlyMs = 30_000;

/** The customer behind a session, as far as the shell must know; found at the first page after sign-in. */
export interface SessionActor extends Actor {
  isPrimary: boolean;
  brand: string;
}

/**
 * What never changes in a session; `sealed`, `seenAt` and `actor` change and are kept apart, so that no write undoes
 * another.
 */
interface Opening {
  identity: Identity;
  device: { browser: string; os: string };
  createdAt: number;
  csrf: string;
}

interface Kept extends Opening {
  sealed: string;
  seenAt: number;
  actor?: SessionActor;
}

export interface SessionView {
  /** The object's own name. */
  name: string;
  identity: Identity;
  credentials: Credentials;
  /** Binds form tokens to this session. */
  csrf: string;
  actor?: SessionActor;
}

/**
 * One browser's session: tokens (sealed) and identity; 30 min idle, 12 h absolute (decision 23). Named by the hash of
 * its cookie.
 */
export class SessionObject extends DurableObject<Env> {
  #tokens: Tokens | undefined;
  #renewing: Promise<Tokens | undefined> | undefined;

  /** Remembers a sign-in that has begun. */
  async begin(attempt: Attempt): Promise<void> {
    await this.ctx.storage.put('attempt', attempt);
    await this.ctx.storage.setAlarm(attempt.expiresAt);
  }

  /** The sign-in that was begun, once. */
  async takeAttempt(): Promise<Attempt | undefined> {
    const attempt = await this.ctx.storage.get<Attempt>('attempt');
    await this.ctx.storage.delete('attempt');
    return attempt && attempt.expiresAt > Date.now() ? attempt : undefined;
  }

  async open(tokens: Tokens, identity: Identity, device: Opening['device']): Promise<void> {
    const now = Date.now();
    this.#tokens = tokens;
    const sealed = await seal(this.env.SESSION_SEAL_KEY, tokens);
    const csrf = crypto.randomUUID() + crypto.randomUUID();
    const opening: Opening = { identity, device, createdAt: now, csrf };
    await this.ctx.storage.put({ opening, sealed, seenAt: now });
    await this.ctx.storage.setAlarm(now + absoluteMs);
  }

  /** What a request may know of its session; undefined when it is over. Counts as a sign of life. */
  async view(name: string): Promise<SessionView | undefined> {
    const kept = await this.#kept();
    if (!kept || Date.now() - kept.seenAt > idleMs) return undefined;
    const tokens = await this.#valid(kept);
    if (!tokens) return undefined;
    if (Date.now() - kept.seenAt > touchMs) await this.ctx.storage.put('seenAt', Date.now());
    return {
      name,
      identity: kept.identity,
      credentials: actingOf(kept, tokens),
      csrf: kept.csrf,
      actor: kept.actor,
    };
  }

  async setActor(actor: SessionActor): Promise<void> {
    if (await this.#kept()) await this.ctx.storage.put('actor', actor);
  }

  /**
   * For the Account object's jobs, which go on when nobody looks: idle sessions still serve them until sign-out or
   * their
   * absolute end, but nothing is shown to anybody by it.
   */
  async requester(name: string): Promise<Requester | undefined> {
    const kept = await this.#kept();
    const tokens = kept?.actor && (await this.#valid(kept));
    if (!kept?.actor || !tokens) return undefined;
    const { customerId, groupId, email } = kept.actor;
    return { session: name, actor: { customerId, groupId, email }, credentials: actingOf(kept, tokens) };
  }

  /** New tokens after the carrier refused `refused`; many askers, one renewal. Undefined when the session is over. */
  async refresh(refused: string): Promise<Credentials | undefined> {
    const kept = await this.#kept();
    if (!kept) return undefined;
    const tokens = await this.#valid(kept, refused);
    return tokens && actingOf(kept, tokens);
  }

  /** Ends the session here; gives the tokens for their revocation, and the account whose live pages must close. */
  async end(): Promise<{ tokens: Tokens; actor: SessionActor | undefined } | undefined> {
    const kept = await this.#kept();
    const tokens = kept && (await this.#unsealed(kept));
    this.#tokens = undefined;
    await this.ctx.storage.deleteAll();
    return tokens && { tokens, actor: kept.actor };
  }

  override async alarm(): Promise<void> {
    const opening = await this.ctx.storage.get<Opening>('opening');
    if (opening && Date.now() < opening.createdAt + absoluteMs)
      return this.ctx.storage.setAlarm(opening.createdAt + absoluteMs);
    this.#tokens = undefined;
    await this.ctx.storage.deleteAll();
  }

  async #kept(): Promise<Kept | undefined> {
    const all = await this.ctx.storage.get<unknown>(['opening', 'sealed', 'seenAt', 'actor']);
    const opening = all.get('opening') as Opening | undefined;
    const sealed = all.get('sealed') as string | undefined;
    if (!opening || !sealed || Date.now() >= opening.createdAt + absoluteMs) return undefined;
    const actor = all.get('actor') as SessionActor | undefined;
    return { ...opening, sealed, seenAt: all.get('seenAt') as number, actor };
  }

  /** Undefined when the key was changed since: the session is over, and nothing breaks. */
  async #unsealed(kept: Kept): Promise<Tokens | undefined> {
    this.#tokens ??= await unseal(this.env.SESSION_SEAL_KEY, kept.sealed).catch(() => undefined);
    return this.#tokens;
  }

  async #valid(kept: Kept, refused?: string): Promise<Tokens | undefined> {
    const tokens = await this.#unsealed(kept);
    if (!tokens) return undefined;
    if (tokens.accessToken !== refused && tokens.expiresAt - earlyMs > Date.now()) return tokens;
    this.#renewing ??= this.#renew(tokens).finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renew(old: Tokens): Promise<Tokens | undefined> {
    let tokens: Tokens | undefined;
    try {
      tokens = await renew(this.env, old);
    } catch {
      // The provider does not answer: what is left of the old token is still good.
      return old.expiresAt > Date.now() ? old : undefined;
    }
    this.#tokens = tokens;
    if (!tokens) {
      // The provider refused to renew: only signing in again helps.
      await this.ctx.storage.delete('sealed');
      return undefined;
    }
    const sealed = await seal(this.env.SESSION_SEAL_KEY, tokens);
    // Signed out meanwhile: nothing may come back to life.
    if (await this.ctx.storage.get('opening')) await this.ctx.storage.put('sealed', sealed);
    return tokens;
  }
}

function actingOf({ identity, device, actor }: Kept, tokens: Tokens): Credentials {
  return {
    accessToken: tokens.accessToken,
    idToken: tokens.idToken,
    // Not known before the first look-up: claim the lesser.
    isPrimary: actor?.isPrimary ?? false,
    source: { name: identity.name, email: identity.email, ...device },
  };
}
