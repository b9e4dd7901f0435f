import { expect, test } from 'vitest';
import { afterCardChange } from './after-change.ts';

const leads = (outcome: object, query: string) =>
  afterCardChange(outcome as never, new Request(`https://portal.test/cards/C1${query}`)).headers.get('location');
const sent = { kind: 'operation', isOwn: true, operation: { id: 'o-1' } };

test('CARD-13: a change of a card leads to the cards, which keep the way back', () => {
  expect(leads(sent, '?to=/activation/A1')).toBe('/cards?to=%2Factivation%2FA1&after=o-1');
  expect(leads(sent, '')).toBe('/cards?after=o-1');
  expect(leads(sent, '?to=https://elsewhere.test/')).toBe('/cards?after=o-1');
});

test('CARD-13: a form that was not sent leads to the cards as well, which say so', () => {
  expect(leads({ kind: 'rejected', reason: 'changed' }, '?to=/bills')).toBe('/cards?to=%2Fbills&because=moved');
});
