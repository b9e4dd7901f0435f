import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { marco, no, yes } from '#app/ui/testing/sample.ts';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { esimCard, kitCard, ordersPage } from '#app/ui/testing/sample-orders.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { Orders } from './intent.ts';
import { OrdersView } from './view.tsx';

const page = (own: Partial<Orders> = {}) => show(<OrdersView page={ordersPage(own)} />);
const steps = (html: string) =>
  parse(html)
    .querySelectorAll('ol > li')
    .map((step) => words(step));

test('the page leads back to the lines (ORDER-1)', () => {
  expect(words(page({ cards: [] }))).toMatch(/^Back to Home Track Order /);
  expect(links(page())[0]).toBe('/post-activation-home');
});

test('begins with the day of arrival and its weekday (ORDER-1)', () => {
  expect(words(page())).toContain('Back to Home Track Order Arrives by Mon, Nov 23 SIM card for Marco Reyes');
  expect(elements(page(), 'h1 > .kick')).toHaveLength(1);
});

test('has no arrival without a day to come, and the first of several (ORDER-1)', () => {
  const later = kitCard('ORDERED', { ref: 'ref-order-2', lines: [{ line: { ref: 'ref-3', occurrence: 3 } }] });
  const steps = later.tracking?.steps.map((step) => ({
    ...step,
    day: step.step === 'delivered' ? '2026-11-28' : step.day,
  }));
  const both = words(page({ cards: [{ ...later, tracking: { steps: steps ?? [], isDelivered: false } }, kitCard()] }));
  expect(both).toContain('Arrives by Mon, Nov 23 SIM card for Marco Reyes');
  expect(both).toMatch(/Third line .* Delivery scheduled Next · Sat, Nov 28/);
  for (const cards of [[kitCard('DELIVERED')], [kitCard('SHIPPED', { tracking: undefined })], []])
    expect(words(page({ cards }))).not.toContain('Arrives');
});

test('fills no button while the SIM card is on its way (ORDER-8)', () => {
  expect(elements(page(), '.btn.main')).toEqual([]);
  expect(elements(page({ cards: [kitCard('DELIVERED')] }), '.btn.main')).toHaveLength(1);
});

test('shows the line’s name, its plan and the order number on a card (ORDER-3)', () => {
  expect(words(page())).toContain('Marco Reyes Plan Best Fit 5GB Order no. WO-204411');
  const unread = page({ cards: [kitCard('SHIPPED', { tracking: undefined })] });
  expect(words(unread)).toContain('Marco Reyes Ordered on Nov 18');
  const third = { line: { ref: 'ref-3', occurrence: 3 } };
  const html = page({ cards: [kitCard('DELIVERED', { lines: [{ line: marco }, third] })] });
  expect(words(html)).toContain('SIM cards for 2 lines');
  expect(words(html)).toMatch(/Marco Reyes .*Third line/);
});

test.each([
  [
    'SHIPPED',
    [
      'Order received Done · Wed, Nov 18',
      'Processing Done · Thu, Nov 19',
      'Order shipped Now · Fri, Nov 20',
      'Delivery scheduled Next · Mon, Nov 23',
    ],
  ],
  [
    'DELIVERED',
    [
      'Order received Done · Wed, Nov 18',
      'Processing Done · Thu, Nov 19',
      'Order shipped Done · Fri, Nov 20',
      'Delivered Done · Sat, Nov 21',
    ],
  ],
] as const)('%s reads well without styles (ORDER-4, ORDER-5, ORDER-6)', (status, said) => {
  expect(steps(page({ cards: [kitCard(status)] }))).toEqual(said);
});

test('the step that the order has reached is the current one (ORDER-5)', () => {
  expect(elements(page(), 'li[aria-current="step"]')).toHaveLength(1);
  expect(elements(page({ cards: [kitCard('DELIVERED')] }), 'li[aria-current="step"]')).toHaveLength(0);
});

test('has the tracking number, and a link that opens a new tab (ORDER-7)', () => {
  expect(words(page())).toContain('Tracking number 9400110200881234567890');
  expect(elements(page(), 'a[target="_blank"]')).toEqual([
    expect.objectContaining({
      href: 'https://tracking.example.test/9400110200881234567890',
      rel: 'noopener noreferrer',
    }),
  ]);
});

test('both ways to the activation are open together, or closed with one reason (ORDER-8)', () => {
  const open = page({ cards: [kitCard('DELIVERED')] });
  expect(links(open).filter((href) => href === '/activation/ref-2')).toHaveLength(2);
  expect(words(open)).toMatch(/Get Ready to Activate .*Activate now/);
  const closed = page({ cards: [kitCard('SHIPPED', { lines: [{ line: marco, activate: no('fraud') }] })] });
  expect(elements(closed, 'button[disabled]').map((button) => button['aria-describedby'])).toEqual([
    'order-1-1-why',
    'order-1-1-why',
  ]);
  expect(words(closed)).toContain('This is temporarily unavailable on your account.');
  expect(links(closed)).not.toContain('/activation/ref-2');
});

test('offers no activation for a SIM card that has not left, with a number to call (ORDER-27)', () => {
  const html = page({ cards: [kitCard('ORDERED', { lines: [{ line: marco, activate: no('kit-not-sent') }] })] });
  expect(elements(html, 'button[disabled]')).toEqual([]);
  expect(links(html)).not.toContain('/activation/ref-2');
  expect(words(html)).toContain('You can activate this SIM card once it has shipped. Already have it? Call 1.800');
  expect(links(html)).toContain('tel:+18004278686');
});

test('shows “Order Placement Underway” for an unpaid order (ORDER-9)', () => {
  expect(words(page({ cards: [{ kind: 'unpaid', line: marco }] }))).toContain('Marco Reyes Order Placement Underway');
});

test('shows a number to call for a disabled account (ORDER-10)', () => {
  const html = show(<OrdersView page={{ kind: 'disabled', disabled: 'account' }} />);
  expect(words(html)).toContain('Your account is disabled');
  expect(links(html)).toContain('tel:+18004278686');
});

test('has the quoted words on the eSIM activation card (ORDER-14)', () => {
  const html = page({ cards: [esimCard()] });
  expect(words(html)).toContain(
    "Activate Marco Reyes's Line Plan Best Fit 5GB Order no. WO-204412 Congratulations! You've bypassed the waiting " +
      "game for a SIM delivery. Activate your eSIM Let's get your brand new eSIM activated, in real time! Activate now",
  );
  expect(links(html)).toContain('/activation/ref-2');
  const unnamed = page({ cards: [esimCard({ line: { ref: 'ref-1', occurrence: 1 } })] });
  expect(words(unnamed)).toContain('First line');
  expect([html, unnamed].map((cards) => elements(cards, 'article > h2.caps').length)).toEqual([0, 1]);
});

test('earlier orders are listed with their days, and every line has its own page (ORDER-15)', () => {
  const html = page({ earlier: [{ ref: 'ref-order-0', placedOn: '2025-11-02', lines: [marco] }], byLine: [marco] });
  expect(words(html)).toContain('Earlier orders Nov 2, 2025 order Marco Reyes');
  expect(links(html)).toContain('/track-order?order=ref-order-0');
  expect(links(html)).toContain('/track-order?line=ref-2');
});

test('shows that an order was not returned, beside the others (ORDER-17)', () => {
  const html = page({ cards: [kitCard('SHIPPED', { tracking: undefined }), kitCard()] });
  expect(words(html)).toContain('We couldn’t load this order.');
  expect(steps(html)).toHaveLength(4);
});

test('another SIM card can be ordered from the page of a line (ORDER-18)', () => {
  expect(links(page({ line: { line: marco, reorder: yes } }))).toContain('/track-order/ref-2/reorder');
  const closed = page({ line: { line: marco, reorder: no('sim-swap') } });
  expect(links(closed)).not.toContain('/track-order/ref-2/reorder');
  expect(words(closed)).toContain('A SIM swap is in progress on this line.');
});

test.each([
  [undefined, 'Oops! Something went wrong. Please try again.'],
  ['SIM kits are out of stock', 'SIM kits are out of stock'],
])('a refused order says why and leads back to it (%s) (ORDER-22, MONEY-6)', (refusalMessage, said) => {
  const after = {
    ...entryOf({ kind: 'reorder-sim', charge: 830 }, { state: 'refused', refusal: 'refused', refusalMessage }),
    line: marco,
  };
  const html = page({ after });
  expect(words(html)).toContain(said);
  expect(words(html)).toContain('Nothing was charged. TRY AGAIN Call 1.800.427.8686');
  expect(links(html)).toContain('/track-order/ref-2/reorder');
});

test('friends can be invited where there are invitations (ORDER-23)', () => {
  expect(links(page({ invite: true }))).toContain('/invite');
  expect(links(page())).not.toContain('/invite');
});

test('has grammatical Spanish sentences', () => {
  const html = show(<OrdersView page={ordersPage()} />, { ...samplePage, language: 'es' });
  expect(steps(html)[0]).toBe('Pedido recibido Listo · mié, 18 de nov');
});
