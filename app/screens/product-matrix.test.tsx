import { expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { type Action, actions } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { carrierSays, type Facts, ofPerson, product } from '#rpc/testing/permission-product.ts';
import { doors } from './testing/action-doors.ts';
import { visitOf } from './testing/matrix-account.ts';
import { shownOn } from './testing/read-doors.tsx';
import { answerOf } from './testing/answer-of.ts';

// Pages and requests in cells of the full product. permission-matrix.test.ts compares what `can()` decides with the
// rules in every cell; here pages and requests are compared with what it decides. `npm run lab -- matrix` takes all
// cells.

/** Only one cell in so many is taken: a prime, so that the cells differ in all of their facts. */
const step = Number(process.env.MATRIX_STEP ?? 997);
const timeout = 60_000_000 / step;
const cells = [...product()];
const reads = new Set(endpoints.filter(({ effect }) => effect === 'read').map(({ id }) => id));

/** What differs from the decision on one cell; nothing if page and server agree and nothing closed is sent. */
async function problemsIn(action: Action, facts: Facts): Promise<string[]> {
  const { pages = [], requests = [] } = doors[action];
  const said = carrierSays(facts);
  const decision = can(action, said, ofPerson.includes(action) ? said.actor : said.line);
  const expected = decision.allowed ? 'open' : decision.reason;
  // LINE-22: whoever may not see a line does not learn that there is one.
  const isHidden = expected === 'not-yours';
  const problems: string[] = [];
  for (const page of isHidden ? [] : pages) {
    const view = await page(visitOf(said).visit);
    if (view && shownOn(view).open !== decision.allowed) problems.push('the page is not');
  }
  for (const [index, { send }] of requests.entries()) {
    const { account, visit } = visitOf(said);
    const answer = await answerOf(send(visit));
    const writes = account.submitted.length + account.asked.filter(({ id }) => !reads.has(id)).length;
    const isExpected = answer === expected || (isHidden && answer === 'not-found');
    if (!isExpected || (!decision.allowed && writes > 0))
      problems.push(`request ${index} is ${answer}, with ${writes} writes, and not`);
  }
  return problems.map((problem) => `${JSON.stringify(facts)}: ${problem} ${expected}`);
}

test.each(actions.map((action, index) => [action, index * 41] as const))(
  '%s: page and server agree under several circumstances, and send no closed action (LINE-23, LINE-24, LINE-25)',
  { timeout },
  async (action, first) => {
    const wrong: string[] = [];
    for (let index = first % step; index < cells.length; index += step)
      wrong.push(...(await problemsIn(action, cells[index] as Facts)));
    expect(wrong.slice(0, 20).join('\n')).toBe('');
  },
);
