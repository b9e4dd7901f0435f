import { expect, it } from 'vitest';
import { lineCard, no, usageOf, usagePanel, yes } from '#app/ui/testing/sample.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { UsageModel } from './intent.ts';
import { UsageView } from './view.tsx';

const model = (overrides: Partial<UsageModel> = {}): UsageModel => ({
  line: lineCard({
    ref: 'ref-1',
    data: usageOf(6, 10),
    actions: [
      { action: 'add-data', decision: yes },
      { action: 'change-plan', decision: yes },
    ],
  }),
  usage: usagePanel(),
  others: [],
  ...overrides,
});

it('has what is left first, with Add Data and Change plan, and files last (ACCOUNT-23)', () => {
  const html = show(<UsageView page={model()} />);
  const text = words(html);
  const order = ['GB left of', 'Add Data', 'Change plan', 'Nov 3 – Dec 2', 'Extra data', 'Spreadsheet of these days'];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(text.split('left of')).toHaveLength(2);
  expect(links(html)).toEqual(
    expect.arrayContaining(['/home', '/add-data/ref-1', '/change-plan/ref-1', '/account/ref-1/usage?cycle=2026-10-03']),
  );
});

it('has each day of the cycle in a table, unfolded for those whom Account leads to it (ACCOUNT-1)', () => {
  const daysOf = (query: string) => {
    const html = show(<UsageView page={model()} />, { ...samplePage, query });
    expect(words(html)).toContain('Day Data Nov 3 1 GB Nov 4 0 B Nov 5 5 GB');
    return elements(html, '#days').map(({ open }) => open);
  };
  expect(daysOf('?days=open&from=account')).toEqual(['']);
  expect(daysOf('')).toEqual([undefined]);
});

it('leads back to Account where that led here, also from another cycle (ACCOUNT-23)', () => {
  const to = links(show(<UsageView page={model()} />, { ...samplePage, query: '?from=account' }));
  expect(to).toContain('/account');
  expect(to).toContain('/account/ref-1/usage?cycle=2026-10-03&from=account');
  expect(to).not.toContain('/home');
});

it('leads to the other lines, with what they have left (ACCOUNT-23)', () => {
  const others = [
    lineCard({ ref: 'ref-2', name: 'Ana Reyes', data: usageOf(1, 5) }),
    lineCard({ ref: 'ref-3', name: 'Leo Reyes', data: { kind: 'suspended', isNonPay: false } }),
  ];
  const html = show(<UsageView page={model({ others })} />);
  expect(words(html)).toContain('Ana Reyes 4 GB left Leo Reyes');
  expect(links(html)).toEqual(expect.arrayContaining(['/account/ref-2/usage', '/account/ref-3/usage']));
});

it('has no number of a line whose service is off, but what it used (ACCOUNT-22)', () => {
  const line = lineCard({
    state: 'suspended',
    data: { kind: 'suspended', isNonPay: false },
    notices: ['suspended'],
    actions: [{ action: 'add-data', decision: no('suspended') }],
  });
  const html = show(<UsageView page={model({ line, usage: usagePanel({ data: line.data }) })} />);
  expect(words(html)).not.toContain('left of');
  expect(words(html)).toContain('6 GB of 10 GB used');
  expect(elements(html, '.use')).toEqual([]);
});

it.each([
  ['fraud', []],
  ['non-pay', ['non-pay']],
] as const)('has the reason against a button beside it: %s (SHELL-39)', (reason, notices) => {
  const actions = (['data-service', 'add-data', 'change-plan'] as const).map((action) => ({
    action,
    decision: no(reason),
  }));
  const html = show(<UsageView page={model({ line: lineCard({ ref: 'ref-1', notices: [...notices], actions }) })} />);
  const ids = elements(html, 'button[disabled]').map((button) => button['aria-describedby']);
  expect(ids).toHaveLength(1);
  expect(elements(html, '[id]').map(({ id }) => id)).toContain(ids[0]);
});
