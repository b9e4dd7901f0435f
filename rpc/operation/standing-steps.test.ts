import { expect, test } from 'vitest';
import { sampleTerms } from '../testing/sample-terms.ts';
import { declarationOf, operationKinds } from './operations.ts';

test('LEDGER-30: the steps that nothing undoes are told without sending any', () => {
  const standing = Object.fromEntries(
    operationKinds
      .filter((kind) => declarationOf(kind).isSaga)
      .map((kind) => [kind, declarationOf(kind).standingSteps(sampleTerms[kind])]),
  );
  expect(standing).toEqual({ 'add-line': ['line-2'], activate: ['start'] });
  expect(declarationOf('data-service').standingSteps(sampleTerms['data-service'])).toEqual([]);
});

test('LEDGER-30: pages of these kinds show what the carrier replied', () => {
  expect(operationKinds.filter((kind) => declarationOf(kind).showsReply)).toEqual(['payment-page', 'card-page']);
});
