import { describe, expect, test } from 'vitest';
import type { StepRecord } from '../../domain/saga.ts';
import { accountOf, contextOf, noon, refOf } from '../../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../../testing/fake-customer.ts';
import { lookAtHome } from '../../testing/look-at-home.ts';
import { madeLine as made, stoppedOrder as stopped } from '../../testing/sample-stopped-order.ts';
import { dismissEnd, loadHome } from '#app/screens/home/home/intent.ts';
import { loadOrders } from '#app/screens/track-order/orders/intent.ts';

const day = 86_400_000;
const { id: operationId } = stopped();
const order = (state: StepRecord['state']): StepRecord => ({ step: 'order', state, sentAt: noon });
const unpaid = (occurrence: number, draft: CustomerDraft = {}) =>
  lineOf(occurrence, { status: 0, simPaid: false, ...draft });

describe('a line whose SIM card was not ordered (ORDER-28)', () => {
  const lines = [lineOf(1), unpaid(2), unpaid(3)];
  const cardsWith = async (steps: StepRecord[], given: Parameters<typeof lookAtHome>[0] = { lines }) => {
    const { model } = await lookAtHome({ operations: [stopped()], steps, ...given });
    return model.lines
      .filter(({ isPrimary }) => !isPrimary)
      .map((card) => [card.occurrence, card.notices, card.stoppedOrder]);
  };

  test('is shown on Home with the order, not as an order in progress', async () => {
    expect(await cardsWith([made(2), made(3), order('refused')])).toEqual([
      [2, ['order-stopped'], operationId],
      [3, ['order-stopped'], operationId],
    ]);
  });

  test.each<[string, StepRecord[]]>([
    ['an order of other lines', [made(4), order('refused')]],
    ['a SIM card that was ordered', [made(2), made(3), order('done')]],
  ])('%s leaves the words of ORDER-9', async (_, steps) => {
    expect(await cardsWith(steps)).toEqual([
      [2, ['unpaid'], undefined],
      [3, ['unpaid'], undefined],
    ]);
  });

  test('is shown as any other once the carrier has its SIM card paid', async () => {
    const paid = [lineOf(1), unpaid(2, { simPaid: true })];
    expect(await cardsWith([made(2), order('refused')], { lines: paid })).toEqual([[2, ['sim-on-its-way'], undefined]]);
  });

  test('is shown on Track Order, and to the line’s owner', async () => {
    const account = accountOf(lines, lines[1]);
    account.operations.push(stopped());
    account.steps = [made(2), made(3), order('refused')];
    const { context } = contextOf(lineOf(2, { isPrimary: false }), account);
    expect(await loadOrders(context, {})).toMatchObject({
      cards: [{ kind: 'stopped', operationId, line: { ref: refOf('line-2') } }],
    });
  });
});

describe('new lines that were not added (HOME-23)', () => {
  const unadded = async (steps: StepRecord[], operation = stopped(), actor = lineOf(1)) =>
    (await lookAtHome({ lines: [lineOf(1), unpaid(2)], actor, operations: [operation], steps })).model.unadded;

  test('are shown above the cards for 14 days', async () => {
    expect(await unadded([made(2)])).toEqual({ operationId });
    expect(await unadded([made(2)], stopped(noon - 14 * day + 1))).toEqual({ operationId });
    expect(await unadded([made(2)], stopped(noon - 14 * day))).toBeUndefined();
  });

  test('are hidden once their notice is dismissed (HOME-31)', async () => {
    const { account, context } = await lookAtHome({
      lines: [lineOf(1), unpaid(2)],
      operations: [stopped()],
      steps: [made(2)],
    });
    await dismissEnd(context, operationId);
    expect([...account.dismissed.keys()]).toEqual([operationId]);
    expect((await loadHome(context)).unadded).toBeUndefined();
  });

  test('are hidden when all were added, and from a secondary', async () => {
    expect(await unadded([made(2), made(3), order('refused')])).toBeUndefined();
    expect(await unadded([made(2)], stopped(), lineOf(2))).toBeUndefined();
  });
});
