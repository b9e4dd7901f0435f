import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { httpServerHandler } from 'cloudflare:node';
import { DurableObject } from 'cloudflare:workers';
import type { SeedName } from '#contracts/seed.ts';
import { createIdentityProvider, type ProviderSettings } from '#fixtures/provider.ts';
import { keyOfEmail } from './account-key.ts';
import { DailyCount } from './daily-count.ts';
import { type DemoEnv, type IdentityRpc, portalOriginsOf } from './demo-env.ts';
import { IdentityEntries } from './identity-entries.ts';
import { newId } from './new-id.ts';

const oneDaySeconds = 24 * 60 * 60;
const sweepMs = 60 * 60_000;
/** Maximum number of accounts opened per day: each is an object that costs money. */
const mostOpened = 5_000;

/** The identity provider of the demo, one for all visitors. It keeps its keys, and what it issued for a day. */
export class IdentityObject extends DurableObject<DemoEnv> implements IdentityRpc {
  readonly #entries: IdentityEntries;
  readonly #opened: DailyCount;
  #provider: Promise<{ answer(request: Request): Promise<Response>; endSessions(email: string): Promise<void> }>;

  constructor(ctx: DurableObjectState, env: DemoEnv) {
    super(ctx, env);
    this.#entries = new IdentityEntries(ctx.storage.sql);
    this.#opened = new DailyCount(ctx.storage, mostOpened);
    this.#provider = this.#begin();
  }

  override async fetch(request: Request): Promise<Response> {
    const { answer } = await this.#provider;
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + sweepMs);
    return answer(request);
  }

  /**
   * Sends the portal a back-channel logout of a person's sessions (SIGNIN-40).
   * @throws Error when the portal refuses
   */
  async endSessions(email: string): Promise<void> {
    await (await this.#provider).endSessions(email);
  }

  override async alarm(): Promise<void> {
    if (this.#entries.sweep() > 0) await this.ctx.storage.setAlarm(Date.now() + sweepMs);
  }

  async #begin() {
    const { env } = this;
    const { listener, endSessions } = createIdentityProvider({
      url: env.OIDC_ISSUER,
      under: '/id',
      portalOrigins: portalOriginsOf(env),
      people: { find: (email) => this.#find(email), open: (seed) => this.#open(seed) },
      adapter: this.#entries.adapter,
      clientSecret: env.OIDC_CLIENT_SECRET,
      keys: await this.#keys(),
      accessTokenSeconds: Number(env.ACCESS_TOKEN_SECONDS ?? 600),
      rememberSeconds: oneDaySeconds,
      proxied: true,
    });
    // The type of a server's address is wider in Node than in the platform.
    const server = createServer(listener) as unknown as Parameters<typeof httpServerHandler>[0];
    const { fetch } = httpServerHandler(server);
    const answer = async (request: Request) =>
      fetch?.(request as Parameters<typeof fetch>[0], env, this.ctx as unknown as ExecutionContext) ??
      new Response(null, { status: 500 });
    return { answer, endSessions };
  }

  async #find(email: string) {
    const key = keyOfEmail(email);
    return key === undefined ? undefined : ((await this.env.WORLD.getByName(key).find(email)) ?? undefined);
  }

  async #open(seed: SeedName): Promise<string | undefined> {
    if (!(await this.#opened.takes())) return undefined;
    const id = newId(5);
    return (await this.env.WORLD.getByName(`${seed}.${id}`).open(seed, id))?.email;
  }

  async #keys(): Promise<ProviderSettings['keys']> {
    const storedKeys = await this.ctx.storage.get<ProviderSettings['keys']>('keys');
    if (storedKeys) return storedKeys;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const keys = { signing: privateKey.export({ format: 'jwk' }), cookies: newId(16) };
    await this.ctx.storage.put('keys', keys);
    return keys;
  }
}
