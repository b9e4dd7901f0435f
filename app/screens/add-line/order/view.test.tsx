import { expect, test } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { orderResult } from '#app/ui/testing/sample-add-line.ts';
import { links, show, words } from '#app/ui/testing/show.tsx';
import { OrderView } from './view.tsx';

const page = (own: Parameters<typeof orderResult>[0]) => show(<OrderView result={orderResult(own)} />);

test.each(['sending', 'pending'] as const)('%s: says how far it is', (state) => {
  const said = words(page({ state }));
  expect(said).toContain('Ordering 2 lines…');
  expect(said).toContain('Ana Reyes · SIM card Added');
  expect(said).toContain('Leo Reyes · eSIM Not yet');
  expect(said).toContain('1 SIM card Not yet');
});

test('shows the next steps of a done order, and leads to Track Order (ORDER-31)', () => {
  const html = page({ state: 'done', isOrdered: true, arrivesBy: '2026-11-27' });
  expect(words(html)).toMatch(/^2 lines ordered Arrives by Fri, Nov 27 /);
  expect(words(html)).toContain('We’ll ship 1 SIM card by First class. It takes 3 to 6 days.');
  expect(words(html)).toContain('You can activate the line with an eSIM from Home now.');
  expect(links(html)).toEqual(['/track-order?line=ref-2', '/home']);
});

test.each([
  ['other', undefined, 'Something went wrong. Please try again.'],
  ['lineRefused', 'This group is closed.', 'This group is closed.'],
  ['absent', undefined, 'We couldn’t send your order.'],
  ['session', undefined, 'Your session ended before we could send the order.'],
])('refused (%s): nothing was ordered, and the answers are kept (ADDLINE-18)', (refusal, message, said) => {
  const html = page({ state: 'refused', refusal, message });
  expect(words(html)).toContain('Oops!');
  expect(words(html)).toContain(said);
  expect(links(html)).toEqual(['/add-line/review', 'tel:+18004278686', '/home']);
});

test('names a refused coupon with the carrier’s words, and links to the page that changes it (ADDLINE-22)', () => {
  const html = page({ state: 'refused', refusal: 'refused', refusedCoupon: 'HOME5', message: 'Coupon used.' });
  expect(words(html)).toContain('Coupon used. The coupon HOME5 wasn’t accepted, so nothing was ordered or charged.');
  expect(links(html)).toEqual(['/add-line/plan', '/add-line/review', 'tel:+18004278686', '/home']);
  const unsaid = words(page({ state: 'refused', refusal: 'other', refusedCoupon: 'HOME5' }));
  expect(unsaid).not.toContain('Something went wrong. Please try again.');
});

test('shows the finished part, the care number and the reference (ADDLINE-18)', () => {
  const html = page({ state: 'needs-care', message: 'This group is closed.', isNotOrdered: true });
  expect(words(html)).toContain('This group is closed. Part of your order went through, and part didn’t.');
  expect(words(html)).toContain('Ana Reyes · SIM card Added');
  expect(words(html)).toContain('Leo Reyes · eSIM Not added');
  expect(words(html)).toContain('1 SIM card Not ordered We didn’t charge you for SIM cards or shipping.');
  const unread = words(page({ state: 'needs-care' }));
  expect(unread).toContain('1 SIM card Not known');
  expect(unread).toContain('We can’t tell whether you were charged.');
  expect(unread).not.toContain('We didn’t charge');
  expect(words(html)).toContain(`Reference ${spokenReference('operation-1')}`);
  expect(links(html)).toContain('tel:+18004278686');
  expect(links(html)).not.toContain('/add-line/review');
});
