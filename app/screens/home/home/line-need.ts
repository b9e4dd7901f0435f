import { lacksPlan, type LineCard, type Notice } from '#rpc/portal/line-card.ts';

/** Notices that need an act by a person: call, correct, try again, activate, set up. */
const toDo: readonly Notice[] = [
  'order-stopped',
  'activation-failed',
  'port-account',
  'port-pin',
  'port-zip',
  'port-failed',
  'esim-ready',
  'sim-arrived',
  'setup-left',
];

/** Percent of the data from which a line needs somebody, unless more is on its way. */
const nearlyUsedUp = 90;

type Needing = Pick<LineCard, 'notices' | 'data' | 'actions'>;

/** Returns true when the line of a card needs an act by the reader now; waiting is none (HOME-15). */
export function needsHand({ notices, data, actions }: Needing): boolean {
  if (lacksPlan({ actions }) || notices.some((notice) => toDo.includes(notice))) return true;
  if (notices.includes('top-up-pending')) return false;
  if (data.kind === 'slowed') return !data.left?.unlimited;
  return data.kind === 'used-up' || (data.kind === 'usable' && data.left.percent >= nearlyUsedUp);
}

/** Lines that need somebody first, the others after them, each part in its order (HOME-15). */
export function byNeed<L extends Needing>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => Number(needsHand(b)) - Number(needsHand(a)));
}
