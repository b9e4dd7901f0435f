import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { forgetWorld, sayInstead } from './testing/carrier-account.ts';
import { filledIn, openForm, type OpenForm, send } from './testing/forms/open-form.ts';
import { places } from './testing/forms/form-place.ts';

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

/** The operations whose form carries the hash of what its page shows. */
const quoted: readonly Quoted[] = [
  { kind: 'top-up', write: 'topup.create', path: /topup\/pulse$/, field: 'pulseCost' },
  { kind: 'plan-change', write: 'plan.change', path: /plan\/pricing$/, field: 'price' },
  { kind: 'activate', write: 'activation.start', path: /plan\/pricing$|customer\/plan\//, field: 'price' },
  { kind: 'add-line', write: 'customer.create', path: /plan\/pricing$/, field: 'price' },
  { kind: 'sim-kit', write: 'order.create', path: /app\/data$/, field: 'cost' },
  { kind: 'reorder-sim', write: 'order.create', path: /app\/data$/, field: 'cost' },
];

/** Opens the page of an operation's form. */
async function open(kind: OperationKind): Promise<OpenForm> {
  const place = places.find(({ sends }) => sends === kind) ?? expect.fail(kind);
  return openForm(place);
}

/** Sends a form as its page shows it. @returns the writes that the carrier received */
async function confirm(form: OpenForm): Promise<readonly string[]> {
  const { did } = await send(form, new URLSearchParams(filledIn(form, Array(60).fill(0))));
  return did;
}

/** A reply with a dollar more in each field of a name. */
function dearer(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => dearer(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === field && typeof item === 'number' ? item + 1 : dearer(item, field),
    ]),
  );
}

test.each(quoted)('$kind: a page that is confirmed at once is sent (LEDGER-11)', async ({ kind, write }) => {
  expect(await confirm(await open(kind))).toContain(write);
});

test.each(quoted)('$kind: after a price moved nothing is sent (LEDGER-11)', async ({ kind, path, field }) => {
  const form = await open(kind);
  form.group.account.forget();
  sayInstead((at, data) => (path.test(at) ? dearer(data, field) : data));
  expect(await confirm(form)).toEqual([]);
});

test.each(quoted)('$kind: with another hash nothing is sent (LEDGER-11)', async ({ kind }) => {
  const form = await open(kind);
  const hash = 'quoteHash' in form.page.hidden ? 'quoteHash' : 'mark';
  expect(form.page.hidden[hash]).toMatch(/^[\w-]{22}$/);
  form.page.hidden[hash] = 'A'.repeat(22);
  expect(await confirm(form)).toEqual([]);
});
