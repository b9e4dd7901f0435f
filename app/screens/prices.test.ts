import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { forgetWorld, sayInstead } from './testing/carrier-account.ts';
import { loadTopUpReview } from './add-data/review/intent.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { filledIn, openForm, type OpenForm, schemaOf, send } from './testing/forms/open-form.ts';
import { openGroup, type Place, places } from './testing/forms/form-place.ts';

beforeEach(() => sayInstead());
afterEach(() => {
  sayInstead();
  forgetWorld();
});

interface Quoted {
  kind: OperationKind;
  /** The write that orders it. */
  write: string;
  /** The replies that carry a price of it, and the field that does. */
  path: RegExp;
  field: string;
}

const topUp: Quoted = { kind: 'top-up', write: 'topup.create', path: /topup\/pulse$/, field: 'pulseCost' };
const plan: Quoted = { kind: 'plan-change', write: 'plan.change', path: /plan\/pricing$/, field: 'price' };
const activation: Quoted = {
  kind: 'activate',
  write: 'activation.start',
  path: /plan\/pricing$|customer\/plan\//,
  field: 'price',
};
const line: Quoted = { kind: 'add-line', write: 'customer.create', path: /plan\/pricing$/, field: 'price' };
const kit: Quoted = { kind: 'sim-kit', write: 'order.create', path: /app\/data$/, field: 'cost' };
const card: Quoted = { kind: 'reorder-sim', write: 'order.create', path: /app\/data$/, field: 'cost' };
/** The operations whose form carries the hash of what its page shows. */
const quoted = [topUp, plan, activation, line, kit, card];

const placeOf = (kind: OperationKind): Place => places.find(({ sends }) => sends === kind) ?? expect.fail(kind);

/** Opens the page of an operation's form. */
const open = (kind: OperationKind): Promise<OpenForm> => openForm(placeOf(kind));

/** Sends a form as its page shows it. @returns the writes that the carrier received */
async function confirm(form: OpenForm): Promise<readonly string[]> {
  const { did } = await send(form, new URLSearchParams(filledIn(form, Array(60).fill(0))));
  return did;
}

/** A reply with another amount in each field of these names. */
function priced(value: unknown, fields: readonly string[], priceOf: (dollars: number) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => priced(item, fields, priceOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      fields.includes(name) && typeof item === 'number' ? priceOf(item) : priced(item, fields, priceOf),
    ]),
  );
}

// The tests of MONEY-8 and MONEY-13 below send the other kinds.
test('sends the page of a SIM kit that is confirmed at once (LEDGER-11)', async () => {
  expect(await confirm(await open(kit.kind))).toContain(kit.write);
});

test.each(quoted)('$kind: sends nothing after the price has changed (LEDGER-11)', async ({ kind, path, field }) => {
  const form = await open(kind);
  form.group.account.forget();
  sayInstead((at, data) => (path.test(at) ? priced(data, [field], (dollars) => dollars + 1) : data));
  expect(await confirm(form)).toEqual([]);
});

test.each(quoted)('$kind: sends nothing with another hash (LEDGER-11)', async ({ kind }) => {
  const form = await open(kind);
  const hash = 'quoteHash' in form.page.hidden ? 'quoteHash' : 'mark';
  expect(form.page.hidden[hash]).toMatch(/^[\w-]{22}$/);
  form.page.hidden[hash] = 'A'.repeat(22);
  expect(await confirm(form)).toEqual([]);
});

interface Sold extends Pick<Quoted, 'kind' | 'write' | 'path'> {
  readonly fields: readonly string[];
}

const month = {
  kind: 'month-in-advance',
  write: 'billing.monthInAdvancePay',
  path: /month\/in\/advance\/amount/,
} as const;
const onSale = /reachplans\/active$/;

/** Amounts of at least a cent before discounts. */
const charged: Readonly<Record<string, Sold>> = {
  'extra data': { ...topUp, fields: ['pulseCost'] },
  'a plan on sale': { ...plan, path: onSale, fields: ['baseLinePrice'] },
  'a plan before discounts': { ...plan, fields: ['orgPrice'] },
  'the plan of an added line': { ...line, path: onSale, fields: ['baseLinePrice', 'additionalLinePrice'] },
  'a SIM kit': { ...card, fields: ['cost'] },
};
/** Amounts that a coupon, a promotion or the law may make zero. */
const maybeFree: Readonly<Record<string, Sold>> = {
  'a plan after discounts': { ...plan, fields: ['price'] },
  'an added line after discounts': { ...line, fields: ['price'] },
  shipping: { ...card, path: /app\/data$|shipping-rates/, fields: ['shippingAmount'] },
  'a month in advance': { ...month, fields: ['amount'] },
  'the tax on a month in advance': { ...month, fields: ['totalTax'] },
  'the first month of an activation': { ...activation, fields: ['price'] },
};

/** Buys something while the carrier returns this amount for its price. @returns the writes */
async function sent({ kind, path, fields }: Sold, dollars?: number): Promise<readonly string[]> {
  await schemaOf(placeOf(kind));
  if (dollars !== undefined) sayInstead((at, data) => (path.test(at) ? priced(data, fields, () => dollars) : data));
  const form = await open(kind).catch(() => undefined);
  const { operation, quoteHash } = form?.page.hidden ?? {};
  return form && (operation ?? quoteHash) !== undefined ? confirm(form) : [];
}

test.each(Object.entries({ ...charged, ...maybeFree }))(
  '%s is bought at its price, and not at less than nothing (MONEY-8)',
  async (_, { write, ...one }) => {
    expect(await sent({ write, ...one })).toContain(write);
    expect(await sent({ write, ...one }, -1)).toEqual([]);
  },
);

test.each(Object.entries(charged))('%s is not sold at nothing (MONEY-13)', async (_, one) => {
  expect(await sent(one, 0)).toEqual([]);
  expect(await sent(one, 0.001)).toEqual([]);
});

test.each(Object.entries(maybeFree))('%s may be free (MONEY-13)', async (_, one) => {
  expect(await sent(one, 0)).toContain(one.write);
});

test.each([
  ['nothing', 0, { cents: 1000, isTaxed: true }],
  ['less than nothing, which is not read', -1, { cents: 1000, isTaxed: false }],
])('extra data costs its price when the tax is %s (MONEY-2, MONEY-8)', async (_, tax, charge) => {
  const { visit } = openGroup();
  sayInstead((at, data) => (at.includes('taxes') ? priced(data, ['totalTax'], () => tax) : data));
  const choice = { lineRef: visit.lineRef, operationId: newOperationId(), gigabytes: 2 };
  expect(await loadTopUpReview(visit.portal, choice)).toMatchObject({ review: { charge } });
});
