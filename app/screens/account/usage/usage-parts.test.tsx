import { expect, it } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { dataUsage } from '#rpc/domain/usage.ts';
import { accountLine, accountModel, usageOf, usagePanel } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import type { AccountModel } from '../account/intent.ts';
import { AccountView } from '../account/view.tsx';
import type { UsagePanel } from '../usage-panel.ts';

const page = (overrides: Partial<AccountModel> = {}, allPurchases = false) =>
  show(<AccountView account={accountModel(overrides)} allPurchases={allPurchases} />);

it('shows the cycle and the used part of its data, and leads to each day (ACCOUNT-1, ACCOUNT-4)', () => {
  const html = page({ usage: usagePanel() });
  expect(words(html)).toContain(
    'Hide Usage History – Dana Reyes’s line Broadband facts – Dana Reyes’s line ' +
      'Previous billing cycle Nov 3 – Dec 2 This is the current billing cycle.',
  );
  expect(words(html)).toContain('4 GB left of 10 GB 13 days left, resets Dec 3');
  expect(words(html)).toContain('Show daily usage Spreadsheet of these days CSV file');
  expect(links(html)).toContain('/account/ref-1/usage?days=open&from=account#days');
  expect(words(html)).not.toContain('Nov 4 0 B');
  expect(elements(html, '.chart').map((element) => element['aria-label'])).toEqual([
    'Data by day, Nov 3 to Dec 2. Most on Nov 5: 5 GB.',
  ]);
  expect(links(html)).toEqual(expect.arrayContaining(['/account/ref-1/usage/2026-11-03.csv', '/account#line-1']));
  expect(words(html)).toContain('Extra data When Data Nov 8, 2026, 10:04 AM EST 2 GB');
  expect(html).not.toMatch(/\sstyle=/);
});

const { previous: _, ...last } = usagePanel({ next: '2026-12-03' });
it.each<[Partial<UsagePanel>, to: string[], reason: string | undefined]>([
  [{}, ['2026-10-03'], 'This is the current billing cycle.'],
  [{ next: '2026-12-03' }, ['2026-10-03', '2026-12-03'], undefined],
  [{ ...last, previous: undefined }, ['2026-12-03'], 'This is the line’s first billing cycle.'],
  [{ ...last, previous: undefined, isCut: true }, ['2026-12-03'], 'Earlier billing cycles aren’t shown here.'],
])('leads to the cycles beside it, and has the reason at its ends: %j (ACCOUNT-2)', (overrides, to, reason) => {
  const html = page({ usage: usagePanel(overrides) });
  const cycles = links(html).filter((href) => href.endsWith('#usage') && href.includes('cycle='));
  expect(cycles).toEqual(to.map((start) => `/account?usage=ref-1&cycle=${start}#usage`));
  expect(elements(html, '.flip > span')).toHaveLength(reason === undefined ? 0 : 1);
  expect(words(html)).toContain(reason ?? 'Next billing cycle');
});

it('shows the total alone without days', () => {
  const { used } = usagePanel().use ?? {};
  const html = page({ usage: usagePanel({ use: { used: used as NonNullable<typeof used> } }) });
  expect(words(html)).toContain('4 GB for 13 days: about 315 MB a day. Daily usage isn’t available.');
  expect(html).not.toMatch(/each day|\.csv/);
});

const chartOf = (html: string) => html.slice(html.indexOf('<svg class="chart"'), html.indexOf('</svg><ul'));

it('labels the first day, the last one and today, and a round size (ACCOUNT-18)', () => {
  expect(words(chartOf(page({ usage: usagePanel() })))).toBe('5 GB 315 MB a day Nov 3 Today Dec 2');
});

it('shows what is left by the days left, today included, and draws it from today to the end (ACCOUNT-18)', () => {
  const html = page({ usage: usagePanel() });
  expect(words(html)).toContain('4 GB for 13 days: about 315 MB a day.');
  // November 21 is the 19th of 30 days.
  expect(elements(html, '.pace').map(({ x1, x2 }) => [x1, x2])).toEqual([['60.0%', '100%']]);
});

it.each<[megabytes: number, text: string]>([
  [320, 'So far you used about 320 MB a day.'],
  [300, 'So far you used about 300 MB a day, so it lasts.'],
])('compares the pace with the days so far: %d MB a day (ACCOUNT-18)', (megabytes, text) => {
  expect(words(page({ usage: usagePanel({ usedADay: megabytes * 1024 ** 2 }) }))).toContain(text);
});

it('shows when the last data went, and what more costs (ACCOUNT-18)', () => {
  const moreData = { gigabytes: 1, charge: 500 };
  const html = page({ usage: usagePanel({ data: usageOf(10, 10), moreData }) });
  expect(words(html)).toContain(
    'Nothing left until Dec 3. The last of it went on Nov 5. 1 GB more costs $5.00 plus tax.',
  );
  expect(words(chartOf(html))).toContain('Nothing left');
});

const left = dataUsage(4, 10);
it.each<[name: string, Partial<UsagePanel>, text?: string]>([
  ['an earlier cycle', { cycle: { start: '2026-10-03', end: '2026-11-02' }, data: undefined }],
  ['unlimited data', { data: { kind: 'unlimited', left } }],
  ['paused data', { data: { kind: 'paused', left } }],
  ['a suspended line', { data: { kind: 'suspended', isNonPay: true } }],
  ['nothing left', { data: usageOf(10, 10) }, 'Nothing left until Dec 3.'],
  [
    'a slowed line',
    { data: { kind: 'slowed', left: { ...left, resetsOn: '2026-12-03' } } },
    'at full speed until Dec 3.',
  ],
])('has no pace: %s (ACCOUNT-18)', (_, overrides, text = '') => {
  const html = page({ usage: usagePanel(overrides) });
  expect(words(html)).not.toMatch(/a day\b/);
  expect(elements(html, '.pace')).toEqual([]);
  expect(words(html)).toContain(text);
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
  expect(html).not.toContain('class="chart"');
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
