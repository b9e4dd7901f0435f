import * as z from 'zod/mini';
import { Iccid, Id, Imei, Instant, Msisdn } from '#contracts/vocabulary.ts';
import { isInState, portProblems } from '../domain/line-status.ts';
import { operation } from './operation.ts';
import { reconcileByLine } from './reconcile.ts';
import { KnownPerson, LeadEmail, notifyOfRejectedStart } from './turned-away-lead.ts';

/** Data that is sent to the old carrier again, besides the secrets. */
export const PortFix = z.object({
  problem: z.enum(portProblems),
  planId: Id,
  /** Number of the SIM card; absent for an eSIM. */
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
 * Sends a port-in again with one corrected detail (PORT-12). Its secrets are `accountNumber`, `zip` and, for a
 * corrected PIN, `pin`.
 */
export const portFix = operation({
  kind: 'port-fix',
  notify: { topic: 'transfer' },
  scope: 'line',
  action: 'fix-port',
  terms: PortFix,
  /** Time of the corrected rejection: a later one shows that the correction arrived (PORT-13). */
  baseline: z.object({ rejectedOn: z.optional(Instant) }),
  summary: () => ({}),
  /** `alreadyStarted` counts as success, because the carrier has the correction already. */
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

  notifyThirdParty: notifyOfRejectedStart,

  reconcile: reconcileByLine(
    (line, { baseline }) => !isInState(line, 'port-failed') || line.mnpInfo?.rejectedOn !== baseline?.rejectedOn,
  ),
});
