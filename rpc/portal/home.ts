import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type AccountView, lookAt, type PortalContext } from '../portal-context.ts';
import { readingCase } from '../domain/line.ts';
import { isActivated, lineStateOf } from '../domain/line-status.ts';
import {
  type AccountSnapshot,
  type Action,
  can,
  countedLines,
  countedLinesLimit,
  type Decision,
  isAccountDisabled,
  primaryOf,
} from '../domain/permission.ts';
import { type LineCard, lineCards } from './line-card.ts';
import { type LineName, lineName } from './line-name.ts';
import { seenLines } from './seen-lines.ts';
import { snapshotReads, snapshotOf } from './snapshot.ts';
import { usageRead } from './usage-read.ts';

export interface HomeModel {
  firstName?: string;
  isPrimary: boolean;
  lines: LineCard[];
  /** YYYY-MM-DD. */
  nextBill?: string;
  addLine: Decision;
  /** How many lines could still be added. */
  linesLeft: number;
  /** Add Line can be gone on with (JOURNEY-7), or its order is under way (ADDLINE-20). */
  addingLine?: { operationId?: string };
  /** Lines whose activation was begun here and can be gone on with (ACTIVATE-4). */
  activating: LineName[];
  /** The primary is in status 7: a notice above the cards (HOME-7). */
  disabled: boolean;
  /** Category FRAUD: the Let's Talk notice. */
  letsTalk: boolean;
  /** Category TEST (SIGNIN-8). */
  toActivation: boolean;
  /** Seconds until a page without script looks again; absent when nothing is under way. */
  refresh?: number;
}

/** Home: every line that this person may see, with its state, its data and what can be done (HOME-1 to HOME-3). */
export async function home(context: PortalContext): Promise<HomeModel> {
  const { requester } = context;
  const { outcomes, view } = await lookAt(context, ...snapshotReads(requester), await usageRead(context));
  const [me, group, keys, used] = outcomes;
  const snapshot = snapshotOf(me, group, keys);
  const cards = await lineCards(context, { snapshot, used, view, offers: offersOf });
  const addLine = can('add-line', snapshot);
  const firstName = snapshot.actor.firstName ? readingCase(snapshot.actor.firstName) : undefined;
  return {
    firstName,
    isPrimary: snapshot.actor.isPrimary,
    ...cards,
    nextBill: primaryOf(snapshot).nextBillingDate ? primaryOf(snapshot).nextBillingDate : undefined,
    addLine,
    addingLine: addingLineOf(view, requester.actor.customerId, addLine.allowed),
    activating: activatingOf(snapshot, view),
    linesLeft: Math.max(0, countedLinesLimit - countedLines(snapshot.lines)),
    disabled: isAccountDisabled(snapshot),
    letsTalk: snapshot.actor.category === 'FRAUD',
    toActivation: snapshot.actor.category === 'TEST',
  };
}

function addingLineOf(view: AccountView, customerId: string, allowed: boolean): HomeModel['addingLine'] {
  const order = view.open.find(({ kind, subjectId }) => kind === 'add-line' && subjectId === customerId);
  if (order) return { operationId: order.id };
  const journeys: readonly { name: string; subjectId: string }[] = view.journeys;
  const begun = journeys.some(({ name, subjectId }) => name === 'add-line' && subjectId === customerId);
  return begun && allowed ? {} : undefined;
}

function activatingOf(snapshot: AccountSnapshot, { journeys, refs }: AccountView): LineName[] {
  return seenLines(snapshot)
    .filter(({ id }) => journeys.some(({ name, subjectId }) => name === 'activation' && subjectId === id))
    .filter((line) => can('go-through-activation', snapshot, line).allowed)
    .map((line) => lineName(refs[line.id] as string, line));
}

/** Actions by the line's state, in the order of their buttons; the name is edited by its icon. */
function offersOf(line: Customer): Action[] {
  if (lineStateOf(line.status) === 'not-activated') return line.esim ? ['activate'] : ['track-order'];
  return isActivated(line.status) ? ['complete-esim-setup', 'add-data', 'rename'] : ['retry-activation', 'fix-port'];
}
