import { DurableObject } from 'cloudflare:workers';
import { peopleOf, type SeedName } from '#contracts/seed.ts';
import type { FixtureAccount } from '#fixtures/control-schema.ts';
import type { Named } from '#fixtures/world/name-in.ts';
import type { DemoEnv, WorldRpc } from './demo-env.ts';
import { keptHeaders, KeptRequests } from './kept-requests.ts';
import { RememberedWorld } from './remembered-world.ts';

const oneHour = 60 * 60_000;
const oneDay = 24 * oneHour;
/** Maximum number of changes of an account in its day. */
export const mostKept = 1_000;

/**
 * One visitor's account at the demo's carrier, in a world of its own, named by the account's key. It remembers what
 * changed it, and is deleted a day after it was opened; the portal forgets its customers before (SAFETY-82, SAFETY-83).
 */
export class WorldObject extends DurableObject<DemoEnv> implements WorldRpc {
  readonly #kept: KeptRequests;
  readonly #world: RememberedWorld;
  /** 0 while no account was opened: then no request is stored. */
  #count = 0;

  constructor(ctx: DurableObjectState, env: DemoEnv) {
    super(ctx, env);
    this.#kept = new KeptRequests(ctx.storage.sql);
    this.#world = new RememberedWorld((request) => {
      if (this.#count === 0) return;
      this.#kept.add(request);
      this.#count += 1;
    });
    void ctx.blockConcurrencyWhile(async () => {
      const requests = this.#kept.list();
      await this.#world.restore(requests);
      this.#count = requests.length;
    });
  }

  /**
   * Opens the account, once.
   * @param id what makes its key another than that of all others of the seed
   * @param settings as the control `accounts` takes them
   * @returns what that control answers; null when it was opened before
   */
  async open(seed: SeedName, id: string, settings: object = {}): Promise<FixtureAccount | null> {
    if (this.#count > 0) return null;
    this.#kept.begin();
    this.#count = 1;
    const { groupId } = peopleOf(`${seed}.${id}`);
    await this.ctx.storage.put({ groupId, openedAt: Date.now() });
    await this.ctx.storage.setAlarm(Date.now() + oneDay);
    const body = JSON.stringify({ ...settings, seed });
    const headers = { 'content-type': 'application/json' };
    const url = 'https://world/__world/accounts';
    return (await this.#world.take({ method: 'POST', url, headers, body }, [id])).json();
  }

  /** Returns the name of the person with an email address; null when the account has none, or was never opened. */
  async find(email: string): Promise<Named | null> {
    return (await this.#world.find(email)) ?? null;
  }

  /** A call of the carrier, a hosted page or a control; signatures were checked. */
  override async fetch(request: Request): Promise<Response> {
    const { method, url } = request;
    if (method !== 'GET' && this.#count > mostKept) return new Response('too many changes for a day', { status: 503 });
    return this.#world.take({ method, url, headers: keptHeaders(request.headers), body: await request.text() });
  }

  /** Deletes the account, once the portal has forgotten its customers, or could not for a day. */
  override async alarm(): Promise<void> {
    const { groupId, openedAt } = await this.#opened();
    if (groupId !== undefined && !(await this.#portalForgets(groupId)) && Date.now() < openedAt + 2 * oneDay) {
      await this.ctx.storage.setAlarm(Date.now() + oneHour);
      return;
    }
    await this.ctx.storage.deleteAll();
    this.#world.reset();
    this.#count = 0;
  }

  async #opened(): Promise<{ groupId: string | undefined; openedAt: number }> {
    const entries = await this.ctx.storage.get<string | number>(['groupId', 'openedAt']);
    const groupId = entries.get('groupId');
    return {
      groupId: typeof groupId === 'string' ? groupId : undefined,
      openedAt: Number(entries.get('openedAt') ?? 0),
    };
  }

  /** Has the portal forget a group, as `npm run ops -- forget` does (SAFETY-30). @returns whether it has */
  async #portalForgets(group: string): Promise<boolean> {
    const request = fetch(new URL('/operator/forget', this.env.PORTAL_ORIGIN), {
      method: 'POST',
      headers: { authorization: `Bearer ${this.env.OPERATOR_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ group, everybody: true, because: 'its day is over', confirm: true }),
    });
    const { status, forgotten } = await request.then(
      async (response) => ({ status: response.status, ...(await forgottenOf(response)) }),
      () => ({ status: 0, forgotten: false }),
    );
    // Status 404 means that the portal stores nothing of the group.
    if (!forgotten && status !== 404) console.warn(JSON.stringify({ event: 'account not forgotten', status }));
    return forgotten || status === 404;
  }
}

/** Returns true when the portal has deleted the data of the group, or will do so after operations in progress. */
async function forgottenOf(response: Response): Promise<{ forgotten: boolean }> {
  const body = await response.json<{ forgotten?: unknown }>().catch(() => undefined);
  return { forgotten: response.ok && body?.forgotten === true };
}
