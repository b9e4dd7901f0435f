import { afterEach, expect, test } from 'vitest';
import type { Action } from '#rpc/domain/decision.ts';
import { loadTopUpReview } from './add-data/review/intent.ts';
import { doors } from './testing/action-doors.ts';
import { forgetWorld, sayInstead, visitAtCarrier } from './testing/carrier-account.ts';
import { operationId } from './testing/doors/door.ts';
import { type LineKind, type Situation, situations } from './testing/situations.ts';

afterEach(() => {
  sayInstead();
  forgetWorld();
});

const situationOf = (kind: LineKind): Situation =>
  situations.find((one) => one.kind === kind && one.person === 'primary on their own line') ?? expect.fail(kind);

/** A copy in which each field of these names is the amount. */
function priced(value: unknown, names: readonly string[], dollars: number): unknown {
  if (Array.isArray(value)) return value.map((one) => priced(one, names, dollars));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      names.includes(name) && typeof field === 'number' ? dollars : priced(field, names, dollars),
    ]),
  );
}

/** The writes that the carrier receives when something is bought while it says this amount for its price. */
async function sent({ action, kind, path, names }: Omit<Sold, 'write'>, dollars?: number): Promise<readonly string[]> {
  const visited = visitAtCarrier(situationOf(kind));
  if (dollars !== undefined) sayInstead((at, data) => (path.test(at) ? priced(data, names, dollars) : data));
  const { writes } = await visited.send(doors[action].requests?.at(-1)?.send ?? expect.fail(action));
  sayInstead();
  return writes;
}

const active = 'active (2)';
const fresh = 'new eSIM (0)';

interface Sold {
  readonly action: Action;
  readonly kind: LineKind;
  /** The write that buys it. */
  readonly write: string;
  /** The answers that say its price, and the fields that do. */
  readonly path: RegExp;
  readonly names: readonly string[];
}

const extraData = { action: 'add-data', kind: active, write: 'topup.create' } as const;
const plan = { action: 'change-plan', kind: active, write: 'plan.change' } as const;
const line = { action: 'add-line', kind: active, write: 'customer.create' } as const;
const kit = { action: 'reorder-sim', kind: active, write: 'order.create' } as const;
const month = { action: 'month-in-advance', kind: fresh, write: 'billing.monthInAdvancePay' } as const;
const activation = { action: 'go-through-activation', kind: fresh, write: 'activation.start' } as const;

const onSale = /reachplans\/active$/;
const pricing = /plan\/pricing$/;
const monthAhead = /month\/in\/advance\/amount/;

/** What costs at least a cent before discounts. */
const charged: Readonly<Record<string, Sold>> = {
  'extra data': { ...extraData, path: /topup\/pulse$/, names: ['pulseCost'] },
  'a plan on sale': { ...plan, path: onSale, names: ['baseLinePrice'] },
  'a plan before discounts': { ...plan, path: pricing, names: ['orgPrice'] },
  'the plan of an added line': { ...line, path: onSale, names: ['baseLinePrice', 'additionalLinePrice'] },
  'a SIM kit': { ...kit, path: /app\/data$/, names: ['cost'] },
};
/** What may be free, by a coupon, a promotion or the law. */
const maybeFree: Readonly<Record<string, Sold>> = {
  'a plan after discounts': { ...plan, path: pricing, names: ['price'] },
  'an added line after discounts': { ...line, path: pricing, names: ['price'] },
  shipping: { ...kit, path: /app\/data$|shipping-rates/, names: ['shippingAmount'] },
  'a month in advance': { ...month, path: monthAhead, names: ['amount'] },
  'the tax on a month in advance': { ...month, path: monthAhead, names: ['totalTax'] },
  'the first month of an activation': { ...activation, path: /plan\/pricing$|customer\/plan\//, names: ['price'] },
};

const sold = Object.entries({ ...charged, ...maybeFree });

test.each(sold)('%s is bought at its price, and not at less than nothing (MONEY-8)', async (_, { write, ...one }) => {
  expect(await sent(one)).toContain(write);
  expect(await sent(one, -1)).toEqual([]);
});

test.each(Object.entries(charged))('%s is not sold at nothing (MONEY-13)', async (_, { write: __, ...one }) => {
  expect(await sent(one, 0)).toEqual([]);
  expect(await sent(one, 0.001)).toEqual([]);
});

test.each(Object.entries(maybeFree))('%s may be free (MONEY-13)', async (_, { write, ...one }) => {
  expect(await sent(one, 0)).toContain(write);
});

test.each([
  ['nothing', 0, { cents: 1000, isTaxed: true }],
  ['less than nothing, which is not read', -1, { cents: 1000, isTaxed: false }],
])('extra data costs its price when the tax is %s (MONEY-2, MONEY-8)', async (_, tax, charge) => {
  const { visit } = visitAtCarrier(situationOf(active));
  sayInstead((at, data) => (/taxes/.test(at) ? priced(data, ['totalTax'], tax) : data));
  const choice = { lineRef: visit.lineRef, operationId, gigabytes: 2 };
  expect(await loadTopUpReview(visit.portal, choice)).toMatchObject({ review: { charge } });
});
