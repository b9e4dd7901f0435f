import { expect, it } from 'vitest';
import { accountLine, accountModel, usagePanel } from '#app/ui/testing/sample.ts';
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
  expect(words(html)).toContain('6 GB of 10 GB used');
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
  expect(words(html)).toContain('6 GB of 10 GB used Daily usage isn’t available.');
  expect(html).not.toMatch(/<table[^>]*each day|\.csv/);
});

it('labels the first day, the last one and today, a round size, and what lasts the cycle (ACCOUNT-18)', () => {
  const html = page({ usage: usagePanel() });
  const chart = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
  expect(words(chart)).toBe(
    '5 GB Today, Nov 21 Nov 3 Dec 2 Busiest day: Nov 5, 5 GB To make it to the end of ' +
      'the billing cycle, use about 341.3 MB a day (dashed line).',
  );
  expect(elements(chart, 'line').filter((line) => line['stroke-width'])).toHaveLength(1);
});

it('has no pace without a limit, and no today in an earlier cycle (ACCOUNT-18)', () => {
  const { used, days } = usagePanel().use as NonNullable<UsagePanel['use']>;
  const text = words(
    page({ usage: usagePanel({ use: { used: { ...used, maxBytes: 0 }, days } }) }).replace(/.*<figure/, ''),
  );
  expect(text).not.toContain('lasts the whole');
  const cycle = { start: '2026-10-03', end: '2026-11-02' };
  expect(words(page({ usage: usagePanel({ cycle }) }))).not.toContain('Today');
});

it('has no chart of nothing, and no limit where the plan has none', () => {
  const used = { usedBytes: 0, maxBytes: 0, leftBytes: 0, percent: 0, level: 'ok' } as const;
  const html = page({ usage: usagePanel({ use: { used, days: [{ day: '2026-11-03', bytes: 0 }] } }) });
  expect(words(html)).toContain('0 B used No data was used in this billing cycle.');
  expect(html).not.toContain('<figure');
});

it('shows that the history could not be loaded, with the rest of the page (ERROR-9)', () => {
  const { use: _, bought: __, ...failed } = usagePanel();
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
