import type { SavedCard } from '#contracts/card/vocabulary.ts';
import type { Operation, OperationKind, OperationTerms } from '../operation/operations.ts';
import { noon } from './fake-account.ts';
import { savedCards } from './fake-cards.ts';
import { type CustomerDraft, lineOf } from './fake-customer.ts';

// An operation on the second line of a group with a lost reply, and possible replies of the carrier.

export const actor = { groupId: 'group-1' };

export const operationOf = <K extends OperationKind>(
  kind: K,
  terms: OperationTerms[K],
  fields: Partial<Operation<K>> = {},
): Operation<K> => ({
  id: 'operation-000001',
  kind,
  subjectId: 'line-2',
  actorId: 'line-1',
  state: 'unknown',
  terms,
  issuedAt: noon,
  sentAt: noon,
  ...fields,
});

export const group = (draft: CustomerDraft) => ({ customers: [lineOf(1), lineOf(2, draft)] });
export const cards = (secondCard: Partial<SavedCard>) => ({
  cards: [savedCards[0], { ...savedCards[1], ...secondCard }],
});

export const friend = { refereeName: 'Sam', refereeEmailId: 'sam@example.test' };
