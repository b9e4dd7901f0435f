import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '#contracts/carrier.ts';
import { decode, encode } from '#contracts/encoding.ts';
import { type Endpoint, isOtherSystem, split } from '#contracts/endpoint.ts';
import { shown } from '#contracts/examples.ts';
import { alterations } from '#contracts/laws/altered.ts';
import { cases } from '#contracts/laws/cases.ts';
import { shows, type WriteId } from '#contracts/laws/shows.ts';
import { unshownReason } from '#contracts/laws/unshown.ts';
import { writes } from '#contracts/laws/writes.ts';
import { readReply } from '#contracts/reply.ts';
import { grouped } from '#contracts/pact/grouped.ts';
import { unfitHeaders } from '#contracts/pact/unfit-header.ts';
import type { Account } from '#fixtures/world/account.ts';
import { type Around, signAnew, targetOf } from '#contracts/laws/test-here.ts';

type MistakeKind =
  | 'success without effect'
  | 'wrong value or object'
  | 'effect on objects nobody named'
  | 'effect on refusal'
  | 'money'
  | 'dates'
  | 'flags'
  | 'lists'
  | 'words'
  | 'units and counts';

/** One mistake of a provider: what becomes of a call. */
export interface Mistake {
  readonly kind: MistakeKind;
  readonly endpoint: string;
  readonly what: string;
  readonly around: Around;
}

type Json = Record<string, unknown>;

let hasChanged = false;
/** Begins another mistake. */
export const beginMistake = (): void => void (hasChanged = false);
/** Returns true once the present mistake has changed something: otherwise it is none. */
export const isApplied = (): boolean => hasChanged;

/** A mistake in the calls of one endpoint; all others are answered. */
const inCallsOf =
  (target: Endpoint, mistake: Around): Around =>
  (request, answer, world) =>
    targetOf(request)?.id === target.id ? mistake(request, answer, world) : answer(request);

/** Changes each successful reply of an endpoint. */
function onReply(target: Endpoint, change: (data: Json, input: URL) => unknown): Around {
  return inCallsOf(target, async (request, answer) => {
    const response = await answer(request);
    const body = await bodyOf(response);
    if (body.status !== 'SUCCESS' || body.data === undefined) return response;
    const data = change(structuredClone(body.data) as Json, new URL(request.url));
    // Fields that the portal does not read are no mistake.
    if (!isDeepStrictEqual(readReply(target, data), readReply(target, body.data))) hasChanged = true;
    return Response.json({ ...body, data }, { status: response.status });
  });
}

/** Places of leaves in a reply of the fixture carrier: lists are `[]`, entries of dictionaries `*`. */
function placesIn(value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] {
  if (Array.isArray(value)) {
    const own = value.length > 0 ? [{ path, value }] : [];
    return [...own, ...value.slice(0, 1).flatMap((entry) => placesIn(entry, [...path, '[]']))];
  }
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [{ path, value }];
  const isData = Object.keys(value).some((name) => /[\d-]/.test(name));
  const entries = isData
    ? Object.entries(value)
        .slice(0, 1)
        .map(([, entry]) => ['*', entry] as const)
    : Object.entries(value);
  return entries.flatMap(([name, entry]) => placesIn(entry, [...path, name]));
}

/** Changes the value at a place, everywhere it occurs. */
function changeAt(value: unknown, [step, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (step === '[]') return Array.isArray(value) ? value.map((entry) => changeAt(entry, rest, change)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (step === '*')
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, changeAt(entry, rest, change)]));
  return step in value ? { ...value, [step]: changeAt((value as Json)[step], rest, change) } : value;
}

const day = /^\d{4}-\d{2}-\d{2}/;
const shifted = (value: unknown, ms: number): string => {
  const moved = new Date(Date.parse(String(value)) + ms).toISOString();
  return String(value).length === 10 ? moved.slice(0, 10) : moved;
};
const oneDay = 86_400_000;
const moneyName = /amount|price|cost|balance|tax|credit|discount/i;

/** Wrong values for a leaf, by kind and operator. */
function operatorsFor(name: string, value: unknown): [MistakeKind, string, (value: unknown) => unknown][] {
  const number = (change: (value: number) => number) => (one: unknown) => (typeof one === 'number' ? change(one) : one);
  const text = (change: (value: string) => string) => (one: unknown) => (typeof one === 'string' ? change(one) : one);
  if (typeof value === 'number' && moneyName.test(name))
    return [
      ['money', 'a dollar more', number((one) => one + 1)],
      ['money', 'in cents', number((one) => Math.round(one * 100))],
      ['money', 'without cents', number((one) => Math.floor(one))],
      ['money', 'zero', number(() => 0)],
    ];
  if (typeof value === 'number')
    return [
      ['units and counts', 'one more', number((one) => one + 1)],
      ['units and counts', 'a thousandth', number((one) => Math.floor(one / 1000))],
      ['units and counts', 'twice', number((one) => one * 2)],
    ];
  if (typeof value === 'boolean')
    return [
      ['flags', 'the other', (one) => (typeof one === 'boolean' ? !one : one)],
      ['flags', 'always true', (one) => typeof one === 'boolean' || one],
    ];
  if (Array.isArray(value)) {
    const list = (change: (entries: unknown[]) => unknown) => (one: unknown) =>
      Array.isArray(one) ? change(one as unknown[]) : one;
    return [
      ['lists', 'without its last', list((entries) => entries.slice(0, -1))],
      ['lists', 'without its first', list((entries) => entries.slice(1))],
      ['lists', 'in reverse', list((entries) => entries.toReversed())],
      ['lists', 'with one twice', list((entries) => [...entries, ...entries.slice(0, 1)])],
    ];
  }
  if (typeof value === 'string' && day.test(value))
    return [
      ['dates', 'a day later', text((one) => shifted(one, oneDay))],
      ['dates', 'a day earlier', text((one) => shifted(one, -oneDay))],
      ['dates', 'a month earlier', text((one) => shifted(one, -30 * oneDay))],
    ];
  if (typeof value === 'string') return [['words', 'another', text((one) => `${one}X`)]];
  return [];
}

/** Mistakes that no reply can show, or that are none, by rule. */
const unshown: readonly [RegExp, string][] = [
  [/^(lists) .* in reverse$/, 'only three lists have a declared order'],
  [/password|oldPassword/, 'the portal does not read it'],
  [/\b(woNumber|invoiceId|paymentId|tracking(Number|Url)|esimActivationCode)\b/, 'an id that the backend makes'],
  [/\b(deviceId|serialNumber|macAddress|firmware)\b/, 'an id that the backend makes'],
  [/config\.(keys|keysPublic|appData)/, "the carrier's own configuration"],
  [
    /^service\.(dr|ir|ild)Usage .*(totalUsage|Overall|voiceUsage)\b/,
    'an amount of use abroad, which no state promises',
  ],
  [
    /streamType|displayNameWeb|selectedShippingMethod|displayName|customer_statement_number|suspended_reason/,
    "the carrier's own words",
  ],
  [
    /^(catalog\.(activePlans|dataPlans|plan|planDetail|coupon)|roaming|shippingRate|device|port|sim|address|coverage)/,
    'for visitors: the pacts alone',
  ],
  [/^(payment|tax|topup\.pulse)/, 'for visitors: the pacts alone'],
];

/** Replies of the fixture carrier in a state that shows much, by endpoint. */
export type Samples = ReadonlyMap<string, readonly Json[]>;

function replyMistakes(samples: Samples): Mistake[] {
  return endpoints.flatMap((target) => {
    const kinds = Object.values((shows as Readonly<Record<string, Readonly<Record<string, string>>>>)[target.id] ?? {});
    if (target.effect !== 'read' || kinds.length === 0) return [];
    const places = new Map<string, { path: readonly string[]; value: unknown }>();
    for (const sample of samples.get(target.id) ?? [])
      for (const place of placesIn(sample))
        if (!places.has(place.path.join('.'))) places.set(place.path.join('.'), place);
    return [...places.values()].flatMap(({ path, value }): Mistake[] => {
      const name = path.findLast((step) => step !== '[]' && step !== '*') ?? '';
      return operatorsFor(name, value).map(([kind, operator, change]) => ({
        kind,
        endpoint: target.id,
        what: `${path.join('.')} ${operator}`,
        around: onReply(target, (data) => changeAt(data, path, change)),
      }));
    });
  });
}

/** A line that a call does not name, else the first. */
const unnamed = ({ lines }: Account, named: string) =>
  (lines.find(({ customer: { id } }) => !named.includes(id)) ?? lines[0]) as Account['lines'][number];

type Effect = (account: Account, named: string) => void;

/** Side effects on objects that nobody named: in the account of the caller. */
const sideEffects: Readonly<Record<string, Effect>> = {
  'names another line': (account, named) => {
    unnamed(account, named).customer.firstName = 'CHANGED';
  },
  'pauses another line': (account, named) => {
    const { customer } = unnamed(account, named);
    customer.isDataCutoff = !customer.isDataCutoff;
  },
  'turns automatic data of all lines': ({ lines }) => {
    for (const { customer } of lines) customer.isAutoTopUp = !customer.isAutoTopUp;
  },
  'turns a service of another line': (account, named) => {
    const { services } = unnamed(account, named);
    services.ildEnabled = !services.ildEnabled;
  },
  'changes the expiry of a card': ({ cards }) => {
    const card = cards.at(-1);
    if (card) card.dateOfExpiry = '0144';
  },
  'makes another card the default': ({ cards }) => {
    for (const [index, card] of cards.entries()) card.isAutoPay = index === 1;
  },
  'adds a payment': (account) => {
    account.payments = [
      { paymentId: 'pay-extra', amount: 1, paidOn: new Date(Date.parse('2026-11-20T10:00:00Z')).toISOString() },
      ...account.payments,
    ];
  },
  'charges the next bill': (account) => {
    const [line] = account.lines;
    if (line)
      account.charges = [
        ...account.charges,
        { what: 'top-up', customerId: line.customer.id, net: 5, tax: 0.31, at: Date.parse('2026-11-20T10:00:00Z') },
      ];
  },
  'adds data to another line': (account, named) => {
    unnamed(account, named).extraBytes += 1024 ** 3;
  },
  'invites somebody': ({ referees }) => {
    referees.push({ refereeName: 'No Body', refereeEmailId: 'no.body@example.test' });
  },
  'locks the account': ({ lines }) => {
    for (const { customer } of lines) customer.accAccessLock = ['ACC_LOCK', 'PORT_OUT'];
  },
};

/** Returns what the ID token of a request claims. */
function claimsOf(request: Request): Json {
  const [, claims = ''] = (request.headers.get('x-id-token') ?? '').split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Json;
}

const accountOf = (request: Request, world: Parameters<Around>[2]): Account | undefined => {
  const { email = '' } = claimsOf(request) as { email?: string };
  return world.person(email)?.account;
};

/** Signs a request anew, as the rightful person's, so that it is taken. */
async function resigned(request: Request, body: string): Promise<Request> {
  const headers = new Headers(request.headers);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  headers.set('x-id-token', `${part({ alg: 'none' })}.${part({ ...claimsOf(request), exp: undefined })}.`);
  if (headers.get('authorization')?.includes(unfitHeaders.spentToken)) headers.set('authorization', 'Bearer renewed');
  headers.set('x-transaction-id', crypto.randomUUID());
  await signAnew(headers, request.method, new URL(request.url), body);
  return new Request(request.url, { method: request.method, headers, body: body || undefined });
}

/** Returns the body of a reply; an empty one where it is not JSON. */
const bodyOf = (response: Response): Promise<Json> =>
  response
    .clone()
    .json()
    .catch(() => ({})) as Promise<Json>;
const isSuccess = async (response: Response): Promise<boolean> => (await bodyOf(response)).status === 'SUCCESS';

function withoutEffect(target: Endpoint): Around {
  const reply = shown.find(({ id }) => id === target.id)?.replies[0]?.reply;
  return inCallsOf(target, async () => {
    hasChanged = true;
    return Response.json({ status: 'SUCCESS', data: reply });
  });
}

function apply(account: Account, named: string, effect: Effect): void {
  const shown = () =>
    JSON.stringify([account.lines, account.cards, account.payments, account.charges, account.referees]);
  const before = shown();
  effect(account, named);
  if (shown() !== before) hasChanged = true;
}

function withSideEffect(target: Endpoint, effect: Effect): Around {
  return inCallsOf(target, async (request, answer, world) => {
    const named = request.url + (await request.clone().text());
    const response = await answer(request);
    const account = accountOf(request, world);
    if (account && (await isSuccess(response))) apply(account, named, effect);
    return response;
  });
}

function onRefusal(target: Endpoint, effect?: Effect): Around {
  return inCallsOf(target, async (request, answer, world) => {
    const body = await request.clone().text();
    const response = await answer(request);
    if (await isSuccess(response)) return response;
    const account = accountOf(request, world);
    if (effect && account) apply(account, request.url + body, effect);
    else if (!effect && (await isSuccess(await answer(await resigned(request, body))))) hasChanged = true;
    return response;
  });
}

/** Takes another value than it was sent, at a place of the body. */
function withOtherInput(target: Endpoint, place: string): Around {
  return inCallsOf(target, async (request, answer) => {
    const body = await request.clone().text();
    if (!body) return answer(request);
    const isText = target.body === 'text';
    const fields = isText ? body : decode(target, new URLSearchParams(body));
    const [, changed] = alterations(fields).find(([path]) => path === (isText ? '' : place)) ?? [];
    if (changed === undefined) return answer(request);
    const otherBody = isText ? String(changed) : new URLSearchParams(encode(changed as Json)).toString();
    const response = await answer(await resigned(request, otherBody));
    // A value that is refused is no mistake of this kind.
    const { resCode } = (await response.clone().json()) as { resCode?: string };
    if (resCode === 'BAD_REQUEST' || resCode === 'FORBIDDEN') return answer(request);
    if (await isSuccess(response)) hasChanged = true;
    return response;
  });
}

function writeMistakes(): Mistake[] {
  return endpoints.flatMap((target): Mistake[] => {
    const law = writes[target.id as keyof typeof writes] as (typeof writes)[keyof typeof writes] | undefined;
    const inputs = cases.filter(({ write }) => write === target.id);
    if (!law || isOtherSystem(target.service) || inputs.length === 0) return [];
    const bodies = inputs.map(({ input }) => split(target, input).body);
    const places = [...new Set(bodies.flatMap((body) => alterations(body).map(([path]) => path)))];
    const isShown = (place: string) => unshownReason(target.id as WriteId, place) === undefined;
    const isEffect = law.changes.length + (law.accepted?.length ?? 0) > 0;
    const mistake = (kind: MistakeKind, what: string, around: Around) => ({ endpoint: target.id, kind, what, around });
    const ofEffect = () => [
      mistake('success without effect', 'does nothing', withoutEffect(target)),
      ...places
        .filter(isShown)
        .map((place) => mistake('wrong value or object', `takes another ${place}`, withOtherInput(target, place))),
      mistake('effect on refusal', 'takes effect when it refuses', onRefusal(target)),
    ];
    return [
      ...Object.entries(sideEffects).flatMap(([what, effect]) => [
        mistake('effect on objects nobody named', what, withSideEffect(target, effect)),
        mistake('effect on refusal', `${what} when it refuses`, onRefusal(target, effect)),
      ]),
      ...(isEffect ? ofEffect() : []),
    ];
  });
}

/** The whole list: leaves by operators, and writes by effects, without what no reply can show. */
export function mistakesOf(samples: Samples): { all: Mistake[]; excluded: number } {
  const list = [...replyMistakes(samples), ...writeMistakes()];
  const all = list.filter(
    ({ kind, endpoint, what }) =>
      !unshown.some(([pattern]) => pattern.test(`${kind} ${what}`) || pattern.test(`${endpoint} ${what}`)),
  );
  return { all, excluded: list.length - all.length };
}

/** Draws a number of each kind evenly by endpoint, always the same for a seed. */
export function sampleOf(all: readonly Mistake[], perKind: number, seed: number): Mistake[] {
  const rank = (one: Mistake) => {
    let sum = seed;
    for (const character of `${one.endpoint} ${one.what}`)
      sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
    return Math.imul(sum, 2_654_435_761) >>> 0;
  };
  const ranked = all.toSorted((a, b) => rank(a) - rank(b));
  return [...grouped(all, ({ kind }) => kind).keys()].flatMap((kind) => {
    const ofKind = ranked.filter((one) => one.kind === kind);
    const turns = [...grouped(ofKind, ({ endpoint }) => endpoint).values()].flatMap((ofEndpoint) =>
      ofEndpoint.map((one, turn) => ({ one, turn })),
    );
    const even = turns.toSorted((a, b) => a.turn - b.turn || rank(a.one) - rank(b.one));
    return even.slice(0, perKind).map(({ one }) => one);
  });
}
