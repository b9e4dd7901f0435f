import * as z from 'zod/mini';
import { Iccid, Id, Imei, Instant, Msisdn } from '#contracts/vocabulary.ts';
import { isInState, portProblems } from '../domain/line-status.ts';
import { operation } from './operation.ts';
import { reconcileByLine } from './reconcile.ts';
import { KnownPerson, LeadEmail, tellOfTurnedAway } from './turned-away-lead.ts';

/** What the old carrier gets again, besides the secrets. */
export const PortFix = z.object({
  problem: z.enum(portProblems),
  planId: Id,
  /** Left out for an eSIM. */
  iccId: z.optional(Iccid),
  imei: Imei.check(z.meta({ examples: ['353328110987656'] })),
  make: z.string(),
  model: z.string(),
  number: Msisdn.check(z.meta({ examples: ['5550108890'] })),
  oldCarrier: z.string(),
  leadEmailId: LeadEmail,
  leadPerson: KnownPerson,
});
export type PortFix = z.output<typeof PortFix>;

/**
 * Sends a port-in again with one detail corrected (PORT-12). Its secrets are `accountNumber`, `zip` and, when it is the
 * one that is corrected, `pin`.
 */
export const portFix = operation({
  kind: 'port-fix',
  notify: { topic: 'transfer' },
  scope: 'line',
  action: 'fix-port',
  terms: PortFix,
  /** The rejection that is corrected, so that a later one shows that the correction arrived (PORT-13). */
  baseline: z.object({ rejectedOn: z.optional(Instant) }),
  summary: () => ({}),
  /** The carrier has it already. */
  succeedsOn: ['alreadyStarted'],

  send: (carrier, { subjectId, terms: { planId, iccId, imei, make, model, number, oldCarrier } }, secrets) =>
    carrier.activation.start({
      customerId: subjectId,
      reachPlanId: planId,
      iccId,
      imei,
      make,
      model,
      esim: iccId === undefined ? true : undefined,
      skipHold: true,
      isPort: true,
      portUpdate: true,
      numberToPort: number,
      oldCarrier,
      oldCarrierAccountNumber: secrets.accountNumber,
      oldZip: secrets.zip,
      password: secrets.pin,
    }),

  notifyThirdParty: tellOfTurnedAway,

  reconcile: reconcileByLine(
    (line, { baseline: before }) => !isInState(line, 'port-failed') || line.mnpInfo?.rejectedOn !== before?.rejectedOn,
  ),
});
