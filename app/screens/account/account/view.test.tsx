import { describe, expect, it } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { accountLine, accountModel, entry, lineCard, marco, no, usagePanel, yes } from '#app/ui/testing/sample.ts';
import { elements, hidden, links, sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { AccountModel } from './intent.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import type { BoughtFor } from '#rpc/portal/purchase-history.ts';
import { AccountView } from './view.tsx';

const page = (overrides: Partial<AccountModel> = {}, allPurchases = false) =>
  show(<AccountView account={accountModel(overrides)} allPurchases={allPurchases} />);
const paused = accountLine({ dataService: { paused: true }, notices: ['data-cutoff'] });
/** Result of a switch on the page’s line. */
const switched = (overrides: Partial<ActivityEntry> = {}) => entry({ line: { ...marco, ref: 'ref-1' }, ...overrides });

it('names the lines that plan changes wait for, once (ACCOUNT-15)', () => {
  const actions = [{ action: 'change-plan', decision: no('lines-unsettled') }] as const;
  const html = page({
    lines: [
      accountLine({ actions: [...actions] }),
      accountLine({ ref: 'ref-2', name: 'Lee', actions: [...actions] }),
      accountLine({ ref: 'ref-3', name: 'Ana', state: 'porting', actions: [] }),
    ],
  });
  const notice = 'You can change plans when these lines are ready: Ana (Porting in Progress).';
  expect(words(html).split(notice)).toHaveLength(2);
  expect(elements(html, 'button').map((button) => button['aria-describedby'])).toEqual(['unsettled', 'unsettled']);
});

it('shows a cheaper plan beside the usage, and leads to its review (ACCOUNT-16)', () => {
  const advice = { planId: 'plan-2gb', planName: 'Best Fit 2GB', mostBytes: Math.ceil(1.8 * 1024 ** 3), saves: 500 };
  const html = page({ usage: usagePanel({ advice }) });
  expect(words(html)).toContain(
    'This line used 1.8 GB or less in each of the last 3 months. Best Fit 2GB fits your use and saves $5.00 a month. ' +
      'See the change',
  );
  expect(links(html)).toContain('/change-plan/ref-1?plan=plan-2gb&step=review');
  expect(words(page({ usage: usagePanel() }))).not.toContain('fits your use');
});

describe('a plan that was chosen before the line (PUBLIC-34)', () => {
  const wanted = { planId: 'plan-10gb', name: 'Best Fit 10GB', addLine: true };

  it('goes along to the change of a plan, and to a new line', () => {
    const html = page({ wanted });
    expect(words(html)).toContain(
      'You chose Best Fit 10GB Press CHANGE PLAN on the line that should have it. Nothing changes until you confirm. ' +
        'Add a line with this plan',
    );
    expect(links(html)).toEqual(
      expect.arrayContaining(['/add-line/plan?plan=plan-10gb', '/change-plan/ref-1?plan=plan-10gb']),
    );
  });

  it('offers no new line where none can be added', () => {
    expect(links(page({ wanted: { ...wanted, addLine: false } })).join()).not.toContain('/add-line');
  });
});

describe('a line', () => {
  it('shows what its plan costs (ACCOUNT-14)', () => {
    const html = page({ lines: [accountLine({ plan: { name: 'Best Fit 10GB', price: 3500, change: yes } })] });
    expect(words(html)).toContain('Plan, $35.00 a month Best Fit 10GB CHANGE PLAN');
  });

  it('shows its plan, CHANGE PLAN, and that its data is on (ACCOUNT-1)', () => {
    const html = page();
    expect(words(html)).toContain('Dana Reyes (555) 010-2231 · Primary · Active');
    expect(words(html)).toContain(
      'Plan Best Fit 10GB CHANGE PLAN – Dana Reyes’s line Data Service On ' +
        'Pause data – Dana Reyes’s line View Usage History – Dana Reyes’s line ' +
        'Broadband facts – Dana Reyes’s line',
    );
    expect(links(html)).toEqual(
      expect.arrayContaining(['/change-plan/ref-1', '/account/ref-1/data', '/account?usage=ref-1#usage']),
    );
    expect(html).not.toContain('<form');
  });

  it('offers to resume paused data at one press, once (ACCOUNT-9)', () => {
    const html = page({ lines: [paused] });
    expect(words(html)).toContain('Data Service Paused');
    expect(words(html)).not.toContain('Calls and texts still work');
    expect(elements(html, 'form')).toMatchObject([{ method: 'post', action: '/home' }]);
    expect(hidden(html)).toEqual({ _token: 'page-token', line: 'ref-1', operation: 'operation-000001' });
    expect(words(html)).toContain('Resume data – Dana Reyes’s line');
  });

  it.each([
    [false, true, 'Pause data We’re pausing data on this line.'],
    [true, false, 'Resume data We’re turning data back on for this line.'],
  ])('waits while its data is being switched: paused %s, to %s', (isPaused, pause, text) => {
    const html = page({ lines: [accountLine({ dataService: { paused: isPaused, changing: { pause } } })] });
    expect(words(html)).toContain(text);
    expect(elements(html, 'button')).toMatchObject([{ disabled: '', 'aria-describedby': 'line-1-changing' }]);
    expect(html).not.toContain('<form');
    expect(links(html)).not.toContain('/account/ref-1/data');
  });

  it('is off on a suspended line, as on Home (LINE-46)', () => {
    const line = accountLine({ state: 'suspended', data: { kind: 'suspended', isNonPay: false } });
    expect(words(page({ lines: [line] }))).toContain('Data Service Off while this line is suspended');
  });

  it('refuses both with one reason, shown once, and names Care (PLAN-17)', () => {
    const actions = (['change-plan', 'data-service'] as const).map((action) => ({
      action,
      decision: no('primary-suspended'),
    }));
    const html = page({ lines: [accountLine({ actions })] });
    expect(elements(html, 'button').map((button) => button['aria-describedby'])).toEqual([
      'line-1-change-plan-why',
      'line-1-change-plan-why',
    ]);
    expect(words(html).split('Your own line is suspended, so')).toHaveLength(2);
    expect(words(html)).toContain(`Call us at ${samplePage.brand.careNumber}.`);
    expect(html).not.toContain('<form');
  });

  it('points to the notice with the reason', () => {
    const actions = (['change-plan', 'data-service'] as const).map((action) => ({ action, decision: no('non-pay') }));
    const due = { nonPay: true, pay: yes, mayPromise: false };
    const html = page({ due, lines: [accountLine({ state: 'suspended', notices: ['non-pay'], actions })] });
    expect(elements(html, 'button').map((button) => button['aria-describedby'])).toEqual(['due', 'due']);
  });

  it('shows the state of a line that is not in service, without a switch', () => {
    const html = page({
      lines: [accountLine({ ...lineCard({ state: 'porting', name: 'Ana', notices: ['porting'] }), hasUsage: false })],
    });
    expect(words(html)).toContain('We’re moving your number.');
    expect(words(html)).not.toMatch(/Data Service|CHANGE PLAN|Usage History/);
  });

  it.each([
    [
      { scheduled: { name: 'Best Fit 2GB', startsOn: '2026-12-03' } },
      'plan-scheduled',
      'This line changes to Best Fit 2GB on Dec 3.',
    ],
    [
      { changing: { operationId: 'operation-1', planName: 'Best Fit 15GB' } },
      'plan-changing',
      'We’re working on your change to Best Fit 15GB.',
    ],
  ] as const)('shows its coming plan: %j', (plan, notice, text) => {
    expect(
      words(
        page({ lines: [accountLine({ plan: { name: 'Best Fit 5GB', change: yes, ...plan }, notices: [notice] })] }),
      ),
    ).toContain(text);
  });
});

describe('the result of a switch', () => {
  it('offers to undo a pause at once', () => {
    const html = page({ lines: [paused], after: switched() });
    expect(words(html)).toMatch(/^Data on Marco Reyes’s line is paused. Calls and texts still work. Undo Account/);
    expect(elements(html, 'form')).toHaveLength(2);
    // It is the same form as the line's own, so both together resume once.
    expect(
      elements(html, 'input')
        .filter(({ name }) => name === 'operation')
        .map(({ value }) => value),
    ).toEqual(['operation-000001', 'operation-000001']);
    expect(html).not.toContain('data-auto-dismiss');
  });

  it.each<[string, Partial<AccountModel>]>([
    ['while it is under way', { lines: [paused], after: switched({ state: 'unknown' }) }],
    ['that was refused', { after: switched({ state: 'refused' }) }],
    ['that is over already', { after: switched() }],
    [
      'that is being taken back',
      { lines: [{ ...paused, dataService: { paused: true, changing: { pause: false } } }], after: switched() },
    ],
    [
      'of a line that may not resume now',
      { lines: [{ ...paused, actions: [{ action: 'data-service', decision: no('sim-swap') }] }], after: switched() },
    ],
    ['of a line that is not there', { lines: [paused], after: switched({ line: marco }) }],
    ['that was no pause', { lines: [paused], after: switched({ summary: { kind: 'data-service', pause: false } }) }],
  ])('has no Undo %s', (_, overrides) => {
    expect(words(page(overrides))).not.toContain('Undo');
  });
});

describe('the purchases', () => {
  const rows = (count: number): BoughtFor[] =>
    Array.from({ length: count }, (_, index) => ({
      at: sampleNow - index * 86_400_000,
      gigabytes: index + 1,
      line: index === 1 ? undefined : { name: 'Marco Reyes', occurrence: 2 },
    }));
  const two = [accountLine(), accountLine({ ref: 'ref-2' })];

  it.each([
    [3, false, 3, undefined, undefined],
    [4, false, 3, 'View More', '/account?purchases=all#purchases'],
    [4, true, 4, 'View Less', '/account#purchases'],
  ])('of %d rows, all %s, shows %d (ACCOUNT-5)', (count, all, shown, link, to) => {
    const html = page({ lines: two, purchases: known(rows(count)) }, all);
    expect(elements(html, 'tr')).toHaveLength(shown + 1);
    if (link === undefined) expect(words(html)).not.toMatch(/View More|View Less/);
    else {
      expect(words(html)).toContain(link);
      expect(links(html)).toContain(to);
    }
  });

  it('keeps the usage history open', () => {
    const overrides = { purchases: known(rows(4)), usage: usagePanel() };
    expect(links(page(overrides))).toContain('/account?usage=ref-1&purchases=all#purchases');
    expect(links(page(overrides, true))).toContain('/account?usage=ref-1#purchases');
    const earlier = { ...overrides, usage: usagePanel({ next: '2026-12-03' }) };
    expect(links(page(earlier))).toContain('/account?usage=ref-1&cycle=2026-11-03&purchases=all#purchases');
  });

  it('shows time, size and line; no line where there is only one', () => {
    expect(words(page({ lines: two, purchases: known(rows(2)) }))).toContain(
      'Nov 21, 2026, 10:00 PM EST Marco Reyes 1 GB Nov 20, 2026, 10:00 PM EST a line no longer on your account 2 GB',
    );
    expect(words(page({ purchases: known(rows(1)) }))).not.toContain('Marco');
    expect(words(page({ purchases: known(rows(2)) }))).toContain('a line no longer on your account');
  });

  it('has words for nothing, and for what could not be loaded (ACCOUNT-5)', () => {
    expect(words(page())).toContain('You haven’t bought extra data in the last 12 months.');
    expect(words(page({ purchases: unread }))).toContain('We couldn’t load your data purchases.');
  });
});

describe('the page around the lines', () => {
  it('leads to bills, for those who may see them, and to what was done', () => {
    expect(links(page())).toEqual(expect.arrayContaining(['/bills', '/activity']));
    const secondary = links(page({ seesBills: false }));
    expect(secondary).toContain('/activity');
    expect(secondary).not.toContain('/bills');
  });

  it('shows a disabled account a notice instead of cards', () => {
    const html = page({ disabled: 'account', lines: [] });
    expect(words(html)).toBe(
      'Account Your account is disabled Your lines can’t be used or changed right now. Call us to find out why. ' +
        'Call 1.800.427.8686',
    );
  });

  it('has words for an account without lines', () => {
    expect(words(page({ lines: [] }))).toContain('We have no lines to show');
  });

  it('writes days as its language does', () => {
    expect(
      words(show(<AccountView account={accountModel({ usage: usagePanel() })} />, { ...samplePage, language: 'es' })),
    ).toContain('3 nov – 2 dic');
  });
});
