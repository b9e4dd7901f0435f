import { beforeEach, describe, expect, it, test } from 'vitest';
import { deviceExamples } from '#contracts/device/examples.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { CapabilityList } from '#contracts/tier.ts';
import { type Carrier } from './carrier/client.ts';
import { carrierCaller } from './carrier/procedures.ts';
import type { Outcome } from './problem.ts';
import { hasProcedure } from './public/needs.ts';
import { createPublicCaller, publicRouter } from './public-router.ts';
import type { PublicContext } from './public/public-context.ts';
import { LimitError } from './limit-error.ts';
import { fault, reply } from './testing/fake-account.ts';

const plan = {
  name: 'plan-5gb',
  displayNameWeb: 'Best Fit 5GB',
  baseLinePrice: 2500,
  additionalLinePrice: 2000,
  addLineSplitPrice: { '2': 2000, '3': 1800 },
  planData: 5,
  isUnlimited: false,
  esimOnly: false,
};
const priced = (name: string, baseLinePrice: number) => ({ ...plan, name, baseLinePrice });
const imei = '356938035643809';

let replies: Record<string, Outcome<unknown>>;
let sent: { id: string; input: unknown; options: unknown }[];
let background: Promise<unknown>[];
let logged: { event: string; facts: object }[];
let customer: PublicContext['customer'];
let counted: string[];
let limited: string | undefined;

beforeEach(() => {
  replies = {
    'catalog.activePlans': reply({ plans: [plan] }),
    'topup.pulse': reply({ pulse: 1, pulseCost: 500 }),
    'config.appData': reply({ perSimCost: { USA: { cost: 999, discountPctg: 50 } } }),
    'marketing.getInTouch': reply({}),
  };
  sent = [];
  background = [];
  logged = [];
  customer = undefined;
  counted = [];
  limited = undefined;
});

/** The intents of a visitor, with a carrier that answers from the table. */
function visitor() {
  const attempt = async (target: Endpoint, input: unknown, options?: unknown) => {
    sent.push({ id: target.id, input, options });
    return replies[target.id];
  };
  const context: PublicContext = {
    read: ((target: Endpoint) => attempt(target, {})) as PublicContext['read'],
    carrier: (options = {}) => carrierCaller({ carrier: { attempt } as unknown as Carrier, options }),
    deviceCheckSource: 'REGIONAL',
    count: async (what) => {
      counted.push(what);
      if (what === limited) throw new LimitError(1_763_800_000_000);
    },
    once: (_, send) => send(),
    later: (work) => void background.push(work),
    customer,
    log: (event, facts) => void logged.push({ event, facts }),
  };
  return createPublicCaller(context);
}

describe('plans', () => {
  it('come cheapest first (PLAN-4)', async () => {
    replies['catalog.activePlans'] = reply({ plans: [priced('c', 4500), priced('a', 2000), priced('b', 2500)] });
    expect((await visitor().plans())?.plans.map(({ id, firstLine }) => [id, firstLine])).toEqual([
      ['a', 2000],
      ['b', 2500],
      ['c', 4500],
    ]);
  });

  it('have all facts for visitors, and no coupons (PUBLIC-8)', async () => {
    expect(await visitor().plans()).toEqual({
      plans: [
        {
          id: 'plan-5gb',
          name: 'Best Fit 5GB',
          firstLine: 2500,
          eachMoreLine: 2000,
          moreLines: [
            { occurrence: 2, price: 2000 },
            { occurrence: 3, price: 1800 },
          ],
          gigabytes: 5,
          unlimited: false,
          esimOnly: false,
        },
      ],
      extraData: { gigabytes: 1, price: 500 },
      simKit: 500,
    });
  });

  it.each(['topup.pulse', 'config.appData'])('are shown although %s fails (PUBLIC-8)', async (id) => {
    replies[id] = fault();
    expect((await visitor().plans())?.plans).toHaveLength(1);
  });

  it('are undefined when the plan list cannot be read (PUBLIC-8)', async () => {
    replies['catalog.activePlans'] = fault('timeout');
    expect(await visitor().plans()).toBeUndefined();
    expect(logged).toEqual([{ event: 'no plans', facts: { why: 'timeout' } }]);
  });
});

describe('places', () => {
  const suggestions = [1, 2, 3, 4, 5, 6].map((at) => ({ placeId: `place-${at}`, description: `${at} Main` }));
  const signedIn = { emailId: 'dana@example.test', consents: false, about: async () => ({}) };
  const place = { city: 'Burlington', state: 'MA', zip: '01803' };

  it('are suggested, five at most, and found by place or the five digits of a ZIP (ADDLINE-12, INTAKE-7)', async () => {
    customer = signedIn;
    replies['address.autocomplete'] = reply({ suggestions });
    replies['address.geocode'] = reply({ location: place });
    expect(await visitor().suggestPlaces({ input: ' 12 Main ' })).toEqual(suggestions.slice(0, 5));
    expect(await visitor().findPlace({ zip: '018034307' })).toEqual(place);
    expect(await visitor().findPlace({ placeId: 'place-1' })).toEqual(place);
    expect(sent).toMatchObject([
      { id: 'address.autocomplete', input: { input: '12 Main', country: 'USA' } },
      { id: 'address.geocode', input: { zip: '01803' } },
      { id: 'address.geocode', input: { placeId: 'place-1' } },
    ]);
    expect(logged).toEqual([]);
  });

  it('are none while the maps system does not answer, and waited for as long as they are of use', async () => {
    customer = signedIn;
    replies['address.autocomplete'] = fault();
    replies['address.geocode'] = fault();
    expect(await visitor().suggestPlaces({ input: '12 Main' })).toEqual([]);
    expect(await visitor().findPlace({ zip: '01803' })).toBeUndefined();
    expect(sent.map(({ options }) => options)).toEqual([{ limitMs: 1_500 }, { limitMs: 1_500 }]);
  });

  it('are hidden from visitors without a sign-in, without a carrier call', async () => {
    await expect(visitor().suggestPlaces({ input: '12 Main' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(visitor().findPlace({ zip: '01803' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(sent).toEqual([]);
  });
});

describe('the device check', () => {
  const [esim, sim, incompatible] = deviceExamples.imeiCheck.replies;
  const problem = (name: string, message?: string) => ({ kind: 'problem', name, resCode: 1, message }) as const;

  test.each<[string, Outcome<unknown>, object]>([
    ['works with eSIM', reply(esim.reply), { kind: 'esim', device: 'Google Pixel 8' }],
    ['works with SIM', reply(sim?.reply), { kind: 'sim', device: 'Samsung Galaxy A12' }],
    ['works, of unknown make', reply({ isValid: true, esimAvailable: true }), { kind: 'esim', device: '' }],
    ['does not work', reply({ esimAvailable: false, ...incompatible?.reply }), { kind: 'incompatible' }],
    ['is not valid with eSIM', reply({ isValid: false, esimAvailable: true }), { kind: 'incompatible' }],
    ['40152', problem('alreadyInUse', 'In use.'), { kind: 'alreadyInUse', message: 'In use.' }],
    ['40152 without words', problem('alreadyInUse'), { kind: 'alreadyInUse' }],
    ['40245', problem('downtime'), { kind: 'downtime' }],
    ['40267', problem('fiveGDevice'), { kind: 'fiveG' }],
    ['anything else', fault(), { kind: 'failed' }],
  ])('%s (PUBLIC-13, PUBLIC-14, HTTP-9, ERROR-10 to ERROR-13)', async (_, said, check) => {
    replies['device.imeiCheck'] = said;
    expect(await visitor().checkDevice({ imei })).toEqual(check);
    expect(sent).toMatchObject([{ id: 'device.imeiCheck', input: { countryCode: 'USA', imei, other1: 'REGIONAL' } }]);
    expect(JSON.stringify(logged)).not.toContain(imei);
  });

  it('is answered within 3 s, and sent without tokens (LEDGER-16)', async () => {
    replies['device.imeiCheck'] = fault();
    await visitor().checkDevice({ imei });
    const [{ options } = { options: {} }] = sent;
    expect(options).toEqual({ limitMs: expect.any(Number) });
    expect((options as { limitMs: number }).limitMs).toBeLessThan(3_000);
  });

  it.each([
    [503, 503],
    [undefined, 0],
  ])('logs a failed check without the IMEI: status %s (PUBLIC-14)', async (status, told) => {
    replies['device.imeiCheck'] = { kind: 'fault', why: 'http', transactionId: 'transaction-1', status };
    await visitor().checkDevice({ imei });
    const facts = { why: 'http', status: told, transactionId: 'transaction-1' };
    expect(logged).toEqual([{ event: 'device check failed', facts }]);
  });

  it.each(['', '12345678901234', '123456789012345678', '35-693803-564380-9', '../../../../../'])(
    'sends nothing for %j (PUBLIC-10)',
    async (wrong) => {
      await expect(visitor().checkDevice({ imei: wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
      expect(sent).toEqual([]);
    },
  );
});

describe('leads', () => {
  const email = 'visitor@example.test';
  const dana = { isTest: false, firstName: 'Dana', lastName: 'Reyes', lines: 2, autoPay: true };
  const about = async () => dana;
  const lead = (properties: object, options: object = {}) => [
    { id: 'marketing.getInTouch', input: { emailId: email, properties }, options },
  ];

  test.each([
    ['fiveG', { is5gDevice: true, isLoggedIn: false }],
    ['downtime', { isDowntime: true, isLoggedIn: false }],
  ] as const)('notify me, %s', async (interest, properties) => {
    await visitor().notifyMe({ email, interest });
    await Promise.all(background);
    expect(sent).toEqual(lead(properties));
    expect(logged).toEqual([]);
  });

  test('contain the customer’s data for feedback after sign-in (PUBLIC-16)', async () => {
    customer = { emailId: email, consents: true, about };
    await visitor().feedback({ score: 4, email });
    await Promise.all(background);
    expect(sent).toEqual(lead({ website_journey_score: 4, isLoggedIn: true, ...dana }, { limitMs: 2_300 }));
  });

  test.each<[string, PublicContext['customer']]>([
    ['objects', { emailId: email, consents: false, about }],
    ['left another address', { emailId: 'dana@example.test', consents: true, about }],
    ['can’t be told of by the carrier', { emailId: email, consents: true, about: () => Promise.reject(new Error()) }],
  ])('sends no more than the sign-in of a customer who %s (SAFETY-13)', async (_, who) => {
    customer = who;
    await visitor().notifyMe({ email, interest: 'fiveG' });
    await Promise.all(background);
    expect(sent).toEqual(lead({ is5gDevice: true, isLoggedIn: true }));
  });

  test('does not thank for feedback that was not accepted (PUBLIC-16)', async () => {
    replies['marketing.getInTouch'] = fault('http');
    await expect(visitor().feedback({ score: 4, email })).rejects.toMatchObject({ cause: { name: 'FaultError' } });
  });

  test('only counts feedback without an address (PUBLIC-16)', async () => {
    await visitor().feedback({ score: 2 });
    expect(sent).toEqual([]);
    expect(logged).toEqual([{ event: 'feedback', facts: { score: 2 } }]);
  });

  it.each([0, 6, 2.5])('refuses a score of %d (PUBLIC-16)', async (score) => {
    await expect(visitor().feedback({ score, email })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(sent).toEqual([]);
  });

  test.each<[string, PublicContext['customer'], object]>([
    ['a visitor', undefined, { sent: false }],
    ['a customer', { emailId: email, consents: true, about }, { emailId: email, sent: true }],
    ['a customer who objects', { emailId: email, consents: false, about }, { emailId: email, sent: false }],
  ])('an outage, met by %s (ERROR-10)', async (_, who, offered) => {
    customer = who;
    expect(await visitor().offerLead({ interest: 'downtime' })).toEqual(offered);
    await Promise.all(background);
    expect(sent).toEqual(who?.consents ? lead({ isDowntime: true, isLoggedIn: true, ...dana }) : []);
  });

  test('makes nobody a lead for a 5G device who does not accept (ERROR-12)', async () => {
    customer = { emailId: email, consents: true, about };
    expect(await visitor().offerLead({ interest: 'fiveG' })).toEqual({ emailId: email, sent: false });
    expect(sent).toEqual([]);
  });

  it('are sent once, after the response; a failure is logged without the address (PUBLIC-15)', async () => {
    replies['marketing.getInTouch'] = fault('timeout');
    await visitor().notifyMe({ email, interest: 'fiveG' });
    expect(background).toHaveLength(1);
    await Promise.all(background);
    expect(sent).toHaveLength(1);
    expect(logged).toEqual([{ event: 'lead not sent', facts: { why: 'timeout' } }]);
  });
});

test.each<[string, string, (portal: ReturnType<typeof visitor>) => Promise<unknown>]>([
  ['device-check', 'a device check', (portal) => portal.checkDevice({ imei })],
  ['place', 'a suggestion of places', (portal) => portal.suggestPlaces({ input: '12 Harbor' })],
  ['place', 'the place of a ZIP', (portal) => portal.findPlace({ zip: '01803' })],
  ['lead', 'notify me', (portal) => portal.notifyMe({ email: 'sam@example.test', interest: 'fiveG' })],
  ['lead', 'the lead of a signed-in customer', (portal) => portal.offerLead({ interest: 'downtime' })],
  ['lead', 'feedback', (portal) => portal.feedback({ score: 5 })],
])('%s counts %s, and calls no system beyond the limit (SAFETY-10)', async (what, _, ask) => {
  customer = { emailId: 'dana@example.test', consents: true, about: async () => ({}) };
  replies['device.imeiCheck'] = fault('timeout');
  await ask(visitor()).catch(() => undefined);
  expect(counted).toEqual([what]);
  sent = [];
  limited = what;
  await expect(ask(visitor())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', until: 1_763_800_000_000 });
  expect(sent).toEqual([]);
});

test('has the procedures of a tier whose calls the carrier has, and no other name (TIER-2)', () => {
  const has = (tier: string) =>
    Object.keys(publicRouter._def.procedures).filter((name) => hasProcedure(CapabilityList.parse(tier), name));
  const all = Object.keys(publicRouter._def.procedures);
  expect(has('')).toEqual(all);
  expect(has('everything')).toEqual(all);
  expect(has('see')).toEqual(['plans']);
  expect(has('see marketing.getInTouch')).toEqual(['plans', 'notifyMe', 'offerLead', 'feedback']);
  for (const name of ['toString', '__proto__', 'plan', 'plans,feedback'])
    expect(hasProcedure(undefined, name)).toBe(false);
});
