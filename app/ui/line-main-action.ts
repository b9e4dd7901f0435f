import type { CardAction } from '#app/copy/line-card.ts';
import type { LineCard, Notice } from '#rpc/portal/line-card.ts';

/** Actions that are always allowed, because they only open a page or contact support. */
export type LookKind = 'check-progress' | 'contact-support' | 'call-support' | 'call-care';
type MainAction = CardAction | LookKind | 'data-service';

/** Main action for each notice of a line; the most urgent first. */
const needed: readonly (readonly [Notice, MainAction])[] = [
  ['order-stopped', 'call-care'],
  ['activation-failed', 'retry-activation'],
  ['port-account', 'fix-port'],
  ['port-pin', 'fix-port'],
  ['port-zip', 'fix-port'],
  ['port-failed', 'call-care'],
  ['activation-sent', 'check-progress'],
  ['activating', 'check-progress'],
  ['porting', 'check-progress'],
  ['esim-ready', 'activate'],
  ['sim-arrived', 'activate'],
  ['sim-on-its-way', 'track-order'],
  ['setup-left', 'complete-esim-setup'],
  ['data-cutoff', 'data-service'],
  // While more data is on its way the next top-up can wait.
  ['top-up-pending', 'check-progress'],
  ['plan-changing', 'check-progress'],
  ['throttled', 'add-data'],
  ['usage-full', 'add-data'],
  ['usage-bad', 'add-data'],
  ['usage-warn', 'add-data'],
];

/** The one filled button of a card: what its line needs; a line that needs nothing has none (HOME-16). */
export function mainAction({ notices }: Pick<LineCard, 'notices'>): MainAction | undefined {
  return needed.find(([notice]) => notices.includes(notice))?.[1];
}
