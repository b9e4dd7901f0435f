import { expect, test } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { monthNow, summaryPage } from '#app/ui/testing/sample-activation.ts';
import { buttons, elements, hidden, links, show, words } from '#app/ui/testing/show.tsx';
import { SummaryView } from './view.tsx';

const onBill =
  'We’ll charge $26.56 with tax on your Dec 5 bill, to Visa 4242. Until then, we hold $25.00 on Visa 4242.';

test('shows the plan, its price and what comes on top (ACTIVATE-21)', () => {
  const html = show(<SummaryView page={summaryPage()} />);
  expect(words(html)).toContain('Best Fit 5GB $25.00 per month Total per month $25.00');
  expect(words(html)).toContain('Taxes & fees extra. Terms');
  expect(words(html)).toContain(onBill);
  // The provider's policies page.
  expect(links(html)).toContain('https://www.lineside.example/policies');
  expect(buttons(html)).toEqual(['Confirm']);
  expect(hidden(html)).toMatchObject({ payment: 'next-bill' });
  expect(links(html)).toContain('/cards?to=%2Factivation%2Fref-1%2Fsummary');
});

test('shows that the amount is missing, and keeps “Pay now” available (ACTIVATE-37)', () => {
  const html = show(<SummaryView page={summaryPage({ payNow: unread, chosen: 'now' })} />);
  expect(words(html)).toContain('Oops! Something went wrong. Please try again.');
  expect(words(html)).toContain('Pay now We can’t show the amount right now.');
  expect(elements(html, 'input[name=payment][checked]').map(({ value }) => value)).toEqual(['now']);
  const whole = show(<SummaryView page={summaryPage({ payNow: known(monthNow), chosen: 'now' })} />);
  expect(words(whole)).not.toContain('Oops!');
});

test('lets a secondary neither pay now nor change the card, and shows the reason (ACTIVATE-37, ACTIVATE-38)', () => {
  const cards = { allowed: false, reason: 'secondary' } as const;
  const html = show(<SummaryView page={summaryPage({ chosen: 'now', cards })} />);
  expect(words(html)).toContain('you can’t pay the first month from your sign-in');
  expect(words(html)).toContain('Only the account holder can change the card.');
  expect(links(html).filter((href) => href.startsWith('/cards'))).toEqual([]);
});

test('shows amount and card beside each choice (ACTIVATE-21, MONEY-1, MONEY-5)', () => {
  const html = show(<SummaryView page={summaryPage({ payNow: known(monthNow) })} />);
  expect(elements(html, 'input[name=payment]').map(({ value }) => value)).toEqual(['next-bill', 'now']);
  expect(words(html)).toContain('Next bill $26.56 with tax, on your Dec 5 bill, to Visa 4242 · $25.00 hold until then');
  expect(words(html)).toContain('Pay now $26.56 with tax, now, to Visa 4242');
});
