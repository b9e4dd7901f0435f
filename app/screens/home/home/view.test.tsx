import { describe, expect, it } from 'vitest';
import { entry, homeModel, lineCard, no, yes } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import type { HomeModel } from './intent.ts';
import { HomeView } from './view.tsx';

const page = (overrides: Partial<HomeModel> = {}) => show(<HomeView home={homeModel(overrides)} />);

it('greets, and shows the amount to pay before everything else', () => {
  expect(words(page())).toMatch(/^Hello, Dana Next bill, Dec 3 \$58\.44 /);
});

it('greets a customer whose name and bill day are not known', () => {
  const { firstName: _, balance: __, ...rest } = homeModel();
  const unknown = { kind: 'day-only' as const, why: 'not-shown' as const, beside: [] };
  expect(words(show(<HomeView home={{ ...rest, nextBill: unknown }} />))).toMatch(/^Hello Dana Reyes/);
});

it('keeps the order of the lines, with ids of their own', () => {
  const html = page({
    lines: [
      lineCard({ name: 'Ana' }),
      lineCard({ ref: 'ref-2', occurrence: 2 }),
      lineCard({ ref: 'ref-3', name: 'Lee' }),
    ],
  });
  const ids = elements(html, 'h2').flatMap(({ id }) => (id?.startsWith('line') ? id : []));
  expect(ids).toEqual(['line-1', 'line-2', 'line-3']);
  expect(words(html)).toMatch(/Ana .* Second line .* Lee /);
});

it('lists a failed operation with its page and a button that dismisses it, without script (HOME-31)', () => {
  const failed = entry({ state: 'refused' });
  const html = page({ ended: { entries: [failed], more: 2 } });
  expect(words(html)).toContain('See details');
  expect(words(html)).toContain('2 more in Activity');
  expect(elements(html, 'form input[name=dismiss]')).toMatchObject([{ value: failed.id }]);
  expect(elements(html, '[data-dismiss]')).toEqual([]);
});

it('lists an operation without a trace, with its possible cost, until it is dismissed (HOME-31)', () => {
  const lost = entry({ state: 'no-trace', tracelessAt: 1 });
  const html = page({ ended: { entries: [lost], more: 0 } });
  expect(words(html)).toMatch(/It may still arrive.* See details/);
  expect(elements(html, 'form input[name=dismiss]')).toMatchObject([{ value: lost.id }]);
});

it('shows a lock that was not sent above all else (HOME-31)', () => {
  const lock = entry({ state: 'not-sent', summary: { kind: 'account-lock' } });
  const html = page({ ended: { entries: [lock, entry({ id: 'other', state: 'refused' })], more: 0 } });
  expect(words(html)).toMatch(/^Your account is not locked .* Hello, Dana/);
  expect(elements(html, '.note.bad')).toHaveLength(2);
});

describe('adding a line', () => {
  it.each([
    ['lines-full', 'You’ve reached the 6-line limit.'],
    ['not-active', 'You can do this once this line is active.'],
    ['fraud', ''],
    ['primary-disabled', ''],
  ] as const)('is a line of text with the reason while it is refused: %s (HOME-27)', (reason, text) => {
    const html = page({ addLine: no(reason) });
    expect(words(html)).toContain(`Add a line: ${text}`);
    expect(links(html)).not.toContain('/add-line');
    expect(elements(html, 'button[disabled], .card.add')).toEqual([]);
  });

  it('is hidden from secondaries (HOME-27)', () => {
    const html = page({ addLine: no('secondary') });
    expect(words(html)).not.toContain('Add a line');
    expect(elements(html, '.card.add')).toEqual([]);
  });

  it.each([
    ['overdue', { nonPay: false, owed: { balance: 9562, overdue: true, autoPay: 'off' } }],
    ['suspended for it', { nonPay: true }],
  ] as const)('is a link without a card while money is %s (HOME-27)', (_, due) => {
    const html = page({ due: { ...due, pay: yes, mayPromise: false } });
    expect(links(html)).toContain('/add-line');
    expect(words(html)).not.toContain('You can add');
    expect(elements(html, '.card.add')).toEqual([]);
  });

  it.each([
    [{}, 'You started adding a line. We’ll keep your answers for 30 days.', '/add-line'],
    [{ operationId: 'operation-1' }, 'We’re placing the order for your new lines.', '/add-line/orders/operation-1'],
  ])('leads on with what was begun or ordered (JOURNEY-7): %j', (addingLine, text, to) => {
    const html = page({ addingLine });
    expect(words(html)).toContain(text);
    expect(elements(html, '.note a')).toMatchObject([{ href: to }]);
  });

  it('links to an activation that was begun (JOURNEY-7)', () => {
    const html = page({ activating: [{ ref: 'ref-2', occurrence: 2 }] });
    expect(words(html)).toContain('You started activating your second line. We’ll keep your answers for 30 days.');
    expect(elements(html, '.note a')).toMatchObject([{ href: '/activation/ref-2' }]);
  });
});

it('has words for an account without lines, and others for a disabled account (HOME-7)', () => {
  const html = page({ lines: [] });
  expect(words(html)).toContain('We have no lines to show');
  expect(html).not.toContain('<article');
  expect(words(page({ disabled: 'account', lines: [] }))).not.toContain('We have no lines to show');
});

it.each<[Partial<HomeModel>, boolean]>([
  [{}, true],
  [{ letsTalk: true }, false],
  [{ disabled: 'account' }, false],
])('leads to roaming unless service is off: %j (HOME-34)', (overrides, isShown) => {
  expect(links(page(overrides)).includes('/services/international-roaming')).toBe(isShown);
});
