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

type Needing = Pick<LineCard, 'state' | 'notices' | 'usage' | 'actions'>;

/** Returns true when the line of a card needs an act by the reader now; waiting is none (HOME-15). */
export function needsHand({ state, notices, usage, actions }: Needing): boolean {
  if (lacksPlan({ actions }) || notices.some((notice) => toDo.includes(notice))) return true;
  if (state !== 'active' || notices.includes('top-up-pending')) return false;
  return usage !== undefined && !usage.unlimited && usage.percent >= nearlyUsedUp;
}

/** Lines that need somebody first, the others after them, each part in its order (HOME-15). */
export function byNeed<L extends Needing>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => Number(needsHand(b)) - Number(needsHand(a)));
}
