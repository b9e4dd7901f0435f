import { topup } from '#contracts/topup/endpoints.ts';
import type { Pulse } from '#contracts/topup/vocabulary.ts';
import { readRequest, maxAge, type PortalContext, readAll } from '../../context.ts';
import { sortLines } from '../../domain/line.ts';
import { isListed, lineStateOf } from '../../domain/line-status.ts';
import { can, type Decision } from '../../domain/permission.ts';
import { preferredSize, type TopUpSize } from '../../domain/top-up.ts';
import { replyOrUndefined } from '../../problem.ts';
import { type ActivityEntry, entryAfter } from '../activity.ts';
import { type LineName, lineName } from '../line-name.ts';
import { newOperationId, submitOnce, findSubmitted } from '../submit-once.ts';
import { assertAllowed, type FullSnapshot, lineIdOf, lineIn } from '../snapshot.ts';
import { readAsPrimary, readForAction, type PrimaryOnly } from './primary-only.ts';

export interface AutoTopUpLine {
  line: LineName;
  isOn: boolean;
  decision: Decision;
  /** It is being switched. */
  open: boolean;
  /** What the line's form begins when it is sent. */
  operationId: string;
}

export interface AutoTopUpModel {
  /**
   * What is added each time, and for how much; absent where the carrier could not tell, and then it can't be turned on.
   */
  size?: TopUpSize;
  lines: AutoTopUpLine[];
  after?: ActivityEntry;
  refresh?: number;
}

/** Where a form leads; to `moved` without anything being sent. */
export type AutoTopUpSent = { to: 'after'; operationId: string } | { to: 'moved' };

/** The switch of each line. */
export async function autoTopUp(context: PortalContext, after?: string): Promise<AutoTopUpModel | PrimaryOnly> {
  const { account } = context;
  const [found, open, operation] = await Promise.all([
    readAsPrimary(context, () => readPulse(context, maxAge.config)),
    account.openOperations('auto-top-up'),
    after ? account.operation(after) : undefined,
  ]);
  if ('refused' in found) return found;
  const { snapshot } = found;
  const size = sizeOf(snapshot, found.data);
  const lines = sortLines(
    snapshot.lines.filter(({ status }) => isListed(status) && lineStateOf(status) !== 'disconnected'),
  );
  const [refs, entry] = await Promise.all([
    account.refs(lines.map(({ id }) => id)),
    entryAfter(context, snapshot, operation),
  ]);
  return {
    size,
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
  ref: string;
  operationId: string;
  enabled: boolean;
  /** What the page said that one top-up costs, in cents. */
  charge?: number | undefined;
}

/**
 * Turns a line's automatic top-up on or off, once. It is turned on only at the price that the page showed (decision
 * 26).
 * @throws NOT_FOUND for another's line, NotAllowedError with the rule's reason
 */
export async function setAutoTopUp(
  context: PortalContext,
  { ref, operationId, enabled, charge }: AutoTopUpWish,
): Promise<AutoTopUpSent> {
  const lineId = await lineIdOf(context, ref);
  const wanted = { kind: 'auto-top-up', id: operationId, subjectId: lineId } as const;
  if (await findSubmitted(context, wanted)) return { to: 'after', operationId };
  const { snapshot, data } = await readForAction(
    context,
    'see-bills',
    () => readPulse(context, maxAge.now),
    maxAge.now,
  );
  assertAllowed('auto-top-up', snapshot, lineIn(snapshot, lineId));
  if (enabled && (charge === undefined || sizeOf(snapshot, data)?.charge !== charge)) return { to: 'moved' };
  const operation = await submitOnce(context, { ...wanted, terms: { enabled }, before: {} });
  return operation.state === 'issued' ? { to: 'moved' } : { to: 'after', operationId: operation.id };
}

async function readPulse(context: PortalContext, ageMs: number): Promise<{ pulse?: Pulse }> {
  const [pulse] = await readAll(context, readRequest(topup.pulse, {}, ageMs));
  const reply = replyOrUndefined(pulse);
  return reply ? { pulse: reply } : {};
}

/** AUTO_TOP_UP_SIZE gigabytes, or the nearest that is on sale (portal-1 §9). */
function sizeOf({ config }: FullSnapshot, { pulse }: { pulse?: Pulse }): TopUpSize | undefined {
  return pulse && preferredSize({ pulse, limit: config.TOPUP_DATA_LIMIT, preferred: config.AUTO_TOP_UP_SIZE });
}
