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

/** The carrier's code for another change of the same service in progress (SERVICE-33). */
const changeInProgress = 40618;
/** The carrier accepted the request, but its status shows no change (SERVICE-17). */
const noEffect: Problem<'noEffect'> = { kind: 'problem', name: 'noEffect', resCode: undefined, message: undefined };

/**
 * Turns a service of a line on or off (SERVICE-14). A read of the status after the reply determines the end
 * (SERVICE-16).
 */
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
    const outcome = await carrier.service.manage({
      customerId: subjectId,
      serviceType: terms.service,
      action: terms.enable ? 'ENABLE' : 'DISABLE',
      reason: terms.enable ? 'Voluntary' : undefined,
    });
    if (outcome.kind === 'problem' && outcome.resCode === changeInProgress) return { ...outcome, name: 'inProgress' };
    if (outcome.kind !== 'reply') return outcome;
    const effect = await effectOf(carrier, subjectId, terms, actor);
    return effect === 'none' ? noEffect : { kind: 'reply', reply: { effect } };
  },

  async reconcile(carrier, { subjectId, terms, state, sentAt = 0 }, actor, now) {
    const effect = await effectOf(carrier, subjectId, terms, actor);
    if (effect === 'unknown' || effect === 'done') return effect === 'done' ? effect : undefined;
    if (state === 'pending') return effect === 'in-progress' ? 'pending' : { kind: 'refused', refusal: noEffect.name };
    // The change in progress at the carrier may be a different one.
    return effect === 'in-progress' ? 'open' : reconcileMissing(sentAt, now);
  },

  // Polls a change that another system began (SERVICE-40).
  pollExternal: pollLineWhile(isServiceChanging),
});

/** Effect of a change according to the carrier's present status. */
type Effect = 'done' | 'in-progress' | 'none' | 'unknown';

async function effectOf(
  carrier: CarrierCaller,
  lineId: string,
  { service: type, enable }: z.output<typeof Terms>,
  { groupId }: { groupId: string },
): Promise<Effect> {
  const readEnabled = async () => {
    const status = await carrier.service.status({ customerId: lineId });
    return status.kind === 'reply' ? isEnabled(status.reply, lineId, type) : undefined;
  };
  const effectFor = (isOn: boolean | undefined) => (isOn === undefined ? 'unknown' : isOn === enable ? 'done' : 'none');
  const firstEffect = effectFor(await readEnabled());
  if (firstEffect !== 'none') return firstEffect;
  const group = await carrier.customer.group({ groupId });
  const line = group.kind === 'reply' ? group.reply.customers.find(({ id }) => id === lineId) : undefined;
  if (!line) return 'unknown';
  // The third read shows a change that ended between the first two.
  return isServiceChanging(line) ? 'in-progress' : effectFor(await readEnabled());
}
