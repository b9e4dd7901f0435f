import { expect, it } from 'vitest';
import { sampleCharge, topUpResult, usageOf } from '#app/ui/testing/sample.ts';
import { elements, links, sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { dataUsage } from '#rpc/domain/usage.ts';
import type { TopUpResult } from '../intent.ts';
import { ResultView } from './view.tsx';

const page = (own: Partial<TopUpResult>) => show(<ResultView result={topUpResult(own)} />);

it.each(['sending', 'pending'] as const)(
  '%s: says what is going on, for how long, and that nobody has to wait',
  (state) => {
    const html = page({ state, lastCheckedAt: sampleNow - 4000 });
    expect(words(html)).toContain('Adding 2 GB to Marco Reyes’s line…');
    expect(words(html)).toContain(
      'It usually takes less than a minute. Last checked 4 seconds ago. You can close this page.',
    );
    expect(links(html)).toEqual([samplePage.path, '/home']);
  },
);

it('shows the added data and the review’s charge when done (MONEY-1)', () => {
  const html = page({ state: 'done', charge: sampleCharge() });
  expect(words(html)).toContain('2 GB added');
  expect(words(html)).toContain('We’ll charge $10.63 with tax on your Dec 5 bill, to Visa 4242.');
  expect(links(html)).toEqual(['/home', '/add-data/ref-2']);
});

it('shows the new balance when done (TOPUP-10)', () => {
  expect(words(page({ state: 'done', data: usageOf(4.7, 7), charge: sampleCharge() }))).toContain(
    '2 GB added 2.3 GB left We added 2 GB to',
  );
});

const gone = { ...dataUsage(5, 5), resetsOn: '2026-12-10' };
it.each<[DataNow | undefined, string, to?: string]>([
  [usageOf(4.7, 7), 'You can use it now.'],
  [{ kind: 'unlimited', left: dataUsage(1, 5, true) }, 'You can use it now.'],
  [{ kind: 'paused' }, 'Data on this line is paused. You can use it after you resume data.'],
  [{ kind: 'not-installed' }, 'You can use it after you set up the eSIM of this line.', '/steps/ref-2'],
  [{ kind: 'suspended', isNonPay: false }, 'You can use it once service is back.'],
  [{ kind: 'slowed', left: gone }, ''],
  [{ kind: 'used-up', left: gone }, ''],
  [{ kind: 'unread' }, ''],
  [undefined, ''],
])('shows when the data can be used: %j (TOPUP-12)', (data, text, to = '/home') => {
  const html = page({ state: 'done', data });
  expect(words(html)).toContain(`We added 2 GB to Marco Reyes’s line. ${text}`.trim());
  expect(words(html).includes('You can use it now')).toBe(text.includes('now'));
  expect(links(html)[0]).toBe(to);
});

it('shows that nothing was charged when failed, with ways to try again and to call (TOPUP-10)', () => {
  const html = page({ state: 'refused' });
  expect(words(html)).toContain('Nothing was charged.');
  expect(links(html)).toEqual(['/add-data/ref-2', 'tel:+18004278686', '/home']);
});

it('shows Let’s Talk for an unavailable service, with no charge and a number to call (MONEY-6, ERROR-5)', () => {
  const html = page({ state: 'refused', refusal: 'unavailable' });
  expect(words(html)).toContain('Nothing was charged.');
  expect(elements(html, 'a.btn').map(({ href }) => href)).toEqual(['tel:+18004278686', '/home']);
  expect(words(html)).toContain(
    "We're sorry. The service you're attempting to access or update is temporarily unavailable. Call us at " +
      '1.800.427.8686.',
  );
  expect(words(html)).not.toContain('Data Addition Failed');
  expect(elements(html, 'button')).toMatchObject([{ disabled: '', 'aria-describedby': 'unavailable' }]);
  expect(links(html)).toEqual(['tel:+18004278686', 'sms:+16175550150', 'tel:711', 'tel:+18004278686', '/home']);
});

it.each(['other', undefined])('refused otherwise: to the letter (%s) (ERROR-6)', (refusal) => {
  const html = page({ state: 'refused', refusal });
  expect(words(html)).toContain('Data Addition Failed');
  expect(words(html)).toContain(
    'Sorry, your request for additional data could not be completed due to an unexpected error',
  );
  expect(words(html)).toContain('TRY AGAIN');
  expect(links(html)).toContain('/add-data/ref-2');
  expect(html).toContain('role="alert"');
});
