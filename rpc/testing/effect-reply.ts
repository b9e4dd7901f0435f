import type { Effect } from '#fixtures/scenarios/scenario.ts';
import { savedCards } from './fake-cards.ts';
import { homeRouterOf } from './fake-router.ts';
import { cards, group } from './sent-operation.ts';

const ofLine = { customerId: 'line-2' };
const inputs: Readonly<Record<string, object>> = {
  'customer.group': { groupId: 'group-1' },
  'card.list': ofLine,
  'router.device': ofLine,
};

/** Returns the read of an effect on the second line of a group, with its input. */
export function readOf({ read, input }: Effect): [endpoint: string, input: object | undefined] {
  return [read, input ?? inputs[read]];
}

/** Returns the reply to an effect's read in which the line, card or router has these fields. */
export function replyShowing({ read }: Effect, fields: Effect['done']): object {
  if (fields === 'removed') return { cards: savedCards.slice(0, 1) };
  if (read === 'customer.group') return group(fields);
  if (read === 'card.list') return cards(fields);
  return read === 'router.device' ? { device: homeRouterOf(fields) } : fields;
}
