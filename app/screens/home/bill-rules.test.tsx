import { expect, test } from 'vitest';
import { elements, samplePage } from '#app/ui/testing/show.tsx';
import { noon, reply } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';
import { look, nonPay, only } from './testing/look.tsx';

const supportNumber = samplePage.brand.supportNumber;

test('shows a suspension for a bill once, with a link for the primary to pay (HOME-9)', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links, html } = await look({ lines, owes: 9562 });
  expect(text).toContain(
    'Past due since Nov 19 $95.62 Service is suspended until it’s paid. Service comes back within minutes of ' +
      'paying. Auto-pay is on, but this bill wasn’t paid. Pay $95.62 Make a payment arrangement',
  );
  // The form leads to the payment page at once (BILL-30).
  expect(elements(html, 'form.stack input[name=pay]')).toHaveLength(1);
  expect(links[0]).toBe('/bills/promise');
  expect(elements(html, '.panel')).toMatchObject([{ class: 'card panel bad' }]);
  expect(elements(html, 'button[disabled]')[0]).toMatchObject({ 'aria-describedby': 'due' });
});

test('shows a secondary who can pay, without a link (HOME-9)', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links } = await look({ lines, actor: lines[1], owes: 9562 });
  expect(text).toContain(
    'Suspended for non-payment Service is suspended because a bill wasn’t paid in time. Only the account holder ' +
      'can pay bills.',
  );
  expect(links.filter((href) => href.startsWith('/bills'))).toEqual([]);
});

test('shows the banner that the buttons of a line in NonPay Suspension point to (LINE-2)', async () => {
  const lines = [lineOf(1, { meta: nonPay }), lineOf(2, { status: 3 })];
  for (const actor of lines) {
    const { html, text } = await look({ lines, actor, owes: 9562 });
    expect(text).toContain('NonPay Suspension');
    expect(text).toMatch(
      actor.isPrimary ? /Service on your second line is suspended until/ : /Service is suspended because/,
    );
    const described = elements(html, 'button[disabled]').map((button) => button['aria-describedby']);
    expect(described).toContain('due');
    for (const id of described) expect(elements(html, `#${id}`)).toHaveLength(1);
  }
});

test('names the number to call when a line is still suspended and nothing is owed (HOME-13)', async () => {
  const { text, links } = await look({ lines: [lineOf(1, { meta: nonPay }), lineOf(2, { status: 3 })] });
  expect(text).toContain(
    `You don’t owe anything Service on your second line is still suspended because a bill wasn’t paid in time. ` +
      `Service comes back within minutes of paying. If it isn’t back by then, call ${supportNumber}.`,
  );
  expect(links).not.toContain('/bills/pay');
});

test('tells a secondary no more about a suspension than they can know (HOME-13)', async () => {
  const lines = [lineOf(1, { meta: nonPay }), lineOf(2, { status: 3 })];
  const { text } = await look({ lines, actor: lines[1] });
  expect(text).toContain(
    'Suspended for non-payment Service is suspended because a bill wasn’t paid in time. Only the account holder ' +
      'can pay bills.',
  );
  expect(text).not.toMatch(/until it’s paid|hasn’t been paid/);
  const inService = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2)];
  expect((await look({ lines: inService, actor: inService[1] })).text).toContain(
    'The account holder’s service is suspended because a bill wasn’t paid in time.',
  );
});

test('shows a payment that restored service in place of the alarm, for an hour (HOME-24)', async () => {
  const lines = [lineOf(1), lineOf(2)];
  const paid = await look({ lines, paymentPage: {} });
  expect(paid.text).toContain('Your bill is paid. Your lines are back on.');
  expect(elements(paid.html, '.note.ok')).toMatchObject([{ role: 'status', 'data-dismiss': 'Dismiss' }]);
  expect(elements(paid.html, '.note.bad, .panel.bad')).toEqual([]);
  expect((await only({}, { paymentPage: {} })).text).toContain('Your bill is paid. Your line is back on.');
  for (const paymentPage of [
    { sentAt: noon - 3_600_001 },
    { actorId: 'line-2' },
    { baseline: { payments: 1, nonPay: false } },
  ])
    expect((await look({ lines, paymentPage })).text).not.toContain('is paid');
  // Something else is due meanwhile.
  expect((await look({ lines, paymentPage: {}, owes: 100 })).text).not.toContain('is paid');
});

test('shows when service returns after a payment, and offers no other payment (HOME-24)', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links, html } = await look({ lines, paymentPage: {} });
  expect(text).toContain(
    'Your bill is paid Service comes back within minutes of paying. If it isn’t back by then, call 1.800.427.8686.',
  );
  expect(text).not.toContain('wasn’t paid in time');
  expect(links).not.toContain('/bills/pay');
  expect(elements(html, '.panel')).toMatchObject([{ class: 'card panel' }]);
  // An hour later it does not come back by itself.
  const later = await look({ lines, paymentPage: { sentAt: noon - 3_600_001 } });
  expect(later.text).toContain('You don’t owe anything Service is still suspended');
});

test('shows an arrangement in place of the alarm, with its day and its effect on service (HOME-25)', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links, html } = await look({ lines, owes: 9562, arrangedFor: '2026-12-04' });
  expect(text).toContain(
    'Payment arrangement for Dec 4 $95.62 A payment arrangement doesn’t bring service back. Service comes back ' +
      'within minutes of paying. Pay $95.62',
  );
  expect(elements(html, '.panel')).toMatchObject([{ class: 'card panel warn' }]);
  expect(elements(html, 'input[name=pay]')).toHaveLength(1);
  expect(links).not.toContain('/bills/promise');
  // Buttons that wait for the payment are still tied to it.
  expect(elements(html, 'button[disabled]')[0]).toMatchObject({ 'aria-describedby': 'due' });
});

test('shows an arrangement as an alarm again once its day is over (HOME-25)', async () => {
  const { text, html } = await look({ owes: 9562, arrangedFor: '2026-11-18' });
  expect(text).toContain('You had a payment arrangement for Nov 18, and the bill wasn’t paid.');
  expect(elements(html, '.panel')).toMatchObject([{ class: 'card panel bad' }]);
});

test('has no button to pay twice what auto-pay will pay (HOME-13)', async () => {
  const { text, links } = await look({ owes: 2656, dueDate: '2026-12-18' });
  expect(text).not.toContain('To pay');
  expect(text).toContain('Your bill, due Dec 18 $26.56 Nothing to do: auto-pay takes it.');
  expect(links).not.toContain('/bills/pay');
});

test('shows the first bill that auto-pay will pay in a calm panel, with its card (MONEY-9)', async () => {
  const lines = [lineOf(1, { activationDate: '2026-11-08', billStartDate: '2026-11-08' })];
  const atHand = { 'card.list': reply({ cards: savedCards }) };
  const { text, html } = await look({ lines, owes: 2656, dueDate: '2026-12-08', atHand });
  expect(text).toContain('Your first bill, due Dec 8 $26.56 Nothing to do: Visa 4242 pays it.');
  expect(elements(html, '.panel')).toMatchObject([{ class: 'card panel side' }]);
  const without = await look({ lines, owes: 2656, dueDate: '2026-12-08' });
  expect(without.text).toContain('Your first bill, due Dec 8 $26.56 Nothing to do: auto-pay takes it.');
});

test('shows an amount as past due since its day once that day is over (BILL-20)', async () => {
  expect((await look({ owes: 9562, dueDate: '2026-11-19' })).text).toContain(
    'Past due since Nov 19 $95.62 Auto-pay is on, but this bill wasn’t paid. Pay $95.62',
  );
  expect((await look({ owes: 9562, dueDate: '2026-11-20' })).text).toContain('due Nov 20 $95.62');
});

test('shows the next bill with its forecast and its card, and a link to Bills (HOME-14)', async () => {
  const { html, text } = await only({}, { atHand: { 'card.list': reply({ cards: savedCards }) } });
  expect(text).toContain('Next bill, Dec 3 $58.44 Nothing to do: Visa 4242 pays it.');
  expect(elements(html, '.panel a')).toMatchObject([{ href: '/bills' }]);
});

test.each([
  ['no card', [], 'Auto-pay has no card. Add a card'],
  ['no default card', savedCards.slice(1), 'Auto-pay has no card. Add a card'],
  [
    'a default card that expires before the bill',
    [{ ...savedCards[0], dateOfExpiry: '1126' }],
    'The card for auto-pay expires before that bill. Add a card',
  ],
])('promises no payment by auto-pay with %s (BILL-27)', async (_, cards, text) => {
  const { text: seen, links } = await only({}, { atHand: { 'card.list': reply({ cards }) } });
  expect(seen).toContain(`Next bill, Dec 3 $58.44 Nothing to pay now. ${text}`);
  expect(links).toContain('/cards');
});

test('has in its amount what was ordered here and is not in the forecast yet (BILL-25)', async () => {
  const terms = { gigabytes: 2, charge: 1000, payerId: 'line-1', tax: 63, nextBill: '2026-12-03' };
  const billDay = terms.nextBill;
  const before = { billDay, net: 5500, at: noon - 60_000 };
  const given = (state: 'done' | 'refused') => ({
    operations: [operationOf('top-up', terms, { state })],
    forecasts: [before],
  });
  expect((await look(given('done'))).text).toContain(
    'Next bill, Dec 3 $69.07 Nothing to do: auto-pay takes it. Ordered here, and in this amount: 2 GB for $10.63.',
  );
  // The forecast has grown by it.
  const grown = [
    { ...before, net: 4500 },
    { billDay, net: 5500, at: noon },
  ];
  expect((await look({ ...given('done'), forecasts: grown })).text).toContain('Next bill, Dec 3 $58.44 Nothing');
  expect((await look(given('refused'))).text).toContain('Next bill, Dec 3 $58.44 Nothing');
  const secondary = { actor: lineOf(2), lines: [lineOf(1), lineOf(2)] };
  expect((await look({ ...given('done'), ...secondary })).text).not.toContain('$');
});

test('shows a secondary the day, and that the account holder gets the bills (HOME-14)', async () => {
  const { html, text } = await look({
    lines: [lineOf(1, { nextBillingDate: '2026-12-02' }), lineOf(2)],
    actor: lineOf(2),
  });
  expect(text).toContain('Next bill, Dec 2 Bills go to the account holder.');
  expect(elements(html, '.panel a')).toEqual([]);
});
