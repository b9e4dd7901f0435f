import { TRPCError } from '@trpc/server';
import type { Charge } from '#rpc/domain/charge.ts';
import { dayIn } from '#rpc/domain/day.ts';
import type { ShippingAddress } from '#rpc/domain/journey/add-line.ts';
import { isFinal, type OperationState } from '#rpc/domain/ledger.ts';
import { costOf } from '#rpc/domain/facts/cost.ts';
import { activitySummaryOf } from '#rpc/operation/operations.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { simCharge } from '#rpc/portal/order/reorder.ts';
import { ownLineName, readOwn } from '#rpc/portal/own-account.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { resolveOperation } from '#rpc/portal/snapshot.ts';

/** The outcome of the order of a SIM kit. */
export interface KitResult {
  line: LineName;
  state: OperationState;
  /** Time at which the kit was ordered, epoch milliseconds. */
  sentAt: number;
  refusal?: string;
  /** The carrier's own words for the refusal (ERROR-21). */
  message?: string;
  address: ShippingAddress;
  /** Cents that the order charges, with tax. */
  cents?: number | undefined;
  /** Charge of an order that is done. */
  charge?: Charge;
  /** Seconds until a page without script reloads; absent at the end. */
  refresh?: number;
}

/**
 * Returns the outcome of an order of a kit.
 * @throws NOT_FOUND for an order of another line, or one that was not sent
 */
export async function loadKitResult(
  context: PortalContext,
  { lineRef, operationId }: { lineRef: string; operationId: string },
): Promise<KitResult> {
  const operation = await resolveOperation(context, 'sim-kit', lineRef, operationId);
  const [own, payer] = await Promise.all([
    readOwn(context),
    operation.state === 'done' ? readPayer(context) : undefined,
  ]);
  const line = ownLineName(own, lineRef, operation);
  const { state, sentAt, terms, refusal, refusalMessage } = operation;
  if (sentAt === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
  const isOpen = !isFinal(state);
  if (isOpen)
    await context.account.requestPolling(context.viewer, 'journey', [
      { kind: 'sim-kit', subjectId: operation.subjectId },
    ]);
  return {
    line,
    state,
    sentAt,
    refusal,
    message: refusalMessage,
    address: terms.address,
    cents: costOf(activitySummaryOf(operation)),
    charge: payer && simCharge(terms, dayIn(sentAt, context.site.timeZone), payer),
    refresh: isOpen ? refreshSeconds('sim-kit', context.now() - sentAt, 'journey') : undefined,
  };
}
