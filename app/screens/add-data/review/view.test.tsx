import { expect, it } from 'vitest';
import { no, sampleCharge, topUpReview, usageOf } from '#app/ui/testing/sample.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import { ReviewView } from './view.tsx';

it('shows size, line and price, and one button with all three (TOPUP-1)', () => {
  const html = show(<ReviewView review={topUpReview()} />);
  expect(words(html)).toContain('Step 2 of 2');
  expect(words(html)).toContain('For Marco Reyes · (555) 010-7718');
  expect(words(html)).toContain('Charge $10.00 Estimated tax $0.63 Estimated total $10.63 Not refundable.');
  expect(words(html)).toContain(
    'We’ll charge $10.63 with tax on your Dec 5 bill, to Visa 4242. Add 2 GB for $10.63 with tax',
  );
  expect(elements(html, 'button')).toMatchObject([{ type: 'submit', class: 'btn main' }]);
  expect(elements(html, 'input').map(({ name, value }) => [name, value])).toContainEqual([
    'quoteHash',
    'hash-of-the-quote',
  ]);
});

it.each([
  ['usable', usageOf(4.7, 5), '2.3 GB left after this 0.3 GB left of 5 GB now.'],
  ['used up', usageOf(5, 5), '2 GB left after this 0 GB left of 5 GB now.'],
])('shows the data that is left after the order, and now: %s (TOPUP-14)', (_, data, text) => {
  expect(words(show(<ReviewView review={topUpReview({ data })} />))).toContain(text);
});

it('shows no number of data without an end (TOPUP-14)', () => {
  const data = { kind: 'unread' } as const;
  expect(words(show(<ReviewView review={topUpReview({ data })} />))).not.toContain('after this');
});

it('leads back with the size that was chosen', () => {
  expect(elements(show(<ReviewView review={topUpReview()} />), 'a').map(({ href }) => href)).toEqual([
    '/add-data/ref-2?gigabytes=2',
    '/add-data/ref-2?gigabytes=2',
  ]);
});

it.each([
  ['price-moved', 'The price has changed'],
  ['bought-since', 'Data was added after you started'],
] as const)('says why it came back, and that nothing was charged: %s', (because, title) => {
  const html = show(<ReviewView review={topUpReview()} because={because} />);
  expect(words(html)).toContain(title);
  expect(words(html)).toContain('Nothing was charged');
  expect(html).toContain('role="status"');
});

it.each([
  ['sim-swap', 'A SIM swap is in progress on this line.'],
  ['not-on-sale', 'You can’t add data here right now.'],
] as const)('cannot be confirmed where it is refused: %s (LINE-24)', (reason, text) => {
  const html = show(<ReviewView review={topUpReview({ decision: no(reason) })} />);
  expect(html).not.toContain('<form');
  expect(elements(html, 'button')[0]).toMatchObject({ disabled: '', 'aria-describedby': 'why-not' });
  expect(html.split('id="why-not"')).toHaveLength(2);
  expect(words(html)).toContain(text);
});

it('shows the price without the tax, with taxes on top (TOPUP-7, MONEY-2)', () => {
  const charge = sampleCharge({ cents: 1000, isTaxed: false });
  const text = words(show(<ReviewView review={topUpReview({ tax: undefined, charge })} />));
  expect(text).toContain('Charge $10.00 Taxes & fees extra.');
  expect(text).toContain('We’ll charge $10.00 plus tax on your Dec 5 bill, to Visa 4242. Add 2 GB for $10.00 plus tax');
});

it('shows the last day of the data, and that it is not refunded (TOPUP-8)', () => {
  expect(words(show(<ReviewView review={topUpReview({ useBy: '2026-12-03' })} />))).toContain(
    'Use it by Dec 3. Not refundable.',
  );
});
