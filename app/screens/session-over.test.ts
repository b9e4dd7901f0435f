import { expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { type Action, actions } from '#rpc/domain/decision.ts';
import { doors } from './testing/action-doors.ts';
import { visitAtCarrier } from './testing/carrier-account.ts';
import { isOpenByRule } from './testing/openings.ts';
import { situations } from './testing/situations.ts';

// The session ends in the middle of every request that changes something: at each call that it reads, in turn. That a
// write which is turned away can be sent again is tested in workers/account/race.test.ts, pages in e2e/fault-pages.

const reads = new Set(endpoints.filter(({ effect }) => effect === 'read').map(({ id }) => id));
const requests = actions.flatMap((action) =>
  (doors[action].requests ?? []).map(({ send }, at) => ({ action, at, send })),
);

/** A visit in which the action is open; by a secondary where they may, since they have fewer rights. */
function openVisit(action: Action) {
  const situation = situations.findLast((one) => isOpenByRule(action, one));
  if (!situation) throw new Error(`${action} is open nowhere`);
  return visitAtCarrier(situation);
}

test.each(requests)(
  'throws an expired session when a read is refused, and sends nothing: $action, request $at (SIGNIN-15)',
  async ({ action, send }) => {
    const healthyVisit = openVisit(action);
    const healthyResult = await healthyVisit.send(send);
    expect(healthyResult.answer).toBe('open');
    const endpointIds = new Set(
      healthyVisit.received().flatMap(({ id }) => (id !== null && reads.has(id) ? [id] : [])),
    );
    expect(endpointIds.size).toBeGreaterThan(0);
    const visited = openVisit(action);
    const wrong: string[] = [];
    for (const [index, endpoint] of [...endpointIds].entries()) {
      // By turns: the client makes one fault of both, by one code for all reads.
      const status = index % 2 === 0 ? 401 : 403;
      visited.restart();
      visited.turnAway(endpoint, status);
      const { answer, writes } = await visited.send(send);
      const isRight = answer.endsWith(`Error: fault session ${status}`) && writes.length === 0;
      if (!isRight) wrong.push(`${endpoint}, ${status}: ${answer}, sent ${writes.join(', ') || 'nothing'}`);
    }
    visited.restart();
    expect(wrong.join('\n')).toBe('');
    expect(await visited.send(send)).toEqual(healthyResult);
  },
);
