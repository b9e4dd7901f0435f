import { TRPCError } from '@trpc/server';
import { type AddLineCharges, addLineCharges, monthlyAmount } from '../charges.ts';
import type { Amount } from '#rpc/domain/charge.ts';
import { type Day, dayIn } from '#rpc/domain/day.ts';
import { arrivesBy } from '#rpc/domain/facts/arrival.ts';
import { isShipped } from '#rpc/domain/journey/add-line.ts';
import { isFinal, type OperationState } from '#rpc/domain/ledger.ts';
import { readingCase } from '#rpc/domain/line.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import { type AddLineOrder, couponStep, lineIds, onceTotal, stepOfLine } from '#rpc/operation/add-line.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readPayer } from '#rpc/portal/payer.ts';

const hasRefused = (steps: readonly StepRecord[], id: string) =>
  steps.some(({ step, state }) => step === id && state === 'refused');

/** One line of an order, and whether the carrier has created it. */
export interface OrderedLine {
  name: string;
  occurrence: number;
  sim: 'sim' | 'esim';
  /** Price in cents per month. */
  price: number;
  isDone: boolean;
  /** The reference of the line, once the carrier has created it. */
  ref?: string;
}

export interface OrderResult {
  operationId: string;
  state: OperationState;
  refusal?: string;
  /** The carrier's own words for the refusal (ERROR-21). */
  message?: string;
  /** The coupon that the carrier refused, if it was the reason. */
  refusedCoupon?: string;
  planName: string;
  lines: OrderedLine[];
  isShipped: boolean;
  isOrdered: boolean;
  /** Nothing was charged for the SIM cards: one-time charges come with their order (ADDLINE-14). */
  isNotOrdered: boolean;
  shipping?: AddLineOrder['shipping'];
  /** Day by which the SIM cards arrive; absent while it is open, and where the carrier's words have none (ORDER-31). */
  arrivesBy?: Day | undefined;
  monthly: Amount;
  once: number;
  /** Charges of an order that is done. */
  charges?: AddLineCharges;
  sentAt: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script reloads; absent at the end. */
  refresh?: number;
}

/** Returns the state of the order of the SIM cards; one that was sent and has no answer has neither flag. */
function cardsOf(steps: readonly StepRecord[], ended: OperationState): Pick<OrderResult, 'isOrdered' | 'isNotOrdered'> {
  const open = !isFinal(ended);
  // The Care Team can settle an order as done although its steps failed (LEDGER-30).
  if (ended === 'done') return { isOrdered: true, isNotOrdered: false };
  const state = steps.find(({ step }) => step === 'order')?.state;
  return { isOrdered: state === 'done', isNotOrdered: !open && (state === undefined || state === 'refused') };
}

/**
 * Returns the outcome of an order, with its finished and unfinished parts (ADDLINE-18).
 * @throws NOT_FOUND for an order of another person, or one that was not sent
 */
export async function addLineResult(context: PortalContext, operationId: string): Promise<OrderResult> {
  const { account, viewer } = context;
  const lookup = await account.find({ operationId });
  const operation = ofKind('add-line', lookup.operation);
  if (!operation || operation.actorId !== viewer.actor.customerId) throw new TRPCError({ code: 'NOT_FOUND' });
  const { terms, state, sentAt } = operation;
  if (sentAt === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
  const open = !isFinal(state);
  const [jobs, payer] = await Promise.all([
    open ? account.requestPolling(viewer, 'journey', [{ kind: 'add-line', subjectId: operation.subjectId }]) : [],
    state === 'done' ? readPayer(context) : undefined,
  ]);
  const ids = lineIds(lookup.steps);
  const refs = await account.refs(Object.values(ids));
  return {
    operationId,
    state,
    refusal: operation.refusal,
    message: operation.refusalMessage,
    refusedCoupon: hasRefused(lookup.steps, couponStep) ? terms.coupon?.code : undefined,
    planName: terms.planName,
    lines: terms.lines.map(({ firstName, lastName, occurrence, sim, price }) => {
      const id = ids[stepOfLine(occurrence)];
      return {
        name: readingCase(`${firstName} ${lastName}`),
        occurrence,
        sim,
        price,
        isDone: id !== undefined || state === 'done',
        ref: id === undefined ? undefined : refs[id],
      };
    }),
    isShipped: isShipped({ ...terms, count: terms.lines.length }),
    ...cardsOf(lookup.steps, state),
    shipping: terms.shipping,
    arrivesBy:
      state === 'done' && terms.shipping
        ? arrivesBy(dayIn(sentAt, context.site.timeZone), terms.shipping.days)
        : undefined,
    monthly: monthlyAmount(terms),
    once: onceTotal(terms),
    charges: payer && addLineCharges(terms, dayIn(sentAt, context.site.timeZone), payer),
    sentAt,
    lastCheckedAt: jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt,
    refresh: open ? refreshSeconds('add-line', context.now() - sentAt, 'journey') : undefined,
  };
}
