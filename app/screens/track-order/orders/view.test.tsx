import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { marco, no, sampleCharge, yes } from '#app/ui/testing/sample.ts';
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

test('ORDER-1: the page leads back to the lines', () => {
  expect(words(page())).toMatch(/^Back to Home Track Order /);
  expect(links(page())[0]).toBe('/post-activation-home');
});

test('ORDER-3: a card says whose it is, with plan and order number', () => {
  expect(words(page())).toContain('Marco Reyes Ordered on Nov 18');
  expect(words(page())).toContain('Plan Best Fit 5GB Order no. WO-204411');
  const third = { line: { ref: 'ref-3', occurrence: 3 } };
  const html = page({ cards: [kitCard('SHIPPED', { lines: [{ line: marco }, third] })] });
  expect(words(html)).toContain('SIM cards for 2 lines');
  expect(words(html)).toMatch(/Marco Reyes .*Third line/);
});

test.each([
  [
    'SHIPPED',
    [
      'Order received Done · Nov 18',
      'Processing Done · Nov 19',
      'Order shipped Now · Nov 20',
      'Delivery scheduled Next · expected Nov 23',
    ],
  ],
  [
    'DELIVERED',
    [
      'Order received Done · Nov 18',
      'Processing Done · Nov 19',
      'Order shipped Done · Nov 20',
      'Delivered Done · Nov 21',
    ],
  ],
] as const)('ORDER-4, ORDER-5, ORDER-6: %s reads well without styles', (status, said) => {
  expect(steps(page({ cards: [kitCard(status)] }))).toEqual(said);
});

test('ORDER-5: the step that the order has reached is the current one', () => {
  expect(elements(page(), 'li[aria-current="step"]')).toHaveLength(1);
  expect(elements(page({ cards: [kitCard('DELIVERED')] }), 'li[aria-current="step"]')).toHaveLength(0);
});

test('ORDER-7: the tracking number, and a link that opens beside the portal', () => {
  expect(words(page())).toContain('Tracking number 9400110200881234567890');
  expect(elements(page(), 'a[target="_blank"]')).toEqual([
    expect.objectContaining({
      href: 'https://tracking.example.test/9400110200881234567890',
      rel: 'noopener noreferrer',
    }),
  ]);
});

test('ORDER-8: both ways to the activation are open together, or closed with one reason', () => {
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

test('ORDER-27: a SIM card that has not left is not offered for activation, and says whom to call', () => {
  const html = page({ cards: [kitCard('ORDERED', { lines: [{ line: marco, activate: no('kit-not-sent') }] })] });
  expect(elements(html, 'button[disabled]')).toEqual([]);
  expect(links(html)).not.toContain('/activation/ref-2');
  expect(words(html)).toContain('You can activate this SIM card once it has shipped. Already have it? Call 1.800');
  expect(links(html)).toContain('tel:+18004278686');
});

test('ORDER-9: Order Placement Underway', () => {
  expect(words(page({ cards: [{ kind: 'unpaid', line: marco }] }))).toContain('Marco Reyes Order Placement Underway');
});

test('ORDER-10: a disabled account is told to call', () => {
  const html = show(<OrdersView page={{ at: 'disabled' }} />);
  expect(words(html)).toContain('Your account is disabled');
  expect(links(html)).toContain('tel:+18004278686');
});

test('ORDER-14: the eSIM activation card, to the letter', () => {
  const html = page({ cards: [esimCard()] });
  expect(words(html)).toContain(
    "Activate Marco Reyes's Line Plan Best Fit 5GB Order no. WO-204412 Congratulations! You've bypassed the waiting " +
      "game for a SIM delivery. Activate your eSIM Let's get your brand new eSIM activated, in real time! Activate now",
  );
  expect(links(html)).toContain('/activation/ref-2');
  expect(words(page({ cards: [esimCard({ line: { ref: 'ref-1', occurrence: 1 } })] }))).toContain('FIRST LINE');
});

test('ORDER-15: earlier orders are listed with their days, and every line has its own page', () => {
  const html = page({ earlier: [{ ref: 'ref-order-0', placedOn: '2025-11-02', lines: [marco] }], byLine: [marco] });
  expect(words(html)).toContain('Earlier orders Nov 2, 2025 order Marco Reyes');
  expect(links(html)).toContain('/track-order?order=ref-order-0');
  expect(links(html)).toContain('/track-order?line=ref-2');
});

test('ORDER-17: an order that was not told says so, and the others stand', () => {
  const html = page({ cards: [kitCard('SHIPPED', { tracking: undefined }), kitCard()] });
  expect(words(html)).toContain('We couldn’t load this order.');
  expect(steps(html)).toHaveLength(4);
});

test('ORDER-18: another SIM card can be ordered from the page of a line', () => {
  expect(links(page({ line: { line: marco, reorder: yes } }))).toContain('/track-order/ref-2/reorder');
  const closed = page({ line: { line: marco, reorder: no('sim-swap') } });
  expect(links(closed)).not.toContain('/track-order/ref-2/reorder');
  expect(words(closed)).toContain('A SIM swap is in progress on this line.');
});

test.each([
  [undefined, 'Oops! Something went wrong. Please try again.'],
  ['SIM kits are out of stock', 'SIM kits are out of stock'],
])('ORDER-22, MONEY-6: a refused order says why and leads back to it (%s)', (refusalMessage, said) => {
  const after = {
    ...entryOf({ kind: 'reorder-sim', charge: 830 }, { state: 'refused', refusal: 'refused', refusalMessage }),
    line: marco,
  };
  const html = page({ after });
  expect(words(html)).toContain(said);
  expect(words(html)).toContain('Nothing was charged. TRY AGAIN Call 1.800.427.8686');
  expect(links(html)).toContain('/track-order/ref-2/reorder');
});

test('MONEY-1: an order that was placed says what it costs, as its form did', () => {
  const after = { ...entryOf({ kind: 'reorder-sim', charge: 830 }), line: marco };
  expect(words(page({ after, charge: sampleCharge({ cents: 830 }) }))).toContain(
    'A new SIM card is on order for Marco Reyes’s line. We’ll charge $8.30 with tax on your Dec 5 bill, to Visa 4242.',
  );
});

test('ORDER-23: friends can be invited where there are invitations', () => {
  expect(links(page({ invite: true }))).toContain('/invite');
  expect(links(page())).not.toContain('/invite');
});

test('reads well in Spanish', () => {
  const html = show(<OrdersView page={ordersPage()} />, { ...samplePage, language: 'es' });
  expect(steps(html)[0]).toBe('Pedido recibido Listo · 18 nov');
});
