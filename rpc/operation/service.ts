import * as z from 'zod/mini';
import { ServiceType } from '#contracts/service/vocabulary.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import { isServiceChanging } from '../domain/line-status.ts';
import { isEnabled } from '../domain/service.ts';
import type { Outcome, Problem } from '../problem.ts';
import { operation } from './operation.ts';
import { pollLineWhile } from './reconcile.ts';

const Terms = z.object({ service: ServiceType, enable: z.boolean() });

/** What the carrier says of another change of the same service that is not done (SERVICE-33). */
const changeInProgress = 40618;
/** The carrier took the request, and its status says that nothing changed (SERVICE-17). */
const noEffect: Problem<'noEffect'> = { kind: 'problem', name: 'noEffect', resCode: undefined, message: undefined };

/** Turns a service of a line on or off (SERVICE-14); the status that is read after it settles it (SERVICE-16). */
export const service = operation({
  kind: 'service',
  notify: { topic: 'change' },
  scope: 'line',
  action: 'manage-services',
  terms: Terms,
  summary: ({ service: type, enable }) => ({ service: type, enable }),
  isAsynchronous: true,
  isDone: (reply: { effect: Effect }) => reply.effect === 'done',

  async send(carrier, { subjectId, terms }, _, actor): Promise<Outcome<{ effect: Effect }>> {
    const sent = await carrier.service.manage({
      customerId: subjectId,
      serviceType: terms.service,
      action: terms.enable ? 'ENABLE' : 'DISABLE',
      reason: terms.enable ? 'Voluntary' : undefined,
    });
    if (sent.kind === 'problem' && sent.resCode === changeInProgress) return { ...sent, name: 'inProgress' };
    if (sent.kind !== 'reply') return sent;
    const effect = await effectOf(carrier, subjectId, terms, actor);
    return effect === 'none' ? noEffect : { kind: 'reply', reply: { effect } };
  },

  async reconcile(carrier, { subjectId, terms, state, sentAt = 0 }, actor, now) {
    const effect = await effectOf(carrier, subjectId, terms, actor);
    if (effect === 'not told' || effect === 'done') return effect === 'done' ? effect : undefined;
    if (state === 'pending') return effect === 'in progress' ? 'pending' : { kind: 'refused', refusal: noEffect.name };
    // What is in progress may be somebody else's change.
    return effect === 'in progress' ? 'open' : reconcileMissing(sentAt, now);
  },

  // SERVICE-40
  pollExternal: pollLineWhile(isServiceChanging),
});

/** What has come of a change, by what the carrier says now. */
type Effect = 'done' | 'in progress' | 'none' | 'not told';

async function effectOf(
  carrier: CarrierCaller,
  lineId: string,
  { service: type, enable }: z.output<typeof Terms>,
  { groupId }: { groupId: string },
): Promise<Effect> {
  const enabled = async () => {
    const status = await carrier.service.status({ customerId: lineId });
    return status.kind === 'reply' ? isEnabled(status.reply, lineId, type) : undefined;
  };
  const settled = (now: boolean | undefined) => (now === undefined ? 'not told' : now === enable ? 'done' : 'none');
  const first = settled(await enabled());
  if (first !== 'none') return first;
  const group = await carrier.customer.group({ groupId });
  const line = group.kind === 'reply' ? group.reply.customers.find(({ id }) => id === lineId) : undefined;
  if (!line) return 'not told';
  // A change that ended between the two reads shows in the third.
  return isServiceChanging(line) ? 'in progress' : settled(await enabled());
}
