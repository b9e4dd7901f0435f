import { describe, expect, it } from 'vitest';
import type { LineCard as Line } from '#rpc/portal/line-card.ts';
import { LineCard } from './line-card.tsx';
import { activeLine, lineCard, no, usageOf, yes } from './testing/sample.ts';
import { elements, links, sampleNow, show, words } from './testing/show.tsx';

const card = (line: Line & { operationId?: string }) => show(<LineCard line={line} index={1} />);
const buttons = (html: string) => elements(html, 'a').filter(({ class: name }) => name?.startsWith('btn'));
const filled = (html: string) =>
  buttons(html)
    .filter(({ class: name }) => name === 'btn main')
    .map(({ href }) => href);

it('shows name, status, number, data left and actions', () => {
  const html = card(activeLine);
  expect(words(html)).toContain('Dana Reyes (555) 010-2231 · Primary · Active');
  expect(words(html)).toContain('3.8 GB left of 10 GB 13 days left, resets Dec 3');
  expect(buttons(html)).toEqual([{ class: 'btn', href: '/add-data/ref-1' }]);
});

it('has an icon that changes the name, called by its line, where that is allowed; the title is the name alone', () => {
  const html = card(lineCard({ ref: 'ref-2', name: 'Marco Reyes', actions: [{ action: 'rename', decision: yes }] }));
  expect(elements(html, 'a').find(({ href }) => href === '/edit-name/ref-2')).toMatchObject({ class: 'tap edit' });
  expect(words(html)).toContain('Marco Reyes Edit the name of Marco Reyes’s line');
  expect(html).toContain('<h2 id="line-1">Marco Reyes</h2>');
});

it.each([
  ['sim-swap', ['sim-swap'], 'line-1-sim-swap'],
  ['suspended', ['suspended'], 'line-1-suspended'],
  ['suspended', ['non-pay'], 'due'],
  ['fraud', [], 'line-1-add-data-why'],
] as const)('keeps the icon of the name, disabled with the reason %s %j (LINE-24, NAME-5)', (reason, notices, id) => {
  const actions = (['add-data', 'rename'] as const).map((action) => ({ action, decision: no(reason) }));
  const html = card(lineCard({ actions, notices: [...notices] }));
  expect(elements(html, 'a[href^="/edit-name"]')).toEqual([]);
  expect(elements(html, 'button.edit')).toMatchObject([{ disabled: '', 'aria-describedby': id }]);
});

it('keeps what matters less behind Show More Info, and the IMEI to its end', () => {
  const html = card(activeLine);
  const panel = html.slice(html.indexOf('<details'));
  expect(words(panel)).toBe(
    'Show More Info Show Less Info – Dana Reyes’s line Plan 10GB Device Apple iPhone 15 IMEI ends in 3809 SIM type SIM Active since ' +
      'Mar 14, 2025 SIM card orders – Dana Reyes’s line',
  );
  expect(html).not.toContain('356938035643809');
});

it.each([
  ['active', '2025-03-14', 'Active since Mar 14, 2025'],
  ['suspended', '2025-03-14', 'First activated Mar 14, 2025'],
  ['disconnected', '2025-03-14', 'First activated Mar 14, 2025'],
  ['activation-failed', '2025-03-14', 'First activated Mar 14, 2025'],
  ['not-activated', '2025-03-14', 'First activated Mar 14, 2025'],
  ['active', '2031-01-01', ''],
] as const)('a line that is %s has the day of its activation, if that has come: %s (HOME-30)', (state, day, text) => {
  const shown = words(card(lineCard({ state, info: { activatedOn: day } })));
  expect(shown).toContain(text);
  if (text === '') expect(shown).not.toMatch(/activ[a-z]+ since|First activated/i);
});

it('leads from an activated line with a physical SIM to its orders (ORDER-24)', () => {
  const leads = (own: Partial<Line>) => card(lineCard(own)).includes('href="/track-order?line=ref-1"');
  expect(leads({ state: 'active' })).toBe(true);
  expect(leads({ state: 'suspended' })).toBe(true);
  expect(leads({ state: 'active', esim: true })).toBe(false);
  expect(leads({ state: 'porting' })).toBe(false);
});

describe('data', () => {
  it.each([
    [7.4, 'meter'],
    [7.5, 'meter warn'],
    [9, 'meter warn'],
    [9.1, 'meter bad'],
    [10, 'meter bad'],
  ])('%d of 10 GB: the bar is a %s', (used, tone) => {
    expect(
      elements(card(lineCard({ data: usageOf(used, 10) })), 'svg').find((svg) => svg.class?.startsWith('meter'))?.class,
    ).toBe(tone);
  });

  it('has no bar on a plan without limit', () => {
    const html = card(lineCard({ data: usageOf(6.2, 0) }));
    expect(html).not.toContain('meter');
    expect(words(html)).toContain('6.2 GB used');
  });

  it('shows that data is unknown when the carrier returns none', () => {
    expect(words(card(lineCard()))).toContain(
      'Failed to load usage history. Kindly refresh the page after some time to try again.',
    );
  });
});

describe('buttons for each line state', () => {
  it.each([
    ['activating', 'btn main', '/status/ref-1', 'Check progress'],
    ['porting', 'btn main', '/status/ref-1', 'Check progress'],
    ['unclear', 'btn', '/help', 'Contact support'],
  ] as const)('%s: %s to %s', (state, look, href, text) => {
    const html = card(lineCard({ state, notices: [state] }));
    expect(buttons(html)).toEqual([{ class: look, href }]);
    expect(words(html)).toContain(text);
  });

  it.each(['activation-failed', 'port-failed'] as const)('%s: to the Care Team', (state) => {
    const html = card(lineCard({ state, notices: [state] }));
    expect(buttons(html).map(({ href }) => href)).toContain('tel:+18004278686');
  });

  it('links a disconnected line to a call (LINE-3)', () => {
    expect(buttons(card(lineCard({ state: 'disconnected', notices: ['disconnected'] })))).toEqual([
      { class: 'btn', href: 'tel:+18004278686' },
    ]);
  });

  it.each(['suspended', 'disabled'] as const)('%s: nowhere', (state) => {
    expect(buttons(card(lineCard({ state })))).toEqual([]);
  });
});

describe('actions', () => {
  it.each([
    ['add-data', 'Add Data', '/add-data/ref-1'],
    ['track-order', 'TRACK ORDER', '/track-order?line=ref-1'],
    ['activate', 'ACTIVATE', '/activation/ref-1'],
    ['retry-activation', 'Try again', '/activation/ref-1'],
    ['fix-port', 'Check your details', '/status/ref-1'],
    ['complete-esim-setup', 'COMPLETE eSIM SETUP', '/steps/ref-1'],
  ] as const)('%s is called %s', (action, text, href) => {
    const html = card(lineCard({ actions: [{ action, decision: yes }] }));
    expect(buttons(html)).toEqual([{ class: 'btn', href }]);
    expect(words(html)).toContain(text);
  });

  it.each([
    [[], undefined],
    [['plan-scheduled'], undefined],
    [['usage-warn'], '/add-data/ref-1'],
    [['usage-bad'], '/add-data/ref-1'],
    [['usage-full'], '/add-data/ref-1'],
    [['throttled'], '/add-data/ref-1'],
    [['setup-left', 'usage-warn'], '/steps/ref-1'],
    [['esim-ready'], '/activation/ref-1'],
    [['sim-arrived'], '/activation/ref-1'],
    [['sim-on-its-way'], '/track-order?line=ref-1'],
    [['port-pin'], '/status/ref-1'],
    [['port-failed'], 'tel:+18004278686'],
  ] as const)('fills what the line needs and nothing else: %j (HOME-16)', (needs, href) => {
    const all = ['complete-esim-setup', 'activate', 'track-order', 'fix-port', 'add-data'] as const;
    const actions = all.map((action) => ({ action, decision: yes }));
    expect(filled(card(lineCard({ notices: [...needs], actions })))).toEqual(href ? [href] : []);
  });

  it('fills Resume while data is paused, with Add Data beside it (HOME-16)', () => {
    const actions = (['data-service', 'add-data'] as const).map((action) => ({ action, decision: yes }));
    const line = { ...lineCard({ notices: ['data-cutoff', 'usage-bad'], actions, dataService: { paused: true } }) };
    const html = card({ ...line, operationId: 'operation-000001' });
    expect(elements(html, 'button')).toMatchObject([{ class: 'btn main' }]);
    expect(elements(html, 'form')).toMatchObject([{ method: 'post', action: '/home' }]);
    expect(words(html)).toMatch(/Resume data.*Add Data/);
    expect(filled(html)).toEqual([]);
  });

  it('encodes the reference', () => {
    const html = card(lineCard({ ref: 'a/b?c', actions: [{ action: 'add-data', decision: yes }] }));
    expect(buttons(html)).toEqual([{ class: 'btn', href: '/add-data/a%2Fb%3Fc' }]);
  });

  it('shows the reason, tied to the blocked button', () => {
    const html = card(lineCard({ actions: [{ action: 'add-data', decision: no('primary-suspended') }] }));
    const [button] = elements(html, 'button');
    expect(button).toMatchObject({ disabled: '' });
    expect(html).toContain(`id="${button?.['aria-describedby']}"`);
    expect(words(html)).toContain('Your own line is suspended, so this can’t be done.');
    expect(buttons(html)).toEqual([]);
  });

  it.each(['suspended', 'sim-swap', 'unpaid'] as const)('points at the notice with the reason %s', (reason) => {
    const html = card(lineCard({ notices: [reason], actions: [{ action: 'add-data', decision: no(reason) }] }));
    const [button] = elements(html, 'button');
    expect(html.split(`id="${button?.['aria-describedby']}"`)).toHaveLength(2);
    expect(html).not.toContain('class="why');
  });
});

it('points a button that waits for a payment at the banner above the lines (HOME-13)', () => {
  const html = card(lineCard({ notices: ['non-pay'], actions: [{ action: 'add-data', decision: no('non-pay') }] }));
  expect(elements(html, 'button')).toMatchObject([{ disabled: '', 'aria-describedby': 'due' }]);
  expect(elements(html, '.note')).toEqual([]);
});

describe('operations in progress', () => {
  it('shows the time of the last read', () => {
    const html = card(
      lineCard({
        state: 'porting',
        portingNumber: '5550104410',
        notices: ['porting'],
        lastCheckedAt: sampleNow - 12_000,
      }),
    );
    expect(words(html)).toContain('Moving (555) 010-4410');
    expect(words(html)).toContain('Last checked 12 seconds ago.');
  });

  it('links to a top-up that was ordered here, and offers no second one', () => {
    const html = card({
      ...activeLine,
      notices: ['top-up-pending'],
      topUp: { operationId: 'operation-1', gigabytes: 2 },
    });
    expect(links(html)).toContain('/add-data/ref-1/operation-1');
    expect(words(html)).toContain('We’re adding 2 GB to this line.');
    expect(filled(html)).toEqual(['/add-data/ref-1/operation-1']);
  });

  it('shows that a top-up without an answer is being checked, not that data is being added (LINE-40)', () => {
    const topUp = { operationId: 'operation-1', gigabytes: 2, unknown: true };
    const text = words(card({ ...activeLine, notices: ['top-up-pending'], topUp }));
    expect(text).toContain('We’re checking your order for 2 GB. Please don’t order it again.');
    expect(text).not.toContain('adding');
  });

  it('has no link for a top-up that was ordered elsewhere', () => {
    const html = card({ ...activeLine, notices: ['top-up-pending'], topUp: {} });
    expect(links(html)).toEqual(['/add-data/ref-1', '/track-order?line=ref-1']);
  });
});

it('shows names as text, whatever is in them', () => {
  expect(card(lineCard({ name: '<img src=x onerror=y>' }))).toContain('&lt;img src=x onerror=y&gt;');
});

it.each([
  [{ kind: 'unread' }, 'Failed to load usage history.'],
  [{ kind: 'unread', isLoading: true }, 'Still loading.'],
  [{ kind: 'paused', isLoading: true }, 'Still loading.'],
] as const)('%j has words in place of the data (HTTP-25)', (data, text) => {
  expect(words(card({ ...activeLine, data }))).toContain(text);
});
