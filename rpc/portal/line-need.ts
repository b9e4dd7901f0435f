import type { LineCard, Notice } from './line-card.ts';

/** How much a line needs somebody: first those that do, then those with something under way (HOME-15). */
const needs = ['act', 'wait', 'none'] as const;
export type LineNeed = (typeof needs)[number];

const needOf: Readonly<Record<Notice, LineNeed>> = {
  unpaid: 'wait',
  'non-pay': 'act',
  suspended: 'act',
  'sim-swap': 'wait',
  activating: 'wait',
  'activation-failed': 'act',
  porting: 'wait',
  'port-account': 'act',
  'port-pin': 'act',
  'port-zip': 'act',
  'port-failed': 'act',
  unclear: 'wait',
  'esim-ready': 'act',
  'sim-on-its-way': 'wait',
  'sim-arrived': 'act',
  'port-done': 'none',
  'line-ready': 'none',
  'setup-left': 'act',
  throttled: 'act',
  'data-cutoff': 'act',
  'usage-full': 'act',
  'usage-bad': 'act',
  'usage-warn': 'act',
  'top-up-pending': 'wait',
  'plan-changing': 'wait',
  'plan-scheduled': 'none',
};

/** What the line of a card needs, by its notices. */
export function lineNeed({ notices }: Pick<LineCard, 'notices'>): LineNeed {
  return needs.find((need) => notices.some((notice) => needOf[notice] === need)) ?? 'none';
}

/** Lines that need somebody first, the others after them, each part in its order (HOME-15). */
export function byNeed<L extends Pick<LineCard, 'notices'>>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => needs.indexOf(lineNeed(a)) - needs.indexOf(lineNeed(b)));
}
