import type { Env } from '../env.ts';
import type { SecurityEvent, SecurityFacts } from '../security-events.ts';
import { logSecurity } from '../security-log.ts';
import { renew, revoke } from './oidc.ts';
import { seal, unseal } from './seal.ts';
import type { Identity, NoTokens, Tokens } from './session.ts';
import { clock } from '../clock.ts';
import { writePoint } from '../points/write-point.ts';

/** Time that a request waits for a renewal that it needs, in milliseconds: pages are there within 3 s. */
const patienceMs = 1_000;
/** The provider is left alone for 15 to 30 seconds after a failure: not all sessions come back at once. */
const restMs = () => 15_000 + Math.random() * 15_000;

interface SessionTokensDeps {
  state: DurableObjectState;
  /** The environment with the identity provider of the session's person. */
  env: () => Promise<Env>;
  /** Ends the session, because the provider refused to renew or sent a forged ID token. */
  end: () => Promise<void>;
}

/** A session's tokens: sealed in storage, renewed before they expire (SAFETY-4, SIGNIN-15, SIGNIN-19, SIGNIN-22). */
export class SessionTokens {
  readonly #deps: SessionTokensDeps;
  #tokens: Tokens | undefined;
  #renewing: Promise<Tokens | NoTokens> | undefined;
  #restUntil = 0;

  constructor(deps: SessionTokensDeps) {
    this.#deps = deps;
  }

  async keep(tokens: Tokens): Promise<string> {
    this.#tokens = tokens;
    return seal((await this.#deps.env()).SESSION_SEAL_KEY, tokens);
  }

  /** Returns the tokens; undefined when the seal key has changed since. */
  async read(): Promise<Tokens | undefined> {
    if (this.#tokens) return this.#tokens;
    const sealed = await this.#deps.state.storage.get<string>('sealed');
    if (!sealed) return undefined;
    const { SESSION_SEAL_KEY: keys } = await this.#deps.env();
    this.#tokens = await unseal<Tokens>(keys, sealed).catch(async () => {
      await (
        await this.#noter()
      )('failure swallowed', { what: 'unseal' });
      return undefined;
    });
    return this.#tokens;
  }

  forget(): void {
    this.#tokens = undefined;
  }

  /**
   * Tokens that are good now. A renewal that is due runs in the background while the old token is good.
   * @param refused the access token that the carrier did not accept
   */
  async valid(identity: Identity, refused?: string): Promise<Tokens | NoTokens> {
    const tokens = await this.read();
    if (!tokens) return 'over';
    const isGood = tokens.accessToken !== refused && tokens.expiresAt > clock.now();
    if (isGood && (tokens.renewFrom > clock.now() || !tokens.refreshToken)) return tokens;
    const renewing = this.#renewal(tokens, identity);
    if (!isGood) return atMost(patienceMs, renewing);
    this.#deps.state.waitUntil(renewing);
    return tokens;
  }

  /** Returns a logger of this session's events. Reads the name first, because it is deleted with the session. */
  async #noter() {
    const { state } = this.#deps;
    const env = await this.#deps.env();
    const { name } = (await state.storage.get<{ name: string }>('opening')) ?? {};
    return <E extends SecurityEvent>(event: E, facts: SecurityFacts<E>) =>
      logSecurity(env, event, facts, { session: name });
  }

  /** Returns the one renewal for all concurrent requests; never rejects. */
  #renewal(old: Tokens, identity: Identity): Promise<Tokens | NoTokens> {
    if (clock.now() < this.#restUntil) return Promise.resolve('unreachable');
    this.#renewing ??= this.#renew(old, identity).finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renew(old: Tokens, identity: Identity): Promise<Tokens | NoTokens> {
    const { state, end } = this.#deps;
    const env = await this.#deps.env();
    const began = clock.now();
    const renewal = await renew(env, old, identity).catch(() => undefined);
    writePoint(env, 'renewal', { outcome: renewal?.kind ?? 'unreachable', ms: clock.now() - began });
    const note = await this.#noter();
    if (!renewal) {
      await note('failure swallowed', { what: 'renewal' });
      this.#restUntil = clock.now() + restMs();
      return 'unreachable';
    }
    if (renewal.kind === 'unproved') await note('failure swallowed', { what: 'key of a renewed ID token' });
    if (renewal.kind === 'renewed' || renewal.kind === 'unproved') {
      const sealed = await seal(env.SESSION_SEAL_KEY, renewal.tokens);
      if (await state.storage.get('opening')) {
        this.#tokens = renewal.tokens;
        await state.storage.put('sealed', sealed);
        return renewal.tokens;
      }
    } else {
      await note('renewal refused', { why: renewal.kind });
      await end();
    }
    // Signed out meanwhile, or ended by a forged ID token: the new tokens must not outlive the session.
    if (renewal.kind !== 'refused') await revoke(env, renewal.tokens);
    return 'over';
  }
}

/** The renewal's result; `unreachable` when it takes longer. The renewal itself goes on. */
async function atMost(ms: number, renewing: Promise<Tokens | NoTokens>): Promise<Tokens | NoTokens> {
  const enough = new AbortController();
  const waited = scheduler.wait(ms, { signal: enough.signal }).then(
    () => 'unreachable' as const,
    () => 'unreachable' as const,
  );
  const result = await Promise.race([renewing, waited]);
  enough.abort();
  return result;
}
