import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import released from '#workers/testing/dumps/80db393d/methods.json' with { type: 'json' };
import notes from '#workers/object-notes.json' with { type: 'json' };
import { objectContract } from './object-contract.ts';

// In a rollout and in a rollback the Worker of one build calls the objects of another. A method that is gone, new or
// changed, or a type that methods name, needs a note in workers/object-notes.json: what it is now, and what happens
// when the two builds meet.

const now = objectContract(fileURLToPath(new URL('..', import.meta.url)));
const before: Record<string, string> = released;
const noted: Record<string, { now: string | null; why: string }> = notes;

test('LEDGER-28: every difference to the objects of 80db393d has its note, which says why it does no harm', () => {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => now[name] !== before[name],
  );
  expect(Object.fromEntries(differing.map((name) => [name, now[name] ?? null]))).toEqual(
    Object.fromEntries(Object.entries(noted).map(([name, note]) => [name, note.now])),
  );
  for (const { why } of Object.values(noted)) expect(why).toMatch(/^[A-Za-z`].{15,}\.$/);
});

test('LEDGER-28: the contract has each method of both objects, with its arguments', () => {
  expect(now['AccountPort.submit']).toBe('submit(requester: Requester, request: SubmitRequest): Promise<Submitted>;');
  expect(now['SessionRpc.refresh']).toBe('refresh(refused: string): Promise<Credentials | NoTokens>;');
  expect(now.SubmitRequest).toContain('formMark?: string');
});
