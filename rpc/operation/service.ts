import * as z from 'zod';
import { ServiceType } from '#contracts/service/vocabulary.ts';
import { notFoundYet } from '../domain/ledger.ts';
import { isEnabled, serviceChangeMs } from '../domain/service.ts';
import { operation } from './operation.ts';

/** Turns a service of a line on or off (SERVICE-14); the carrier may take a while (SERVICE-16). */
export const service = operation({
  kind: 'service',
  scope: 'line',
  action: 'manage-services',
  terms: z.object({ service: ServiceType, enable: z.boolean() }),
  told: ({ service: type, enable }) => ({ service: type, enable }),
  asynchronous: true,
  isDone: (reply: { applied: boolean }) => reply.applied,

  async send(carrier, { subjectId, terms }) {
    const sent = await carrier.service.manage({
      customerId: subjectId,
      serviceType: terms.service,
      action: terms.enable ? 'ENABLE' : 'DISABLE',
      reason: terms.enable ? 'Voluntary' : undefined,
    });
    if (sent.kind !== 'reply') return sent;
    const status = await carrier.service.status({ customerId: subjectId });
    const applied = status.kind === 'reply' && isEnabled(status.reply, subjectId, terms.service) === terms.enable;
    return { kind: 'reply', reply: { applied } };
  },

  async readBack(carrier, { subjectId, terms, state, sentAt = 0 }, _, now) {
    const status = await carrier.service.status({ customerId: subjectId });
    if (status.kind !== 'reply') return undefined;
    if (isEnabled(status.reply, subjectId, terms.service) === terms.enable) return 'done';
    if (state === 'pending') return now - sentAt > serviceChangeMs ? 'refused' : 'pending';
    return notFoundYet(sentAt, now);
  },
});
