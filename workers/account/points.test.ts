import { beforeEach, expect, test } from 'vitest';
import { hour, minute, second, standStill } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { comeBackAfter, newName, send } from '../testing/own-operations.ts';
import { injectFault } from '../testing/world.ts';
import { writtenPoints } from '../testing/written-points.ts';

standStill();
begin('active-single');
beforeEach(() => void loggedLines());

/**
 * What came of the polls at an age, with how many had failed before. Accounts of other tests, whose alarms the platform
 * rings in between, are of other ages.
 */
const outcomesOf = (polls: { outcome: string; age: number; failures: number }[], age: number) =>
  polls.flatMap((one) => (one.age === age ? `${one.outcome} after ${one.failures}` : []));

test('writes a point for each change of an operation and for each poll, with age and delay (SAFETY-60)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500, afterEffect: false });
  const [moves, polls, events] = [writtenPoints('operation'), writtenPoints('poll'), writtenPoints('event')];
  await send('rename', newName);
  expect(moves()).toEqual(
    expect.arrayContaining([
      { kind: 'rename', from: 'none', to: 'sending', end: '', harm: '', age: 0 },
      { kind: 'rename', from: 'sending', to: 'unknown', end: '', harm: 'no result', age: 0 },
    ]),
  );
  await comeBackAfter(2 * minute + second);
  expect(moves()).toContainEqual({ kind: 'rename', from: 'unknown', to: 'no-trace', end: '', harm: '', age: 121 });
  const poll = polls().find(({ age }) => age === 121);
  expect(poll).toMatchObject({ kind: 'rename', age: 121, failures: 0 });
  // It was due when the first interval was over.
  expect(poll?.lag).toBeGreaterThan(minute);
  expect(poll?.lag).toBeLessThan(121 * second);
  await comeBackAfter(9 * minute);
  expect(moves()).toContainEqual({
    kind: 'rename',
    from: 'no-trace',
    to: 'refused',
    end: 'refused',
    harm: '',
    age: 661,
  });
  expect(polls()).toContainEqual(expect.objectContaining({ kind: 'rename', outcome: 'settled', age: 661 }));
  const told = events().map(({ event, what, count }) => [event, what, count]);
  expect(told).toContainEqual(['write lost', 'rename', 1]);
  expect(told).toContainEqual(['operation ended', 'rename', 1]);
});

test('counts an operation that is given up as one that needs the Care Team (SAFETY-60)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500 });
  await injectFault(dana, { endpoint: 'customer.group', fault: 500, times: 1_000 });
  const [moves, polls] = [writtenPoints('operation'), writtenPoints('poll')];
  await send('rename', newName);
  await comeBackAfter(73 * hour);
  const last = { to: 'needs-care', end: 'given up', harm: 'no result' };
  expect(moves()).toContainEqual({ kind: 'rename', from: 'unknown', ...last, age: 262_800 });
  expect(outcomesOf(polls(), 262_800)).toEqual(['given up after 0']);
});

test('counts a poll that the carrier does not answer, with the number of such polls before (SAFETY-60)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500 });
  await injectFault(dana, { endpoint: 'customer.group', fault: 500, times: 1_000 });
  const polls = writtenPoints('poll');
  await send('rename', newName);
  await comeBackAfter(2 * minute);
  await comeBackAfter(20 * minute);
  expect(outcomesOf(polls(), 120)).toEqual(['no answer after 0']);
  expect(outcomesOf(polls(), 1_320)).toEqual(['no answer after 1']);
});

test('counts refusals of a person’s limit by its name (SAFETY-60)', async () => {
  const limits = writtenPoints('limit');
  const count = () => account().count(signedIn.requester, 'device-check');
  for (let asked = 0; asked < 20; asked += 1) expect(await count()).toBeUndefined();
  expect(limits()).toEqual([]);
  expect(await count()).toBeGreaterThan(Date.now());
  expect(limits()).toEqual([{ limit: 'device-check' }]);
});
