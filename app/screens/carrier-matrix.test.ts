import { expect, it } from 'vitest';
import { type Action, actions } from '#rpc/domain/decision.ts';
import { doors } from './testing/action-doors.ts';
import { visitAtCarrier } from './testing/carrier-account.ts';
import { isOpenByRule } from './testing/openings.ts';
import { shownOn } from './testing/read-doors.tsx';
import { isSingle, nameOf, type Situation, situations } from './testing/situations.ts';

/** A stranger's statuses are all the same, so one is enough. The fixture carrier prices every line: each has a plan. */
const asked = situations
  .filter(isSingle)
  .filter(({ line }) => line.reachPlanId !== undefined)
  .filter(({ person, kind }) => kind === 'active (2)' || person !== 'secondary on another line');

type Visited = ReturnType<typeof visitAtCarrier>;

/** The pages of an action that are open where its rule is not, or closed where it is. */
async function wrongPages({ visit }: Visited, action: Action, open: boolean): Promise<string[]> {
  const views = await Promise.all((doors[action].pages ?? []).map((page) => page(visit)));
  return views.flatMap((view, index) =>
    view && shownOn(view).open !== open ? [`${action}: page ${index} is ${open ? 'blocked' : 'open'}`] : [],
  );
}

/** The requests of an action that are answered or sent against its rule. */
async function wrongRequests(visited: Visited, action: Action, open: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, { send, once }] of (doors[action].requests ?? []).entries()) {
    const { answer, writes } = await visited.send(send);
    if ((answer === 'open') !== open) wrong.push(`${action}: request ${index} is ${answer}`);
    // Some that are open send only what the line's own state asks for.
    const isRight = writes.length > 0 ? open : !(open && once);
    if (!isRight) wrong.push(`${action}: request ${index} sent ${writes.join(', ') || 'nothing'}`);
  }
  return wrong;
}

/** What is wrong with the answers to all pages and requests of all actions. */
async function problemsIn(situation: Situation): Promise<string[]> {
  const visited = visitAtCarrier(situation);
  const problems: string[] = [];
  for (const action of actions) {
    const open = isOpenByRule(action, situation);
    if (isOpenByRule('see', situation)) problems.push(...(await wrongPages(visited, action, open)));
    problems.push(...(await wrongRequests(visited, action, open)));
  }
  return problems;
}

const named = asked.map((situation) => [nameOf(situation), situation] as const);

it.each(named)(
  'the fixture carrier receives open actions, and no write for blocked ones: %s (LINE-23, LINE-25)',
  { timeout: 60_000 },
  async (_, situation) => {
    expect(await problemsIn(situation)).toEqual([]);
  },
);
