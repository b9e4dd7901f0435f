import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import type { KeptJourney } from '#rpc/domain/journey/kept.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';

const given: Record<'topUp' | 'planChange' | 'sent' | 'code', Pick<Operation, 'id' | 'kind' | 'terms'>> = {
  topUp: { id: 'issued-top-up-01', kind: 'top-up', terms: { gigabytes: 2, charge: 1000, payerId: 'line-1' } },
  planChange: {
    id: 'issued-change-01',
    kind: 'plan-change',
    terms: { ...sampleTerms['plan-change'], when: 'next-cycle' },
  },
  sent: { id: 'sent-earlier-001', kind: 'rename', terms: sampleTerms.rename },
  code: { id: 'sent-code-000001', kind: 'unlock-code', terms: sampleTerms['unlock-code'] },
};
export const issued = {
  topUp: given.topUp.id,
  planChange: given.planChange.id,
  sent: given.sent.id,
  code: given.code.id,
};

/** One request of the situation's actor, on an account of its own. */
export interface Visit {
  portal: PortalContext;
  lineRef: string;
  /** Operations that were sent before the situation came about. */
  issued: typeof issued;
  /** What the carrier of this account has to choose from: references, a plan that is on sale, a day to pay by. */
  known: { bill: string; card: string; planId: string; day: string };
}

/** The operations of a line that there were before. */
export function earlier(
  {
    actorId,
    lineId,
    payerId,
    plan,
  }: { actorId: string; lineId: string; payerId: string; plan: { planId: string; fromPlanId: string } },
  now: number,
): Operation[] {
  const subject = { subjectId: lineId, actorId, issuedAt: now };
  return [
    { ...subject, ...given.topUp, terms: { ...given.topUp.terms, payerId }, state: 'done', sentAt: now - 1 },
    { ...subject, ...given.planChange, terms: { ...given.planChange.terms, ...plan }, state: 'done', sentAt: now - 1 },
    { ...subject, ...given.sent, state: 'done', sentAt: now - 1 },
    { ...subject, ...given.code, subjectId: actorId, state: 'done', sentAt: now - 1 },
  ] as Operation[];
}

/** A draft of Add Line that is complete: one line with an eSIM. */
export function completeDraft(planId: string, now: number): KeptJourney {
  const lines = [{ firstName: 'ANA', lastName: 'ROSE', sim: 'esim' }];
  return { version: 'version-1', draft: { planId, count: 1, lines }, secrets: {}, savedAt: now };
}

/** A draft of an activation that is complete: a number that is moved here, onto a SIM card or an eSIM. */
export function completeActivation(now: number): KeptJourney {
  const draft = {
    begun: true,
    device: { imei: sampleImeis.compatible, esimAvailable: true, make: 'Google', model: 'Pixel 8' },
    deviceAccepted: true,
    number: { kind: 'port', number: '6175550142', carrier: 'Other', otherCarrier: 'Northwind', zip: '01803' },
    iccid: sampleIccids.valid,
    payment: 'next-bill',
  };
  return { version: 'version-1', draft, secrets: { accountNumber: '123456', pin: '4321' }, savedAt: now };
}
