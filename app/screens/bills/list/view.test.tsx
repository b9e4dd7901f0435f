import { expect, it } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { billsModel, entryOf, owed } from '#app/ui/testing/sample-bills.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { BillsView } from './view.tsx';
import type { Owed } from '#rpc/portal/bills/balance-owed.ts';
import { listMessages } from './copy.ts';
import { rangeForm } from './form.ts';
import { loader } from './route.tsx';

const read = (overrides: Parameters<typeof billsModel>[0] = {}) =>
  words(show(<BillsView bills={billsModel(overrides)} />));

const paysAtOnce = (html: string) => elements(html, 'form input[name=pay]').length > 0;
const pays = (html: string) => paysAtOnce(html) || links(html).includes('/bills/pay');

it('pays on the payment page at once, where that page shows the amount and auto-pay is not about to (BILL-30)', () => {
  const view = (state: Partial<Owed>, paymentShowsAmount = true) =>
    show(<BillsView bills={billsModel({ owed: known({ ...owed, ...state }) })} />, {
      ...samplePage,
      brand: { ...samplePage.brand, paymentShowsAmount },
    });
  expect(paysAtOnce(view({ overdue: true, autoPay: 'missed' }))).toBe(true);
  for (const html of [view({ autoPay: 'on' }), view({}, false)])
    expect([paysAtOnce(html), links(html).includes('/bills/pay')]).toEqual([false, true]);
});

it('shows the amount owed, the next bill, and past bills', () => {
  const html = show(<BillsView bills={billsModel()} />);
  for (const text of [
    'To pay by Dec 18 $95.62 Auto-pay is off, so you pay this bill yourself.',
    'Next bill, Dec 3 $47.81 Auto-pay is off, so you pay this bill yourself. $45.00 and $2.81 taxes and fees.',
    'Nov 3 bill $47.81',
    'Dec 10, 2025 bill One-time bill $5.00',
    'Apr 5 · card ending in 4242 $47.81',
    'Month in advance for Marco Reyes’s line',
  ])
    expect(words(html)).toContain(text);
  expect(paysAtOnce(html)).toBe(true);
  for (const to of ['/bills/promise', '/bills/bill-1', '/bills/bill-2', '/bills/month-in-advance/ref-2'])
    expect(links(html)).toContain(to);
});

it.each<[Owed, string]>([
  [{ ...owed, overdue: true }, 'Past due since Dec 18 $95.62'],
  [
    { balance: 0, overdue: false, autoPay: 'on' },
    'Next bill, Dec 3 $47.81 Nothing to pay now. Auto-pay is off, so you pay this bill yourself. $45.00 and $2.81 ' +
      'taxes and fees.',
  ],
  [
    { balance: 9562, overdue: true, autoPay: 'missed' },
    'Past due $95.62 Auto-pay is on, but this bill wasn’t paid. Pay $95.62 Make a payment arrangement',
  ],
  [
    { balance: -500, overdue: false, autoPay: 'on' },
    'Next bill, Dec 3 $47.81 You have a credit of $5.00. We’ll take it off your next bill.',
  ],
  [{ balance: 500, overdue: false, autoPay: 'off' }, 'To pay $5.00 Auto-pay is off'],
])('%j', (state, text) => {
  expect(read({ owed: known(state) })).toContain(text);
});

it('shows what is past due above the columns, as on Home, with its effect on service (ADR-046)', () => {
  const late = (overrides: Partial<Owed>) =>
    show(<BillsView bills={billsModel({ owed: known({ ...owed, ...overrides }), suspended: true })} />);
  const above = late({ overdue: true, autoPay: 'missed' });
  expect(elements(above, '.panel')).toHaveLength(1);
  expect(elements(above, '.cols .panel, .panel.side')).toEqual([]);
  expect(words(above)).toContain(
    'Service is suspended until it’s paid. Service comes back within minutes of paying. Auto-pay is on, but this ' +
      'bill wasn’t paid.',
  );
  expect(elements(late({ overdue: false }), '.cols > .panel.side')).toHaveLength(1);
});

it('shows a suspension although nothing is owed, in the words of Home (HOME-13)', () => {
  const settled: Owed = { balance: 0, overdue: false, autoPay: 'on' };
  const suspendedLines = [{ name: 'Marco Reyes', occurrence: 2 }];
  const html = show(<BillsView bills={billsModel({ owed: known(settled), suspended: true, suspendedLines })} />);
  expect(elements(html, '.panel.bad')).toHaveLength(1);
  expect(words(html)).toContain(
    'You don’t owe anything Service on Marco Reyes’s line is still suspended because a bill wasn’t paid in time. ' +
      'Service comes back within minutes of paying. If it isn’t back by then, call 1.800.427.8686.',
  );
  expect(pays(html)).toBe(false);
});

it('offers nothing to pay with where nothing is owed', () => {
  const html = show(<BillsView bills={billsModel({ owed: known({ balance: 0, overdue: false, autoPay: 'on' }) })} />);
  expect(pays(html)).toBe(false);
  expect(links(html)).not.toContain('/bills/promise');
});

it.each([
  [known({ isEligible: false, promisedFor: '2026-12-01' }), 'You have a payment arrangement: pay by Dec 1.'],
  [unread, 'We can’t tell whether you can make a payment arrangement. Try again in a few minutes.'],
])('shows an arrangement, or that it is missing: %j', (promise, text) => {
  const html = show(<BillsView bills={billsModel({ promise })} />);
  expect(words(html)).toContain(text);
  expect(links(html)).not.toContain('/bills/promise');
});

it.each([
  ['2026-12-01', 'Payment arrangement for Dec 1 $95.62 You have a payment arrangement: pay by Dec 1. Pay $95.62'],
  ['2026-11-21', 'Payment arrangement for Nov 21 $95.62 You have a payment arrangement: pay by Nov 21. Pay $95.62'],
  [
    '2026-11-20',
    'Past due since Nov 19 $95.62 Auto-pay is on, but this bill wasn’t paid. You had a payment arrangement ' +
      'for Nov 20, and the bill wasn’t paid. Pay $95.62',
  ],
])('shows an arrangement for %s as overdue only once that day is over (HOME-25)', (promisedFor, text) => {
  const late: Owed = { balance: 9562, dueDate: '2026-11-19', overdue: true, autoPay: 'missed' };
  expect(read({ owed: known(late), promise: known({ isEligible: false, promisedFor }) })).toContain(text);
});

it.each([
  ['owed', 'We can’t show your balance right now.'],
  ['bills', 'We can’t show your bills right now.'],
  ['payments', 'We can’t show your payments right now.'],
] as const)('shows that "%s" is missing, with the rest of the page', (part, text) => {
  const pageText = read({ [part]: unread });
  expect(pageText).toContain(text);
  expect(pageText.match(/right now/g)).toHaveLength(1);
});

it('offers to load again or to call, instead of paying, for an amount that can’t be read (MONEY-7)', () => {
  const html = show(<BillsView bills={billsModel({ owed: unread })} />);
  expect(pays(html)).toBe(false);
  expect(links(html)).not.toContain('/bills/promise');
  expect(elements(html, 'section[aria-labelledby=owed] a').map(({ href }) => href)).toEqual([
    samplePage.path,
    'tel:+18004278686',
  ]);
});

it('has a text without bills and without payments', () => {
  expect(read({ bills: known([]), payments: known([]) })).toContain('No bills found for these dates.');
  expect(read({ bills: known([]), payments: known([]) })).toContain('No payments found.');
});

it('shows four bills, and the rest and the payments on request; days are those of the reader’s time zone', () => {
  const bills = known(
    [10, 9, 8, 7, 6].map((month) => ({
      ref: `bill-${month}`,
      type: 'MONTHLY' as const,
      day: `2026-${String(month).padStart(2, '0')}-03`,
      amount: 4781,
    })),
  );
  const payments = known([3, 4].map((hour) => ({ paidAt: Date.parse(`2026-09-05T0${hour}:00:00Z`), amount: 100 })));
  const html = show(<BillsView bills={billsModel({ bills, payments })} />);
  const [before = '', more = '', paid = ''] = html.slice(html.indexOf('id="bills"')).split('<details');
  expect(words(before).match(/bill\b/g)).toHaveLength(4);
  expect(words(more)).toContain('Show 1 more Bill Amount Jun 3 bill');
  expect(words(paid)).toMatch(/Your payments.*Sep 4.*Sep 5/);
});

it.each([
  [0, false, true],
  [-500, false, true],
  [9562, false, false],
  [9562, true, false],
])('has “All paid” beside the bills for a balance of %i, past due: %j (BILL-29)', (balance, overdue, isShown) => {
  expect(read({ owed: known({ ...owed, balance, overdue }) }).includes('Your bills All paid')).toBe(isShown);
});

it('claims nothing about a balance that cannot be read (BILL-29)', () => {
  expect(read({ owed: unread })).not.toContain('All paid');
});

it('names the default card in the row of the cards', () => {
  expect(read({ defaultCard: { brand: 'VISA', lastFour: '4242' } })).toContain('Saved cards Visa 4242');
});

it('keeps invalid days with their error, and shows no list (BILL-4, ERROR-19)', () => {
  const html = show(
    <BillsView
      bills={billsModel()}
      again={{
        error: { from: ['The start date must be before the end date.'] },
        initialValue: { from: '2026-11-20', to: '2026-01-01' },
      }}
    />,
  );
  const field = elements(html, 'input').find(({ id }) => id === 'bill-range-from');
  expect(field).toMatchObject({
    type: 'date',
    value: '2026-11-20',
    'aria-invalid': 'true',
    'aria-describedby': 'bill-range-from-error',
  });
  expect(links(html)).toContain('#bill-range-from');
  expect(words(html)).not.toContain('Bill of');
  expect(html).toContain('<details class="more" open="">');
});

it.each<[string, Owed | undefined, string]>([
  [
    'nothing is owed',
    { ...owed, balance: 0 },
    'Balance Nothing to pay now. No line is in service, so you have no next bill.',
  ],
  [
    'there is a credit',
    { ...owed, balance: -500 },
    'You have a credit of $5.00. No line is in service, so you have no next bill. Call 1.800.427.8686',
  ],
  ['something is owed', owed, 'To pay by Dec 18 $95.62'],
  ['the balance is not told', undefined, 'We can’t show your balance right now.'],
])('promises no bill where none is to come, while %s (BILL-24)', (_, balance, text) => {
  const pageText = read({ owed: balance ? known(balance) : unread, nextBill: { kind: 'none' } });
  expect(pageText).toContain(text);
  expect(pageText).not.toMatch(/next bill,|Your next bill|off your next bill|Bill date|show your next bill/i);
});

it('chooses other days on a page that does not refresh (POLL-15)', async () => {
  const bills = billsModel({ refresh: 5 });
  const html = show(<BillsView bills={bills} />);
  expect(elements(html, 'input[type=date]')).toEqual([]);
  const days = `/bills?from=${bills.range.from}&to=${bills.range.to}`;
  expect(links(html)).toContain(days);
  expect(show(<BillsView bills={bills} chosen />)).toContain('<details class="more" open="">');
  const load = (path: string) => {
    const context = { run: async () => bills, language: 'en', today } as never;
    return loader({ request: new Request(`https://portal.test${path}`), context, params: {} });
  };
  expect(await load('/bills')).toMatchObject({ refresh: 5 });
  expect(await load(days)).not.toHaveProperty('refresh');
  expect(await load('/bills?after=operation-000001&from=0')).not.toHaveProperty('refresh');
});

it('shows a secondary the reason for the empty page (BILL-1)', () => {
  const html = show(<BillsView bills={{ refused: 'secondary' }} />);
  expect(words(html)).toContain('Bills go to the account holder.');
  expect(html).not.toContain('<form');
});

it('shows the reason beside the button while paying is not allowed (LINE-24)', () => {
  const html = show(<BillsView bills={billsModel({ pay: no('fraud') })} />);
  expect(elements(html, 'button')).toContainEqual(
    expect.objectContaining({ disabled: '', 'aria-describedby': 'pay-why' }),
  );
  expect(pays(html)).toBe(false);
});

const paidAt = Date.parse('2026-11-21T14:00:00Z');

it.each([
  [{ paid: { paidAt, amount: 9562 } }, 'Payment received $95.62 paid Paid $95.62 on Nov 21. To pay'],
  [
    { waiting: true },
    'We haven’t received a payment yet It can take a few minutes. If you confirmed it, please don’t pay again until ' +
      'it shows here. If you canceled it, nothing was charged',
  ],
  [
    { waiting: false },
    `We haven’t received a payment If you confirmed it, please don’t pay again. Call us, and we’ll look for it: ` +
      `${samplePage.brand.careNumber}.`,
  ],
])('shows the result of the payment page: %j', (back, text) => {
  expect(read({ back })).toContain(text);
});

it.each([
  [{ card: '4242', cardBrand: 'VISA' }, undefined, 'Paid $95.62 with Visa 4242 on Nov 21. To pay'],
  [{ card: '4242' }, undefined, 'Paid $95.62 with the card ending in 4242 on Nov 21. To pay'],
  [{}, { kind: 'back', lines: 2 }, 'Paid $95.62 on Nov 21. Your lines are back on. To pay'],
  [{}, { kind: 'back', lines: 1 }, 'Paid $95.62 on Nov 21. Your line is back on. To pay'],
  [{}, { kind: 'on its way' }, 'Paid $95.62 on Nov 21. Service comes back within minutes of paying. To pay'],
  [{}, { kind: 'still suspended' }, 'Nov 21. Service stays suspended until the rest is paid. To pay'],
] as const)('names the card and the effect on service on a receipt: %j %j (BILL-23)', (used, service, text) => {
  const { cardBrand, card } = { cardBrand: undefined, card: undefined, ...used };
  const html = show(
    <BillsView bills={billsModel({ back: { paid: { paidAt, amount: 9562, card }, cardBrand, service } })} />,
  );
  expect(words(html)).toContain(text);
  expect(html).not.toContain('data-auto-dismiss');
  expect(elements(html, '.done-panel')).toMatchObject([{ role: 'status' }]);
  // One dark surface a page (ADR-046).
  expect(elements(html, '.panel')).toEqual([]);
});

it('shows the result of an arrangement, and that the suspension stays', () => {
  const after = entryOf({ kind: 'promise-to-pay', day: '2026-12-01', amount: 9562 });
  const set =
    'Your payment arrangement is set: $95.62 by Dec 1. We won’t charge it automatically: pay on Bills by then.';
  expect(read({ after })).toContain(`${set} To pay`);
  expect(read({ after, suspended: true })).toContain(
    `${set} A payment arrangement doesn’t bring service back. Service comes back within minutes of paying. To pay`,
  );
});

const today = '2026-11-20';
const check = (from: string, to: string) => rangeForm(listMessages.en.wrong, today).safeParse({ from, to });

it.each([
  ['', '', { from: undefined, to: undefined }],
  ['2026-01-01', '', { from: '2026-01-01', to: undefined }],
  // Typed days in a browser without a calendar (BILL-4).
  ['1/2/2026', ' 11/03/2026 ', { from: '2026-01-02', to: '2026-11-03' }],
  [' 2026-01-01 ', '2026-11-20', { from: '2026-01-01', to: '2026-11-20' }],
])('"%s" to "%s"', (from, to, range) => {
  expect(check(from, to).data).toEqual(range);
});

it.each([
  ['13/03/2026', '', 'Enter a date like 11/03/2026.'],
  ['2026-02-30', '', 'Enter a date like 11/03/2026.'],
  ['0001-01-01', '', 'Enter a date like 11/03/2026.'],
  ['', 'x', 'Enter a date like 11/03/2026.'],
  ['2026-11-21', '', 'The start date must be before the end date.'],
  ['2024-01-01', '2026-11-20', 'Choose dates no more than 24 months apart.'],
])('"%s" to "%s": %s', (from, to, message) => {
  expect(check(from, to).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
