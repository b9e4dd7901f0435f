import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type LineState, lineStateOf } from '#rpc/domain/line-status.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { type EsimCard, esimCard } from '#rpc/portal/order/order-card.ts';
import { readOrders } from '#rpc/portal/order/order-reads.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { findLine, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';

/** The eSIM activation card of a line, or the reason why the line has none (ESIM-13). */
export type ActivateEsimPage =
  | { kind: 'card'; card: EsimCard; others: LineName[] }
  | { kind: 'other'; line: LineName; state: LineState; esim: boolean }
  | { kind: 'none' };

const isReady = (line: Customer) => line.esim && lineStateOf(line.status) === 'not-activated';

/**
 * Returns the card of the requested line, else of the viewer's own, else of the first one that waits.
 * @throws NOT_FOUND for a line that the viewer may not see
 */
export async function activateEsim(context: PortalContext, lineRef?: string): Promise<ActivateEsimPage> {
  const lineId = lineRef === undefined ? undefined : (await findLine(context, lineRef)).lineId;
  const snapshot = await readSnapshot(context);
  const ready = visibleLines(snapshot).filter(isReady);
  const line =
    lineId === undefined ? (ready.find(({ id }) => id === snapshot.actor.id) ?? ready[0]) : lineIn(snapshot, lineId);
  if (!line) return { kind: 'none' };
  const refs = await context.account.refs([line.id, ...ready.map(({ id }) => id)]);
  const nameOf = (card: Customer) => lineName(refs[card.id] as string, card);
  if (!isReady(line)) return { kind: 'other', line: nameOf(line), state: lineStateOf(line.status), esim: line.esim };
  const { orders } = await readOrders(context, [line]);
  const order = orders[0] ?? { line, orderIds: [], shipments: {}, missing: true };
  return {
    kind: 'card',
    card: esimCard(snapshot, order, nameOf(line)),
    others: ready.filter((card) => card !== line).map(nameOf),
  };
}
