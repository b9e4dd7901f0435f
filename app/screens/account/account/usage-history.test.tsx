import { expect, it } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { dataUsage } from '#rpc/domain/usage.ts';
import { accountLine, accountModel, usageOf, usagePanel } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import type { AccountModel, UsagePanel } from './intent.ts';
import { AccountView } from './view.tsx';

const page = (overrides: Partial<AccountModel> = {}, allPurchases = false) =>
  show(<AccountView account={accountModel(overrides)} allPurchases={allPurchases} />);

it('shows the cycle, the used part of its data, and each day (ACCOUNT-1, ACCOUNT-4)', () => {
  const html = page({ usage: usagePanel() });
  expect(words(html)).toContain(
    'Hide Usage History – Dana Reyes’s line Broadband facts – Dana Reyes’s line ' +
      'Usage history Nov 3, 2026 – Dec 2, 2026',
  );
  expect(words(html)).toContain('4 GB left of 10 GB 13 days left, resets Dec 3');
  expect(words(html)).toContain('Busiest day: Nov 5, 5 GB');
  expect(words(html)).toContain('Day Data Nov 3 1 GB Nov 4 0 B Nov 5 5 GB');
  expect(elements(html, 'svg').map((element) => element['aria-label'])).toContain('Data used on each day');
  expect(links(html)).toEqual(expect.arrayContaining(['/account/ref-1/usage/2026-11-03.csv', '/account#line-1']));
  expect(words(html)).toContain('Extra data in this billing cycle When Data Nov 8, 2026, 10:04 AM EST 2 GB');
  expect(html).not.toMatch(/\sstyle=/);
});

it.each([
  [{}, ['/account?usage=ref-1&cycle=2026-10-03#usage'], ['usage-present']],
  [
    { next: '2026-12-03' },
    ['/account?usage=ref-1&cycle=2026-10-03#usage', '/account?usage=ref-1&cycle=2026-12-03#usage'],
    [],
  ],
])('leads to the cycles beside it, and stops at its ends: %j (ACCOUNT-2)', (overrides, to, stops) => {
  const html = page({ usage: usagePanel(overrides) });
  expect(links(html).filter((href) => href.includes('cycle='))).toEqual(to);
  expect(elements(html, 'button').map((button) => button['aria-describedby'])).toEqual(stops);
});

it('stops at the first cycle of the line', () => {
  const { previous: _, ...first } = usagePanel({ next: '2026-12-03' });
  const html = page({ usage: first });
  expect(words(html)).toContain('This is the line’s first billing cycle.');
  expect(elements(html, 'button')).toMatchObject([{ disabled: '', 'aria-describedby': 'usage-first' }]);
});

it('stops after a year where the first cycle is not known (ACCOUNT-2)', () => {
  const { previous: _, ...last } = usagePanel({ next: '2026-12-03', isCut: true });
  const text = words(page({ usage: last }));
  expect(text).toContain('Earlier billing cycles aren’t shown here.');
  expect(text).not.toContain('first billing cycle');
});

it('shows the total alone without days', () => {
  const { used } = usagePanel().use ?? {};
  const html = page({ usage: usagePanel({ use: { used: used as NonNullable<typeof used> } }) });
  expect(words(html)).toContain('4 GB for 13 days: about 315 MB a day. Daily usage isn’t available.');
  expect(html).not.toMatch(/<table[^>]*each day|\.csv/);
});

it('labels the first day, the last one and today, and a round size (ACCOUNT-18)', () => {
  const html = page({ usage: usagePanel() });
  const chart = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
  expect(words(chart)).toBe('5 GB Today, Nov 21 Nov 3 Dec 2 Busiest day: Nov 5, 5 GB');
});

it('shows what is left by the days left, today included, and draws it from today to the end (ACCOUNT-18)', () => {
  const html = page({ usage: usagePanel() });
  expect(words(html)).toContain('4 GB for 13 days: about 315 MB a day. The dashed line shows it.');
  const dashed = elements(html, 'line').filter((line) => line['stroke-width']);
  // November 21 is the 19th of 30 days.
  expect(dashed.map(({ x1, x2 }) => [x1, x2])).toEqual([['60%', '100%']]);
});

const left = dataUsage(4, 10);
it.each<[name: string, Partial<UsagePanel>, text?: string]>([
  ['an earlier cycle', { cycle: { start: '2026-10-03', end: '2026-11-02' }, data: undefined }],
  ['unlimited data', { data: { kind: 'unlimited', left } }],
  ['paused data', { data: { kind: 'paused', left } }],
  ['a suspended line', { data: { kind: 'suspended', isNonPay: true } }],
  ['nothing left', { data: usageOf(10, 10) }, 'Nothing left until Dec 3. Add Data'],
  [
    'a slowed line',
    { data: { kind: 'slowed', left: { ...left, resetsOn: '2026-12-03' } } },
    'at full speed until Dec 3.',
  ],
])('has no pace: %s (ACCOUNT-18)', (_, overrides, text = '') => {
  const html = page({ usage: usagePanel(overrides) });
  expect(words(html)).not.toMatch(/a day\.|dashed/);
  expect(elements(html, 'line').filter((line) => line['stroke-width'])).toEqual([]);
  expect(words(html)).toContain(text);
  expect(links(html).includes('/add-data/ref-1')).toBe(text !== '');
});

it.each<[DataNow | undefined, label: string, text: string]>([
  [usageOf(1.7, 5), '66% left', '3.3 GB left of 5 GB'],
  [usageOf(5, 5), '0% left', '0 GB left of 5 GB'],
  [undefined, '60% used', '6 GB of 10 GB used'],
])('has a bar of what its number shows (ACCOUNT-22): %j', (data, label, text) => {
  const html = page({ usage: usagePanel({ data }) });
  const bars = elements(html, '.meter');
  expect(bars.map((bar) => bar['aria-label'])).toEqual([label]);
  expect(words(html)).toContain(text);
});

it('has no chart of nothing, and no limit where the plan has none', () => {
  const used = dataUsage(0, 0);
  const use = { used, days: [{ day: '2026-11-03', bytes: 0 }] };
  const html = page({ usage: usagePanel({ use, data: { kind: 'unlimited', left: used } }) });
  expect(words(html)).toContain('0 B used Unlimited data No data was used in this billing cycle.');
  expect(html).not.toContain('<figure');
});

it('shows that the history could not be loaded, with the rest of the page (ERROR-9)', () => {
  const { use: _, ...failed } = usagePanel({ bought: unread });
  const html = page({ usage: failed });
  expect(words(html)).toContain('Failed to load usage history. Kindly refresh the page after some time to try again.');
  expect(words(html)).toContain('CHANGE PLAN');
  expect(links(html)).toContain('/account?usage=ref-1&cycle=2026-10-03#usage');
});

it('is of one line alone', () => {
  const html = page({ lines: [accountLine({ ref: 'ref-2' }), accountLine()], usage: usagePanel() });
  expect(html.split('id="usage"')).toHaveLength(2);
  expect(words(html)).toMatch(/View Usage History.*Hide Usage History/);
});
