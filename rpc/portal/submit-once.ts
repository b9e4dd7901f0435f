import { TRPCError } from '@trpc/server';
import type { PortalContext } from '../context.ts';
import {
  ofKind,
  type Operation,
  type OperationBefore,
  type OperationKind,
  type OperationTerms,
} from '../operation/operations.ts';
import { randomRef } from '../domain/ref.ts';

/**
 * An id for the operation of a form that is about to be shown: 96 random bits. Nothing is kept before the form is sent.
 */
export function newOperationId(): string {
  return randomRef();
}

interface SubmitRequest<K extends OperationKind> {
  kind: K;
  /** The operation that the form's page gave out. */
  id: string;
  /** The line that it is about, or the customer who asks for the account. */
  subjectId: string;
  terms: OperationTerms[K];
  before: OperationBefore[K];
}

/**
 * Sends what a form asks for, once: the same form again gives what it began, and a line that has such an operation
 * under way
 * gives that one (decision 25). For operations that need no page to look at before they are confirmed.
 * @throws NOT_FOUND for the id of another operation
 */
export async function submitOnce<K extends OperationKind>(
  { account, requester }: PortalContext,
  { kind, id, subjectId, terms, before }: SubmitRequest<K>,
): Promise<Operation<K>> {
  const begun = ofKind(kind, await account.begin(id, kind, subjectId, requester.actor.customerId, terms));
  if (!begun || begun.subjectId !== subjectId || begun.actorId !== requester.actor.customerId)
    throw new TRPCError({ code: 'NOT_FOUND' });
  if (begun.state !== 'issued') return begun;
  return (await account.submit(requester, id, before)) as Operation<K>;
}

/** What this person's form began when it was sent before; asks nobody, and counts whatever the rules say by now. */
export async function findSubmitted<K extends OperationKind>(
  { account, requester }: PortalContext,
  { kind, id, subjectId }: Pick<SubmitRequest<K>, 'kind' | 'id' | 'subjectId'>,
): Promise<Operation<K> | undefined> {
  const known = ofKind(kind, await account.operation(id));
  return known &&
    known.state !== 'issued' &&
    known.subjectId === subjectId &&
    known.actorId === requester.actor.customerId
    ? known
    : undefined;
}
