import { expect, it } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { billModel, entryOf } from '#app/ui/testing/sample-bills.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import { BillView } from './view.tsx';

it('shows all facts of a bill, with the year of each day (BILL-17)', () => {
  const pageText = words(show(<BillView bill={billModel()} />));
  for (const text of [
    'From Lineside Mobile',
    'Account holder Dana Reyes',
    'Account number 8001234567',
    'Bill type Monthly bill',
    'Bill date Nov 3, 2026',
    'Billing cycle Nov 3, 2026 to Dec 2, 2026',
    'Total $47.81',
    'Payments that match this bill Nov 5 · card ending in 4242 $47.81',
  ])
    expect(pageText).toContain(text);
});

it.each([
  [false, 'Ordered here for this bill 2 GB $10.63'],
  [true, 'Ordered here for this bill As far as we can see, some of this isn’t on the bill. Questions? Call'],
])('lists what was ordered here for it, with a number where some may be missing: %s (BILL-28)', (isMissing, text) => {
  const charge = { operationId: 'operation-1', lineId: 'line-1', net: 1000, tax: 63, sentAt: 0 };
  const charges = [{ ...charge, item: { kind: 'top-up', gigabytes: 2 }, certainty: 'accepted' } as const];
  expect(words(show(<BillView bill={billModel({ ordered: { charges, isMissing } })} />))).toContain(text);
  expect(words(show(<BillView bill={billModel()} />))).not.toContain('Ordered here');
});

it.each([
  [known([]), 'None found.'],
  [unread, 'We can’t show payments right now.'],
])('shows payments %j', (payments, text) => {
  expect(words(show(<BillView bill={billModel({ payments })} />))).toContain(text);
});

it('goes by email to the address on the page, with the page’s operation; the original opens beside the portal', () => {
  const html = show(<BillView bill={billModel()} />);
  expect(words(html)).toContain('We’ll email it to dana@example.test.');
  expect(elements(html, 'input').map(({ name, value }) => [name, value])).toEqual([
    ['_token', 'page-token'],
    ['operation', 'operation-1'],
  ]);
  expect(elements(html, 'a')).toContainEqual(
    expect.objectContaining({
      href: 'https://bills.example.test/1.pdf',
      target: '_blank',
      rel: 'noopener noreferrer',
    }),
  );
});

it.each([
  ['done', 'Your Nov 3 bill is on its way to your inbox.', 1],
  ['unknown', 'Please don’t send it again', 0],
  ['refused', 'Oops! Something went wrong. Please try again.', 1],
] as const)('shows the result afterwards: %s', (state, text, forms) => {
  const html = show(
    <BillView bill={billModel({ after: entryOf({ kind: 'email-bill', invoiceDate: '2026-11-03' }, { state }) })} />,
  );
  expect(words(html)).toContain(text);
  expect(elements(html, 'form')).toHaveLength(forms);
});

it('shows a secondary the reason for the empty page', () => {
  expect(words(show(<BillView bill={{ refused: 'secondary' }} />))).toContain('Only the account holder can do this.');
});
