import { expect, test } from 'vitest';
import { afterCardChange } from './after-change.ts';

const leads = (outcome: object, query: string) =>
  afterCardChange(outcome as never, new Request(`https://portal.test/cards/C1${query}`)).headers.get('location');
const outcome = { kind: 'operation', isOwn: true, operation: { id: 'o-1' } };

test('leads from a change of a card to the cards, which keep the way back (CARD-13)', () => {
  expect(leads(outcome, '?to=/activation/A1')).toBe('/cards?to=%2Factivation%2FA1&after=o-1');
  expect(leads(outcome, '')).toBe('/cards?after=o-1');
  expect(leads(outcome, '?to=https://elsewhere.test/')).toBe('/cards?after=o-1');
});

test('leads to the cards with a notice after a form that was not sent (CARD-13)', () => {
  expect(leads({ kind: 'rejected', reason: 'changed' }, '?to=/bills')).toBe('/cards?to=%2Fbills&because=moved');
});
