import { describe, expect, it } from 'vitest';
import { endpoints } from '../carrier.ts';
import { inTurn, isEveryCase } from '#fixtures/testing/turn.ts';
import { breachesOf } from './compare.ts';
import { type Derived, derived } from './derived.ts';
import { adds, set } from './change.ts';
import { unreadEffects } from './law-findings.ts';
import type { Here, Provider } from './provider.ts';
import { quantities } from './quantity.ts';
import { relations } from './relations.ts';
import { type ReadId, shows, type WriteId } from './shows.ts';
import { type Around, backends, here, inRounds, providerHere } from './test-here.ts';
import { judgements, lawChoice, verifyLaws } from './verify-laws.ts';
import { View } from './view.ts';
import { following, type WriteLaw, writes } from './writes.ts';

/** A dozen endpoints of one team, two of them with money. */
const dozen: readonly string[] = [
  ...['customer.group', 'customer.topUpStatus', 'topup.group', 'topup.pulse', 'billing.history', 'card.list'],
  ...['billing.customer', 'billing.invoices', 'topup.create', 'topup.autoUpdate', 'card.setDefault', 'payment.make'],
];
const choice = (...ids: readonly string[]) => lawChoice(({ id }) => ids.includes(id));

/** Returns the breaches up to one with a text, or all of them. */
async function breachesIn(provider: Provider, ids: readonly string[], until = 'none'): Promise<string[]> {
  const findings: string[] = [];
  for await (const { subject, breaches, warnings } of judgements(provider, choice(...ids))) {
    findings.push(...[...breaches, ...warnings].map(({ law, message }) => `${law}: ${subject}: ${message}`));
    if (findings.some((one) => one.includes(until))) break;
  }
  return findings;
}

describe('a run of the laws', () => {
  const broken = async (backend: Partial<(typeof backends)[string]>, toHere: Here, chosen = choice(...dozen)) => {
    const { settleMs, areAccountsAlone = true } = backend;
    const run = { atOnce: 6, areAccountsAlone };
    const judged = await verifyLaws(providerHere(toHere, settleMs), chosen, run);
    return judged.flatMap(({ breaches, warnings }) => [...breaches, ...warnings]);
  };

  // The test of the rounds is of the fixture carrier. `npm run lab -- contract-mutants` takes that too, and all
  // endpoints.
  const carriers = Object.entries(backends).filter(([name]) => isEveryCase || name !== 'the fixture carrier');
  it.each(inTurn(carriers, 3))('finds no breach in backend %s (HTTP-35)', async (_, backend) => {
    expect(await broken(backend, backend.here(), isEveryCase ? lawChoice(() => true) : undefined)).toEqual([]);
  });

  it.each([
    ['billing.invoices', 'payment.make'],
    ['billing.forecast', 'topup.create'],
    ['billing.forecast', 'plan.change'],
    ['billing.forecast', 'activation.start'],
  ])('finds no breach in a choice of %s and %s, whose other reads are not chosen (HTTP-35)', async (...ids) => {
    expect(await breachesIn(providerHere(here()), ids)).toEqual([]);
  });

  it('makes few rounds of replies in sequence: 94, and 204 with one account at a time (HTTP-40)', async () => {
    const counted = inRounds(here());
    expect(await broken({}, counted.here)).toEqual([]);
    expect(counted.count()).toBeLessThan(140);
  });
});

const isCall = (request: Request, path: string) => new URL(request.url).pathname.includes(path);
/** After a call to a path, whatever its reply is. */
const after =
  (path: string, effect: (world: Parameters<Around>[2]) => void): Around =>
  async (request, answer, world) => {
    const response = await answer(request);
    if (isCall(request, path)) effect(world);
    return response;
  };
const family = (world: Parameters<Around>[2]) => world.person('active-family@example.test')?.account;

const few = dozen.filter((id) => !['payment.make', 'topup.pulse'].includes(id));

const takesAll: Around = async (request, answer) =>
  isCall(request, '/auto/topup') ? Response.json({ status: 'SUCCESS', data: {} }) : answer(request);

describe('a law is broken', () => {
  it.each<[law: string, around: Around]>([
    ['named fields change: topup.autoUpdate: line(active-family-2): isAutoTopUp was false and is false', takesAll],
    ['nothing changes: topup.autoUpdate: the call was accepted by a secondary for another line', takesAll],
    [
      'named fields change: card.setDefault: card(active-family-card-1): isAutoPay was true and is true',
      async (request, answer) => {
        const response = await answer(request);
        const isGone = (await response.clone().text()).includes('CARD_NOT_FOUND');
        return isGone ? Response.json({ status: 'SUCCESS', data: { ccNumberMask: '4242' } }) : response;
      },
    ],
    [
      'nothing else changes: topup.autoUpdate: line(active-family-3): isAutoTopUp was false and is true',
      after('/auto/topup', (world) => {
        for (const { customer } of family(world)?.lines ?? []) customer.isAutoTopUp = true;
      }),
    ],
    [
      'nothing changes: card.setDefault: card(active-family-card-4): dateOfExpiry was "0530" and is "0331"',
      after('/cc/autopay', (world) => {
        const card = family(world)?.cards[3];
        if (card) card.dateOfExpiry = '0331';
      }),
    ],
    [
      'the balance is the bills less the payments',
      async (request, answer) => {
        const response = await answer(request);
        if (!isCall(request, '/billing/customer/')) return response;
        const { data, ...rest } = (await response.json()) as { data: { balance: number } };
        return Response.json({ ...rest, data: { ...data, balance: data.balance + 1 } });
      },
    ],
    [
      'the state holds what it promises: billing.customer: active-family-card-3: its brand: "VISA" and "AMERICAN EXPRESS"',
      async (request, answer) => {
        const text = await (await answer(request)).text();
        return new Response(text.replaceAll('"AMERICAN EXPRESS"', '"VISA"'));
      },
    ],
    [
      'one effect for one key: topup.create',
      (request, answer) => {
        const headers = new Headers(request.headers);
        headers.set('x-transaction-id', crypto.randomUUID());
        return answer(new Request(request, { headers }));
      },
    ],
  ])('%s (HTTP-35)', async (law, around) => {
    const isNamed = (id: string) => id in writes && law.includes(id);
    const chosen = few.some(isNamed) ? few.filter((id) => !(id in writes) || isNamed(id)) : few;
    const findings = await breachesIn(providerHere(here(around)), chosen, law);
    expect(findings).toContainEqual(expect.stringContaining(law));
  });
});

it('fails a check whose state cannot be set up, and goes on (HTTP-35)', async () => {
  const refusesToggles: Around = async (request, answer) =>
    isCall(request, '/auto/topup') ? Response.json({ status: 'FAILURE', resCode: 40625 }) : answer(request);
  const run = { atOnce: 6, areAccountsAlone: true };
  const judged = await verifyLaws(providerHere(here(refusesToggles)), choice(...few), run);
  const unset = judged.filter(({ breaches }) => breaches.some(({ law }) => law === 'the state can be set up'));
  expect([...new Set(unset.map(({ subject }) => subject))]).toContain('topup.autoUpdate');
  expect(unset[0]?.breaches[0]?.message).toContain('the earlier call topup.autoUpdate was refused');
  expect(judged.length).toBeGreaterThan(unset.length + 30);
});

it('asks for a secondary with objects of their own group (HTTP-35)', async () => {
  const bodies: string[] = [];
  const noting: Around = async (request, answer) => {
    if (isCall(request, '/payment/customer')) bodies.push(await request.clone().text());
    return answer(request);
  };
  const chosen = ['payment.make', 'card.list', 'billing.history'];
  expect(await breachesIn(providerHere(here(noting)), chosen)).toEqual([]);
  const bySecondary = bodies.filter((body) => body.includes('customerId=secondary-active-1'));
  expect(bySecondary.every((body) => body.includes('uuid=secondary-active-card-1'))).toBe(true);
  expect(bySecondary).not.toEqual([]);
});

describe('the declarations', () => {
  const kindsIn = (id: string) =>
    Object.values(shows[id as ReadId]).map((pattern: string) => pattern.replace(/\(.*/, ''));

  it.each(Object.keys(writes) as WriteId[])(
    'change for %s only objects that its reconciling reads show (HTTP-34)',
    (id) => {
      const reconcileWith = endpoints.find((one) => one.id === id)?.reconcileWith;
      const shown = new Set(reconcileWith === 'none' ? [] : reconcileWith?.flatMap(kindsIn));
      const { changes, accepted = [], failed = [] } = writes[id];
      const named = [...changes, ...accepted, ...failed].filter(({ effect }) => effect !== 'may');
      const otherKinds = new Set(named.map(({ kind }) => kind).filter((kind) => !shown.has(kind)));
      expect([...otherKinds]).toEqual(following[id] ?? []);
      // A write that is reconciled is so by an object that it changes.
      if (shown.size > 0) expect(named.length === 0 || named.some(({ kind }) => shown.has(kind))).toBe(true);
    },
  );

  it('do not compile without changes, with a field that no read shows, and for a derived one without a relation (HTTP-34)', () => {
    // @ts-expect-error A write has changes.
    const withoutChanges: WriteLaw = { again: 'same' };
    // @ts-expect-error Each write has its law.
    const noLaws: typeof writes = {};
    // @ts-expect-error Each read has its objects.
    const noObjects: Record<ReadId, object> = {};
    // @ts-expect-error No read shows the shoe size of a line.
    const unknownField = set('line', '{customerId}', { shoeSize: 44 });
    // @ts-expect-error No read shows the color of a number that is moved.
    const nestedField = set('line', '{customerId}', { 'mnpInfo.color': 'red' });
    // @ts-expect-error No read shows who has paid.
    const addedField = adds('payment', { payer: 'Kim' });
    // @ts-expect-error No read shows a house.
    const unknownKind = set('house', '', {});
    const free = 'no relation' as const;
    // @ts-expect-error A derived field has one of the relations.
    const derivedField: Derived = { 'account.balance': free };
    // @ts-expect-error Only fields that a read shows are derived.
    const derivedUnknown: Derived = { 'account.mood': 'a plan has one name' };
    const all = [
      withoutChanges,
      noLaws,
      noObjects,
      unknownField,
      nestedField,
      addedField,
      unknownKind,
      derivedField,
      derivedUnknown,
    ];
    expect(all).toHaveLength(9);
  });

  it('have a relation for each derived field (HTTP-34)', () => {
    expect(Object.values(derived).filter((name) => !(name in relations))).toEqual([]);
  });
});

it('names the writes whose effect no chosen read shows (HTTP-35)', () => {
  expect(unreadEffects(choice('payment.make', 'topup.pulse'))).toEqual(['payment.make (seen in billing.history)']);
  expect(unreadEffects(choice('payment.make', 'billing.history', 'customer.hubspot'))).toEqual([]);
});

it.each([
  [true, 1_500],
  [false, 1_000],
])('bill a part of a cycle where the carrier does: %s (HTTP-35)', (planProrate, cents) => {
  const view = new View({
    ...{ primary: 'a-1', lines: ['a-1'], at: Date.parse('2026-11-16T17:00:00Z'), drift: 0 },
    ...{ isPrimary: true, isFirst: true },
  });
  const add = (name: string, fields: object) => {
    for (const [field, value] of Object.entries(fields)) view.add(name, field, { value, read: '' });
  };
  add('billing()', { planProrate });
  add('line(a-1)', { peerAccountRef: 'A|O|1', reachPlanId: 'small' });
  add('line(a-1)', { billStartDate: '2026-11-01', billEndDate: '2026-11-30' });
  add('plan(small)', { baseLinePrice: 2_000 });
  add('plan(large)', { baseLinePrice: 3_000 });
  const change = { customerId: 'a-1', newReachPlanId: 'large' };
  expect(quantities['the difference of the month and of the days that are left'](change, view)).toBe(cents);
});

it('names the object, the field, both values with the unit of money, and the read', () => {
  const viewOf = (firstName: string, price = 2_000) => {
    const view = new View({ primary: 'a-1', lines: ['a-1'], at: 0, drift: 0, isPrimary: true, isFirst: true });
    view.add('line(a-1)', 'firstName', { value: firstName, read: 'customer.group' });
    view.add('bill(1)', 'amount', { value: price, read: 'billing.invoices' });
    return view;
  };
  const made = { input: { name: 'KIM' }, at: 0, moving: new Set<string>() };
  expect(breachesOf(viewOf('BY'), viewOf('BY', 2_500), [], made)).toMatchObject([
    { message: 'bill(1): amount was 2000 cents and is 2500 cents (billing.invoices)' },
  ]);
  expect(breachesOf(viewOf('BY'), viewOf('LEE'), [set('line', 'a-1', { firstName: '{name}' })], made)).toEqual([
    {
      law: 'named fields change',
      message: 'line(a-1): firstName was "BY" and is "LEE" (customer.group); it should be "KIM"',
    },
  ]);
});
