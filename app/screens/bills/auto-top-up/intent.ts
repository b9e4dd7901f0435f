import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import type { Pulse } from '#contracts/topup/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readOne } from '#rpc/portal-reads.ts';
import { type Charge, chargeFor } from '#rpc/domain/charge.ts';
import { sortLines } from '#rpc/domain/line.ts';
import { isListed, lineStateOf } from '#rpc/domain/line-status.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { mapRead, type Read, readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { preferredSize, type TopUpSize } from '#rpc/domain/top-up.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { onBill, readPayer } from '#rpc/portal/payer.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import type { FullSnapshot } from '#rpc/portal/snapshot.ts';
import { readAsPrimary, readForAction, type PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { readSaleTax } from '#rpc/portal/tax-read.ts';

export interface AutoTopUpLine {
  line: LineName;
  isOn: boolean;
  decision: Decision;
  /** The switch of this line is being changed. */
  open: boolean;
  /** Idempotency key of the line's form. */
  operationId: string;
}

/** Size of each top-up, and its charge on the next bill at that time (MONEY-1). */
export interface AutoTopUpPrice {
  size: TopUpSize;
  each: Charge;
}

export interface AutoTopUpModel {
  /** Price of one automatic top-up, which cannot be turned on while the price is unknown. */
  price: Read<AutoTopUpPrice>;
  lines: AutoTopUpLine[];
  after?: ActivityEntry;
  refresh?: number;
}

/** Loads the switch of each line. */
export async function loadAutoTopUp(context: PortalContext, after?: string): Promise<AutoTopUpModel | PrimaryOnly> {
  const { account } = context;
  const [result, { open, operation }] = await Promise.all([
    readAsPrimary(context, () => Promise.all([readPulse(context, maxAge.config), readPayer(context)])),
    account.find({ operationId: after, open: 'auto-top-up' }),
  ]);
  if ('refused' in result) return result;
  const { snapshot } = result;
  const [pulse, payer] = result.data;
  const sizes = mapRead(readOf(pulse), (reply) => sizeOf(snapshot, reply));
  const size = valueOf(sizes);
  const lines = sortLines(
    snapshot.lines.filter(({ status }) => isListed(status) && lineStateOf(status) !== 'disconnected'),
  );
  const [refs, taxes, entry] = await Promise.all([
    account.refs(lines.map(({ id }) => id)),
    size && readSaleTax(context, size.charge),
    readEntryAfter(context, snapshot, operation),
  ]);
  const price: Read<AutoTopUpPrice> = size
    ? {
        kind: 'known',
        value: {
          size,
          each: chargeFor({ amount: size.charge, tax: taxes }, onBill(undefined, today(context)), payer),
        },
      }
    : // Nothing on sale has no price either.
      { kind: sizes.kind === 'loading' ? 'loading' : 'unreadable' };
  return {
    price,
    lines: lines.map((line) => ({
      line: lineName(refs[line.id] as string, line),
      isOn: line.isAutoTopUp,
      decision: can('auto-top-up', snapshot, line),
      open: open.some(({ subjectId }) => subjectId === line.id),
      operationId: newOperationId(),
    })),
    ...(entry ? { after: entry.entry, refresh: entry.refresh } : {}),
  };
}

export interface AutoTopUpWish {
  lineRef: string;
  operationId: string;
  enabled: boolean;
  /** Price of one top-up on the page, in cents. */
  charge?: number | undefined;
}

/**
 * Turns a line's automatic top-up on or off, once. It is turned on only at the price that the page showed (BILL-13).
 * @throws NOT_FOUND for another's line, NotAllowedError with the rule's reason
 */
export async function setAutoTopUp(
  context: PortalContext,
  { lineRef, operationId, enabled, charge }: AutoTopUpWish,
): Promise<FormOutcome<'auto-top-up', 'moved'>> {
  return await submitOnce(context, 'auto-top-up', {
    operationId,
    payload: { enabled, charge },
    lineRef,
    read: () => readForAction(context, () => readPulse(context, maxAge.now)),
    decide: ({ snapshot, data }) => {
      const pulse = replyOrUndefined(data);
      const isMoved = enabled && (charge === undefined || (pulse && sizeOf(snapshot, pulse))?.charge !== charge);
      return isMoved ? { kind: 'review', notice: 'moved' } : { kind: 'send', terms: { enabled }, baseline: {} };
    },
  });
}

function readPulse(context: PortalContext, ageMs: number) {
  return readOne(context, readRequest(topup.pulse, {}, ageMs));
}

/** AUTO_TOP_UP_SIZE gigabytes, or the nearest size that is on sale (BILL-15). */
function sizeOf({ config }: FullSnapshot, pulse: Pulse): TopUpSize | undefined {
  return preferredSize({ pulse, limit: config.TOPUP_DATA_LIMIT, preferred: config.AUTO_TOP_UP_SIZE });
}
