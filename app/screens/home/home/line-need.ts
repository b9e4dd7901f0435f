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

interface Arrangement<L> {
  cards: L[];
  rows: L[];
}

/** Lines without service: they are rows as soon as there are two lines. */
const isOff = ({ state, notices }: Pick<LineCard, 'state' | 'notices'>) =>
  state === 'disconnected' || notices.includes('non-pay');

/**
 * Returns which lines are cards and which are rows, each in its order (HOME-32). Lines that need the reader's hand are
 * cards; of three lines and more the others are rows. Without a need the reader's own line is the card.
 */
export function arrange<L extends Needing & Pick<LineCard, 'state'> & { isOwn?: boolean | undefined }>(
  lines: readonly L[],
): Arrangement<L> {
  const few = lines.length < 3;
  const needing = lines.filter((line) => needsHand(line) || (few && !(lines.length > 1 && isOff(line))));
  const readers = needing.length > 0 ? [] : lines.filter((line) => line.isOwn && line.state === 'active');
  const cards = needing.length > 0 ? needing : readers;
  return { cards, rows: lines.filter((line) => !cards.includes(line)) };
}

/** Sorts lines that need attention before the others, and keeps the order otherwise (HOME-15). */
export function byNeed<L extends Needing>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => Number(needsHand(b)) - Number(needsHand(a)));
}
