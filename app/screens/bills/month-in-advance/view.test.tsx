import { expect, it } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import { entryOf, monthInAdvance } from '#app/ui/testing/sample-bills.ts';
import { marco, no } from '#app/ui/testing/sample.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import { MonthView } from './view.tsx';

const after = (state: 'done' | 'unknown' | 'refused' | 'needs-care') =>
  entryOf({ kind: 'month-in-advance', amount: 2656 }, { state, line: marco });

it('shows the price with its tax, and sends along what was shown', () => {
  const html = show(<MonthView month={monthInAdvance()} />);
  expect(words(html)).toContain('Amount $25.00 Taxes and fees $1.56 Total $26.56');
  expect(words(html)).toContain('We’ll charge $26.56 with tax now, to Visa 4242. Pay $26.56 with tax');
  expect(elements(html, 'input').map(({ name, value }) => [name, value])).toEqual([
    ['_token', 'page-token'],
    ['operation', 'operation-1'],
    ['amount', '2500'],
    ['totalTax', '156'],
  ]);
});

it('has no form while the price can’t be read (ERROR-15)', () => {
  const html = show(<MonthView month={monthInAdvance({ price: unread, charge: undefined })} />);
  expect(words(html)).toContain('We can’t show the price right now, so you can’t pay here yet.');
  expect(html).not.toMatch(/<form|\$\d/);
});

it('shows a notice when the price has changed', () => {
  expect(words(show(<MonthView month={monthInAdvance()} because="moved" />))).toContain(
    'The price has changed The new price is below. Nothing was charged.',
  );
});

it.each([
  ['already-paid', 'The first month of this line is paid.'],
  ['does-not-apply', 'This line doesn’t need this right now.'],
] as const)('has no form where it is refused: %s', (reason, text) => {
  const html = show(<MonthView month={monthInAdvance({ decision: no(reason) })} />);
  expect(words(html)).toContain(text);
  expect(html).not.toContain('<form');
});

it.each([
  ['done', 'The first month of Marco Reyes’s line is paid: $26.56.', 0],
  ['unknown', 'Please don’t send it again', 0],
  ['needs-care', 'Call us at', 0],
  ['refused', 'Oops! Something went wrong. Please try again.', 1],
] as const)('shows the result afterwards: %s (ERROR-15)', (state, text, forms) => {
  const html = show(<MonthView month={monthInAdvance({ after: after(state) })} />);
  expect(words(html)).toContain(text);
  expect(elements(html, 'form')).toHaveLength(forms);
});
