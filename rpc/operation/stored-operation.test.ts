import { expect, test } from 'vitest';
import { sampleIds } from '#fixtures/scenarios/scenario.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { noon } from '../testing/fake-account.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { Settlement } from './operation.ts';
import { ofKind, parseOperation } from './operations.ts';

const stored = {
  id: 'operation-000001',
  kind: 'data-service',
  subjectId: 'line-2',
  actorId: 'line-1',
  state: 'done',
  termsVersion: 1,
  issuedAt: noon,
  sentAt: noon,
  terms: sampleTerms['data-service'],
};

const row = {
  id: 'operation-000001',
  kind: 'router-reset',
  subjectId: 'line-2',
  actorId: 'line-1',
  state: 'refused',
  termsVersion: 1,
  issuedAt: noon,
  sentAt: noon + 1,
  endedAt: noon + 2,
  refusal: 'refused',
  refusalMessage: 'Not now.',
  payloadHash: 'mark',
  result: 'https://pay.example.test/1',
  lastCheckedAt: noon + 3,
  terms: {},
  baseline: { ssid: 'Harbor' },
};

test('parses a stored operation to an equal value', () => {
  const { termsVersion, ...whole } = row;
  expect(parseOperation(row)).toEqual(whole);
  const { baseline: _, endedAt: __, ...sending } = { ...whole, state: 'sending' };
  expect(parseOperation({ ...sending, termsVersion })).toEqual({ ...sending, baseline: undefined });
});

test.each([
  ['with terms of another shape', { kind: 'rename', baseline: undefined }],
  ['with another shape of what was baseline', { baseline: { ssid: 7 } }],
  ['without its id', { id: undefined }],
  ['in a state that is not known', { state: 'issued' }],
])('rejects a stored operation %s', (_, change) => {
  expect(parseOperation({ ...row, ...change })).toBeUndefined();
});

test.each(scenarios.map((scenario) => [scenario.kind, scenario] as const))(
  'keeps all terms of a stored %s',
  (kind, scenario) => {
    const { baseline } = scenario;
    const terms = scenario.terms(sampleIds);
    expect(parseOperation({ ...row, kind, terms, baseline } as unknown as typeof row)).toMatchObject({
      terms,
      baseline,
    });
  },
);

test('narrows a stored operation only to its own kind', () => {
  const operation = parseOperation(row);
  expect(ofKind('router-reset', operation)).toBe(operation);
  expect(ofKind('rename', operation)).toBeUndefined();
  expect(ofKind('rename', undefined)).toBeUndefined();
});

test.each([
  ['a version of terms', { termsVersion: 2 }],
  ['a kind', { kind: 'line-note' }],
  ['a state', { state: 'forgotten' }],
  ['terms', { terms: {} }],
])('rejects a row with %s that this version cannot read (LEDGER-27)', (_, newer) => {
  expect(parseOperation({ ...stored, ...newer })).toBeUndefined();
});

test('parses a settlement to an equal value (LEDGER-30)', () => {
  const settlement = { by: 'kim', reason: 'the carrier said so', from: 'unknown', carrier: 'open', at: noon } as const;
  expect(parseOperation({ ...stored, settlement })?.settlement).toEqual(settlement);
  expect(Settlement.safeParse({ ...settlement, from: 'nowhere' }).success).toBe(false);
  expect(parseOperation({ ...stored, settlement: { by: 'kim' } })).toBeUndefined();
});
