import { expect, it, test } from 'vitest';
import type { CarrierCaller } from '#rpc/carrier/procedures.ts';
import { LimitError } from '#rpc/limit-error.ts';
import { type Fault, FaultError } from '#rpc/problem.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
import { publicIntentRunner } from './public.ts';
import type { RefusalEvent } from './refusal-response.ts';

const logged: object[] = [];
const context: PublicContext = {
  read: async () => ({ kind: 'fault', why: 'network', transactionId: 'transaction-1' }),
  carrier: () => ({}) as CarrierCaller,
  deviceCheckSource: 'REGIONAL',
  once: (_, send) => send(),
  later: () => undefined,
  count: async () => undefined,
  log: (event, facts) => void logged.push({ event, ...facts }),
};
const refused: RefusalEvent[] = [];
const askPublic = publicIntentRunner(context, {
  sent: true,
  waiting: async () => new Response(null, { status: 202 }),
  keptForm: async () => 'sealed',
  refused: (event) => void refused.push(event),
});

const thrownBy = (thrown: unknown) =>
  askPublic(async () => {
    throw thrown;
  }).catch((error: unknown) => error);

it('returns the intent’s result', async () => {
  expect(await askPublic((portal) => portal.plans())).toBeUndefined();
});

test.each<Fault['why']>(['network', 'timeout', 'garbage', 'session'])(
  'a carrier fault (%s) is the error page, and never leads to sign-in',
  async (why) => {
    const page = await thrownBy(
      new FaultError({ kind: 'fault', why, endpoint: 'catalog.activePlans', transactionId: 'transaction-7' }),
    );
    expect((page as Response).status).toBe(503);
    expect(logged.at(-1)).toEqual({
      event: 'carrier fault',
      why,
      endpoint: 'catalog.activePlans',
      status: 0,
      transactionId: 'transaction-7',
    });
  },
);

test('shows the waiting page for a slow carrier (HTTP-25)', async () => {
  const page = await thrownBy(new FaultError({ kind: 'fault', why: 'slow', transactionId: '' }));
  expect((page as Response).status).toBe(202);
});

test('returns 429 above a visitor’s limit, with the time of the next try (SAFETY-10)', async () => {
  const page = (await thrownBy(new LimitError(1_763_800_000_000))) as Response;
  expect([page.status, await page.text()]).toEqual([429, '1763800000000']);
  expect(refused).toEqual([['limit reached', { limit: 'person' }]]);
});

it('throws any other error on unchanged', async () => {
  const broken = new Error('broken');
  expect(await thrownBy(broken)).toBe(broken);
});
