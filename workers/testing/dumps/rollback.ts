import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operationKinds } from '#rpc/operation/operations.ts';
import { stopClock } from '#workers/testing/clock.ts';
import sending from '#workers/testing/dumps/now/sending.sql?raw';
import unknown from '#workers/testing/dumps/now/unknown.sql?raw';
import { planned, replay } from '#workers/testing/dumps/replay.ts';
import { outages } from '#workers/testing/outages.ts';

// Not one of the tests: `npm run rollback-test` copies this file into the tree of an older build and runs it there.

/** Without the rows of kinds that came after this build: builds before ADR-032 do not leave those alone. */
function ofKnownKinds(dump: string): string {
  const isKnown = (line: string) => operationKinds.some((kind) => line.includes(`'${kind}'`));
  const lines = dump.split('\n');
  return lines.filter((line) => !/^INSERT INTO "(operation|job)"/.test(line) || isKnown(line)).join('\n');
}

beforeEach(() => {
  stopClock();
  outages();
});
afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['whose reply was lost after its effect', unknown, () => true],
  ['that was under way, and died before its effect', sending, (saga: boolean) => saga],
])('an operation of the next build %s', (_, dump, arrives) => {
  test.each(planned)('comes to its end: account %i, %s', async (index) => {
    const { wanted, ended } = await replay(ofKnownKinds(dump), index, arrives);
    expect(ended).toEqual(wanted);
  });
});
