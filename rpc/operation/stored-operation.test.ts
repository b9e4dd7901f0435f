import { expect, test } from 'vitest';
import { noon } from '../testing/fake-account.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { Settlement } from './operation.ts';
import { parseOperation } from './operations.ts';

const stored = {
  id: 'operation-000001',
  kind: 'data-service',
  subjectId: 'line-2',
  actorId: 'line-1',
  state: 'done',
  issuedAt: noon,
  sentAt: noon,
  terms: sampleTerms['data-service'],
};

test('LEDGER-27: a row is read with its terms, also one of before there were versions', () => {
  for (const termsVersion of [undefined, 1]) expect(parseOperation({ ...stored, termsVersion })).toEqual(stored);
});

test.each([
  ['a version of terms', { termsVersion: 2 }],
  ['a kind', { kind: 'line-note' }],
  ['a state', { state: 'forgotten' }],
  ['terms', { terms: {} }],
])('LEDGER-27: a row with %s that this build does not know is not read', (_, newer) => {
  expect(parseOperation({ ...stored, ...newer })).toBeUndefined();
});

test('LEDGER-30: how the operator settled an operation is kept whole', () => {
  const settlement = { by: 'kim', because: 'the carrier said so', from: 'unknown', carrier: 'open', at: noon } as const;
  expect(parseOperation({ ...stored, settlement })?.settlement).toEqual(settlement);
  expect(Settlement.safeParse({ ...settlement, from: 'nowhere' }).success).toBe(false);
  expect(parseOperation({ ...stored, settlement: { by: 'kim' } })).toBeUndefined();
});
