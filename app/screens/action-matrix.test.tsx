import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { type Action, actions, type Reason } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { type OperationKind, operations } from '#rpc/operation/operations.ts';
import { ofPerson } from '#rpc/testing/permission-product.ts';
import { doors } from './testing/action-doors.ts';
import { answerOf } from './testing/answer-of.ts';
import { visitOf } from './testing/matrix-account.ts';
import { isOpenByRule, triedIn } from './testing/openings.ts';
import { buttonOn, cardPages, seenBy, shownOn } from './testing/read-doors.tsx';
import { nameOf, type Said, type Situation, situations } from './testing/situations.ts';

const reads = new Set(endpoints.filter(({ effect }) => effect === 'read').map(({ id }) => id));

const isHolder = ({ person }: Situation) => person.startsWith('primary');
const holdersLine = (situation: Situation) => (isHolder(situation) ? 'Your own line' : 'The account holder’s line');

/** Which line a SIM swap is on, as its sentence names it (LINE-42); a card's notice is on the card of its line. */
function swapped(situation: Situation, action: Action): string {
  if (situation.person === 'primary on another line' && !ofPerson.includes(action)) return 'Uma\\S*( \\S+)?’s line';
  return isHolder(situation) ? 'your own line' : 'your line';
}

/** A phrase of each reason that a line's state or its group can give, as pages say it. */
const phrases: Partial<Record<Reason, RegExp | ((situation: Situation, action: Action) => RegExp)>> = {
  fraud: /temporarily unavailable/,
  'non-pay': /wasn’t paid in time|suspended until it’s paid/,
  suspended: /line is suspended/i,
  'primary-suspended': (situation) => new RegExp(`${holdersLine(situation)} is suspended`),
  'primary-disabled': (situation) => new RegExp(`${holdersLine(situation)} is disabled`),
  'primary-not-active': (situation) => new RegExp(`${holdersLine(situation)} has to be active first`),
  'sim-swap': (situation, action) =>
    new RegExp(`SIM swap in progress|A SIM swap is in progress on ${swapped(situation, action)}`),
  'not-active': /once .*line is active|line is (suspended|disconnected)/,
  'kit-not-sent': /once it has shipped/,
  'does-not-apply': /doesn’t need this right now|line is (suspended|disconnected)|You can change the name here only/,
  unpaid: /order for your SIM card isn’t complete|Order Placement Underway/,
  'no-plan': /line has no plan, so we can’t start its activation\. For help, call/,
  secondary: /Only the account holder|Bills go to the account holder/,
  'account-locked': /account is locked, so no SIM card or eSIM is sent/,
  'already-locked': /already locked/,
  'not-locked': /isn’t locked/,
  'lines-unsettled': /You can change plans (once every line|when these lines are ready)/,
};

/** Each situation's pages with cards, once for all buttons. */
const cards = new Map<Situation, ReturnType<typeof cardPages>>();

function cardsIn(situation: Situation): ReturnType<typeof cardPages> {
  const known = cards.get(situation) ?? cardPages(visitOf(situation).visit, situation);
  cards.set(situation, known);
  return known;
}

/** Kinds that no door sends in full; their forms are sent by the fuzz and the ownership tests. */
const leftOut: readonly OperationKind[] = ['more-invitations', 'sim-kit'];

it('every kind of operation is sent behind a door (LINE-25)', async () => {
  const sent = new Set<OperationKind>();
  for (const action of actions)
    for (const { send } of doors[action].requests ?? []) {
      const situation = situations.findLast((one) => isOpenByRule(action, one));
      if (!situation) throw new Error(`${action} is open nowhere`);
      const { account, visit } = visitOf(situation);
      await send(visit);
      const ids = new Set(account.submitted.map(({ id }) => id));
      for (const { id, kind } of account.operations) if (ids.has(id)) sent.add(kind);
    }
  expect([...sent, ...leftOut].sort()).toEqual(operations.map(({ kind }) => kind).sort());
});

describe.each(actions)('%s: page and server agree in every situation (LINE-23)', { timeout: 60_000 }, (action) => {
  const { pages = [], requests = [], buttons = [] } = doors[action];
  const each = async (
    check: (situation: Situation, open: boolean) => Promise<readonly string[]>,
    among = triedIn(action),
  ) => {
    const wrong: string[] = [];
    for (const situation of among)
      for (const problem of await check(situation, isOpenByRule(action, situation)))
        wrong.push(`${nameOf(situation)}: ${problem}`);
    return wrong;
  };
  const reasonIn = ({ actor, lines, config, simCards, line }: Said) => {
    const decision = can(action, { actor, lines, config, simCards }, ofPerson.includes(action) ? actor : line);
    return decision.allowed ? 'open' : decision.reason;
  };

  it('is open by the rules, and nowhere else', async () => {
    expect(
      await each(async (situation, open) => {
        const said = reasonIn(situation);
        return (said === 'open') === open ? [] : [`expected ${open ? 'open' : 'blocked'}, is ${said}`];
      }, situations),
    ).toEqual([]);
  });

  if (requests.length > 0)
    it('the server sends an open action once, and no write for a blocked one (LINE-25)', async () => {
      expect(
        await each(async (situation, open) => {
          const problems = requests.map(async ({ send, once }, index) => {
            const { account, visit } = visitOf(situation);
            const said = await answerOf(send(visit));
            const writes = account.submitted.length + account.asked.filter(({ id }) => !reads.has(id)).length;
            const expected = open ? 'open' : isOpenByRule('see', situation) ? reasonIn(situation) : said;
            return [
              said !== expected || (said === 'open') !== open ? [`request ${index} is ${said}`] : [],
              writes === (open && once ? 1 : 0) ? [] : [`request ${index} made ${writes} writes`],
            ].flat();
          });
          return (await Promise.all(problems)).flat();
        }),
      ).toEqual([]);
    });

  if (pages.length > 0)
    it('its page has the form, or the reason in its place (LINE-24)', async () => {
      expect(
        await each(async (situation, open) => {
          if (!isOpenByRule('see', situation)) return [];
          const problems = pages.map(async (page, index) => {
            const view = await page(visitOf(situation).visit);
            return view
              ? told(`page ${index}`, shownOn(view, seenBy(situation)), situation, open)
              : open
                ? [`page ${index} is empty`]
                : [];
          });
          return (await Promise.all(problems)).flat();
        }),
      ).toEqual([]);
    });

  if (buttons.length > 0)
    it('its button is on its lines: open, or disabled with the reason (LINE-24)', async () => {
      expect(
        await each(async (situation, open) => {
          const shown = await cardsIn(situation);
          const listed = situation.kind !== 'disabled (7)' && isOpenByRule('see', situation);
          const onCard = !ofPerson.includes(action);
          return buttons.flatMap((button) => {
            const found = buttonOn(shown[button.on], button);
            const has = button.has(situation) && (listed || !onCard);
            if (!found) return has ? [`no button on ${button.on}`] : [];
            return has ? told(`button on ${button.on}`, found, situation, open) : [`a button on ${button.on}`];
          });
        }),
      ).toEqual([]);
    });

  function told(
    where: string,
    { open: isOpen, why }: { open: boolean; why: string },
    situation: Situation,
    open: boolean,
  ) {
    if (isOpen !== open) return [`${where} is ${isOpen ? 'open' : 'blocked'}`];
    const reason = reasonIn(situation);
    if (isHolder(situation) && /\bAsk (them|Uma)/.test(why)) return [`${where} sends the account holder to themselves`];
    const phrase = reason === 'open' ? undefined : phrases[reason];
    const said = typeof phrase === 'function' ? phrase(situation, action) : phrase;
    if (reason === 'open' || said?.test(why)) return [];
    return [`${where} is blocked by ${reason} and says “${why}”`];
  }
});
