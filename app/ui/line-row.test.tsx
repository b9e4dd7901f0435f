import { expect, it } from 'vitest';
import { activeLine, lineCard, usageOf, yes } from './testing/sample.ts';
import { elements, links, show, words } from './testing/show.tsx';
import { LineRow } from './line-row.tsx';
import type { CardLine } from './line-card.tsx';

const page = (line: CardLine) => show(<LineRow line={line} index={2} />);
const headOf = (html: string) => words(html.slice(0, html.indexOf('</summary>')));

it('has name, data left, plan and bar closed, and all that a card has inside (HOME-32)', () => {
  const line = {
    ...activeLine,
    hasUsage: true,
    actions: [
      { action: 'add-data', decision: yes } as const,
      { action: 'change-plan', decision: yes } as const,
      { action: 'rename', decision: yes } as const,
    ],
  };
  const html = page(line);
  expect(headOf(html)).toBe('Dana Reyes 3.8 GB left 10GB · Primary · Active Show More Info');
  expect(elements(html, 'summary .meter').map((bar) => bar['aria-label'])).toEqual(['38% left']);
  expect(words(html)).toContain('3.8 GB left of 10 GB.');
  expect(words(html)).toContain('IMEI ends in 3809');
  expect(links(html)).toEqual(
    ['/account/ref-1/usage', '/change-plan/ref-1', '/track-order/ref-1', '/add-data/ref-1', '/edit-name/ref-1'].map(
      (to) => expect.stringContaining(to.replace(/\/ref-1$/, '')) as string,
    ),
  );
});

it.each<[string, Partial<CardLine>, head: string]>([
  [
    'suspended',
    { state: 'suspended', notices: ['non-pay'], data: { kind: 'suspended', isNonPay: true }, msisdn: '5550102231' },
    'First line NonPay Suspension (555) 010-2231 Show More Info',
  ],
  [
    'porting',
    {
      state: 'porting',
      notices: ['porting'],
      progress: { kind: 'port', step: 'waiting', at: 2, of: 3 },
      data: { kind: 'no-service', state: 'porting' },
    },
    'First line Porting in Progress Step 2 of 3: Waiting for your old carrier Show More Info',
  ],
  [
    'paused',
    { notices: ['data-cutoff'], data: { kind: 'paused', left: undefined } },
    'First line Data on this line is paused. Calls and texts still work. Show More Info',
  ],
  ['running low', { notices: ['usage-warn'], data: usageOf(8, 10) }, 'First line 2 GB left Active Show More Info'],
])('shows of a line that is %s no number that cannot be used (HOME-21)', (_, overrides, head) => {
  expect(headOf(page(lineCard(overrides)))).toBe(head);
});
