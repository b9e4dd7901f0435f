import { expect, test } from 'vitest';
import { elements, samplePage } from '#app/ui/testing/show.tsx';
import { noon, reply } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { look, nonPay, only } from './testing/look.tsx';

const supportNumber = samplePage.brand.supportNumber;

test('HOME-9: a suspension for a bill is told once, and leads the primary to pay', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links, html } = await look({ lines, owes: 9562 });
  expect(text).toContain(
    'Past due since Nov 19 $95.62 Service is suspended until it’s paid. Auto-pay is on, but this bill wasn’t ' +
      'paid. Pay $95.62 Make a payment arrangement',
  );
  expect(links.slice(0, 2)).toEqual(['/bills/pay', '/bills/promise']);
  expect(elements(html, '.panel')).toMatchObject([{ class: 'panel bad' }]);
  expect(elements(html, 'button')[0]).toMatchObject({ 'aria-describedby': 'due' });
});

test('HOME-9: a secondary is told who can pay, and led nowhere', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links } = await look({ lines, actor: lines[1], owes: 9562 });
  expect(text).toContain('A bill hasn’t been paid Service is suspended until it’s paid. Only the account holder can');
  expect(links.filter((href) => href.startsWith('/bills'))).toEqual([]);
});

test('LINE-2: a line that is called NonPay Suspension has the banner its buttons point to', async () => {
  const lines = [lineOf(1, { meta: nonPay }), lineOf(2, { status: 3 })];
  for (const actor of lines) {
    const { html, text } = await look({ lines, actor, owes: 9562 });
    expect(text).toContain('NonPay Suspension');
    expect(text).toContain('Service is suspended until it’s paid.');
    const described = elements(html, 'button[disabled]').map((button) => button['aria-describedby']);
    expect(described).toContain('due');
    for (const id of described) expect(elements(html, `#${id}`)).toHaveLength(1);
  }
});

test('HOME-13: where nothing is owed any more and a line is still suspended, it says whom to call', async () => {
  const { text, links } = await look({ lines: [lineOf(1, { meta: nonPay }), lineOf(2, { status: 3 })] });
  expect(text).toContain(
    `You don’t owe anything Service is still suspended because a bill wasn’t paid in time. To restore it, call ` +
      `${supportNumber}.`,
  );
  expect(links).not.toContain('/bills/pay');
});

test('HOME-24: a payment that brought service back is told in place of the alarm, for an hour', async () => {
  const lines = [lineOf(1), lineOf(2)];
  const paid = await look({ lines, paymentPage: {} });
  expect(paid.text).toContain('Your bill is paid. Your lines are back on.');
  expect(elements(paid.html, '.note.ok')).toMatchObject([{ role: 'status', 'data-dismiss': 'Dismiss' }]);
  expect(elements(paid.html, '.note.bad, .panel.bad')).toEqual([]);
  expect((await only({}, { paymentPage: {} })).text).toContain('Your bill is paid. Your line is back on.');
  for (const paymentPage of [
    { sentAt: noon - 3_600_001 },
    { actorId: 'line-2' },
    { before: { payments: 1, nonPay: false } },
    { before: { payments: 1, nonPay: false } },
  ])
    expect((await look({ lines, paymentPage })).text).not.toContain('is paid');
  // Something else is due meanwhile.
  expect((await look({ lines, paymentPage: {}, owes: 100 })).text).not.toContain('is paid');
});

test('HOME-24: a bill that is paid while service is off says when it comes back, and asks for no payment', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links, html } = await look({ lines, paymentPage: {} });
  expect(text).toContain(
    'Your bill is paid Service comes back within minutes of paying. If it isn’t back by then, call 1.800.427.8686.',
  );
  expect(text).not.toContain('hasn’t been paid');
  expect(links).not.toContain('/bills/pay');
  expect(elements(html, '.panel')).toMatchObject([{ class: 'panel' }]);
  // An hour later it does not come back by itself.
  const later = await look({ lines, paymentPage: { sentAt: noon - 3_600_001 } });
  expect(later.text).toContain('You don’t owe anything Service is still suspended');
});

test('HOME-25: an arrangement is told in place of the alarm, with its day and what it does for service', async () => {
  const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
  const { text, links, html } = await look({ lines, owes: 9562, arrangedFor: '2026-12-04' });
  expect(text).toContain(
    'Payment arrangement for Dec 4 $95.62 A payment arrangement doesn’t bring service back. Service comes back ' +
      'within minutes of paying. Pay $95.62',
  );
  expect(elements(html, '.panel')).toMatchObject([{ class: 'panel warn' }]);
  expect(links).toContain('/bills/pay');
  expect(links).not.toContain('/bills/promise');
  // Buttons that wait for the payment are still tied to it.
  expect(elements(html, 'button')[0]).toMatchObject({ 'aria-describedby': 'due' });
});

test('HOME-25: an arrangement whose day is over is an alarm again', async () => {
  const { text, html } = await look({ owes: 9562, arrangedFor: '2026-11-18' });
  expect(text).toContain('You had a payment arrangement for Nov 18, and the bill wasn’t paid.');
  expect(elements(html, '.panel')).toMatchObject([{ class: 'panel bad' }]);
});

test('HOME-13: what auto-pay will pay has no button to pay it twice', async () => {
  const { text, links } = await look({ owes: 2656, dueDate: '2026-12-18' });
  expect(text).not.toContain('To pay');
  expect(text).toContain('Your bill, due Dec 18 $26.56 Auto-pay pays it.');
  expect(links).not.toContain('/bills/pay');
});

test('MONEY-9: the first bill that auto-pay will pay is in the panel, calm, with its card', async () => {
  const lines = [lineOf(1, { activationDate: '2026-11-08', billStartDate: '2026-11-08' })];
  const atHand = { 'card.list': reply({ cards: savedCards }) };
  const { text, html } = await look({ lines, owes: 2656, dueDate: '2026-12-08', atHand });
  expect(text).toContain('Your first bill, due Dec 8 $26.56 Visa 4242 pays it.');
  expect(elements(html, '.panel')).toMatchObject([{ class: 'panel side' }]);
  const without = await look({ lines, owes: 2656, dueDate: '2026-12-08' });
  expect(without.text).toContain('Your first bill, due Dec 8 $26.56 Auto-pay pays it.');
});

test('BILL-20: what is to be paid by a day is past due since then once that day is over', async () => {
  expect((await look({ owes: 9562, dueDate: '2026-11-19' })).text).toContain(
    'Past due since Nov 19 $95.62 Auto-pay is on, but this bill wasn’t paid. Pay $95.62',
  );
  expect((await look({ owes: 9562, dueDate: '2026-11-20' })).text).toContain('due Nov 20 $95.62');
});

test('HOME-14: the next bill with its forecast, what pays it, and the way to Bills', async () => {
  const { html, text } = await only({}, { atHand: { 'card.list': reply({ cards: savedCards }) } });
  expect(text).toContain('Next bill, Dec 3 $58.44 Nothing to pay now. Visa 4242 pays it.');
  expect(elements(html, '.panel a')).toMatchObject([{ href: '/bills' }]);
});

test('HOME-14: a secondary is told the day, and who gets the bills', async () => {
  const { html, text } = await look({
    lines: [lineOf(1, { nextBillingDate: '2026-12-02' }), lineOf(2)],
    actor: lineOf(2),
  });
  expect(text).toContain('Next bill, Dec 2 Bills go to the account holder.');
  expect(elements(html, '.panel a')).toEqual([]);
});
