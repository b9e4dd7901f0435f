import { isInState } from '../domain/line-status.ts';
import * as z from 'zod/mini';
import { Iccid, Imei, Msisdn, Zip } from '#contracts/vocabulary.ts';
import { ChargedCard } from '../domain/charged-card.ts';
import { alreadyPaid } from '../domain/facts/first-month.ts';
import { PortSecrets } from '../domain/journey/activation.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import { noPin } from '../domain/port-detail.ts';
import type { SagaStep, StepReconcileResult } from '../domain/saga.ts';
import type { Outcome, Problem } from '../problem.ts';
import { saga, type SagaContext } from './saga.ts';
import { KnownPerson, LeadEmail, notifyOfRejectedStart } from './turned-away-lead.ts';

/**
 * Terms as the review page showed them; amounts in cents. Account number and PIN of a port-in are secrets
 * (ACTIVATE-18).
 */
export const ActivationOrder = z.object({
  lineId: z.string(),
  planId: z.string(),
  planName: z.string(),
  price: z.number(),
  esim: z.boolean(),
  iccid: z.optional(Iccid),
  device: z.object({
    imei: Imei.check(z.meta({ examples: ['356938035643809'] })),
    make: z.string(),
    model: z.string(),
  }),
  /** New number: ZIP of its area. Port-in: ZIP of the bill at the old carrier. */
  zip: Zip.check(z.meta({ examples: ['01803'] })),
  portIn: z.optional(z.object({ number: Msisdn, carrier: z.string() })),
  /** Hold on the card while the first month is not paid. */
  hold: z.optional(z.number()),
  /** An earlier activation placed a hold that still exists, so this one places none (ACTIVATE-36). */
  isHeld: z.optional(z.boolean().check(z.meta({ examples: [false] }))),
  /** Price and tax of a first month that is paid now. */
  month: z.optional(z.object({ amount: z.number(), totalTax: z.number() })),
  /**
   * Values for the receipt (MONEY-1): tax and bill of a month that is paid later, and the default card at the time of
   * the write.
   */
  tax: z.optional(z.number()),
  nextBill: z.optional(z.string()),
  card: z.optional(ChargedCard),
  /** The previous activation failed. The carrier returns that status until this activation begins. */
  hadFailed: z.boolean(),
  leadEmailId: LeadEmail,
  leadPerson: KnownPerson,
});
export type ActivationOrder = z.output<typeof ActivationOrder>;

/** Names of the steps. A refusal has the meaning of its step (ACTIVATE-25, ACTIVATE-26). */
export type ActivateStep = 'save' | 'month' | 'hold' | 'start';
type Step = SagaStep & { id: ActivateStep };

/** Saves the answers, pays or holds the first month, and starts the activation (ACTIVATE-24). */
export const activate = saga({
  kind: 'activate',
  notify: { topic: 'activation' },
  scope: 'line',
  action: 'go-through-activation',
  journey: 'activation',
  terms: ActivationOrder,
  summary: ({ portIn }) => ({ isPort: portIn !== undefined }),
  steps: (context) => [
    saveAnswers(context),
    ...(context.terms.month ? [payMonth(context, context.terms.month)] : []),
    ...(context.terms.hold === undefined || context.terms.isHeld ? [] : [placeHold(context)]),
    start(context),
  ],
  notifyThirdParty: notifyOfRejectedStart,
});

type Context = SagaContext<ActivationOrder>;

/** Name of the refusal without account number and PIN: nothing is sent then. */
export const detailsGone = 'detailsGone';
const detailsGoneProblem: Problem = { kind: 'problem', name: detailsGone, resCode: undefined, message: undefined };

/** Returns the secrets of a port-in; undefined after their deletion. */
async function portSecrets({ secrets }: Context): Promise<PortSecrets | undefined> {
  const parsed = PortSecrets.safeParse(await secrets());
  return parsed.success ? parsed.data : undefined;
}

function saveAnswers(context: Context): Step {
  const { carrier, terms, groupId, now } = context;
  const { lineId, zip, iccid, portIn } = terms;
  return {
    id: 'save',
    isRepeatable: true,
    async send() {
      const portDetails = portIn && (await portSecrets(context));
      if (portIn && !portDetails) return detailsGoneProblem;
      const mnpInfo = portIn && {
        oldNumber: portIn.number,
        operator: portIn.carrier,
        oldZip: zip,
        acctNum: portDetails?.accountNumber,
      };
      // The line's own ZIP may differ from the ZIP of the old carrier's bills.
      const data = { isMNP: portIn !== undefined, zipcode: portIn ? undefined : zip, mnpInfo, simId: iccid };
      return withoutReply(await carrier.customer.updateFields({ customerId: lineId, data }));
    },
    async reconcile({ sentAt }) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const line = group.reply.customers.find(({ id }) => id === lineId);
      const isNumberSaved = portIn
        ? line?.mnpInfo?.oldNumber === portIn.number && line.mnpInfo.oldZip === zip
        : line?.zipcode === zip;
      const isSaved = isNumberSaved && line?.isMNP === (portIn !== undefined) && line.simId === (iccid ?? line.simId);
      return { outcome: isSaved ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

function payMonth(
  { carrier, terms: { lineId }, groupId, now }: Context,
  { amount, totalTax }: NonNullable<ActivationOrder['month']>,
): Step {
  return {
    id: 'month',
    isRepeatable: true,
    async send() {
      const charge = { amount: amount / 100, totalTax: totalTax / 100 };
      const outcome = await carrier.billing.monthInAdvancePay({ customerId: lineId, ...charge });
      return isProblem(outcome, alreadyPaid) ? { kind: 'reply', reply: alreadyPaid } : withoutReply(outcome);
    },
    async reconcile({ sentAt }) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const isPaid = group.reply.customers.some(
        ({ id, isMonthInAdvancePaid }) => id === lineId && isMonthInAdvancePaid,
      );
      return { outcome: isPaid ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

/** Places a hold. The result is the amount of the carrier's reply in cents, placed or not (ACTIVATE-25). */
function placeHold({ carrier, terms: { lineId } }: Context): Step {
  return {
    id: 'hold',
    isRepeatable: true,
    async send() {
      const outcome = await carrier.card.hold({ customerId: lineId });
      if (outcome.kind !== 'reply') return withoutReply(outcome, 'alreadyHeld');
      const { holdStatus, amount } = outcome.reply;
      const result = String(amount);
      return holdStatus === 'FAILED'
        ? { kind: 'problem', name: 'holdFailed', resCode: undefined, message: undefined, result }
        : { kind: 'reply', reply: result };
    },
    // Sends a lost hold again: no read shows one, and the carrier refuses a second hold.
    reconcile: () => Promise.resolve({ outcome: 'absent' }),
  };
}

/** Starts the activation: the one step that must not be repeated. */
function start(context: Context): Step {
  const { carrier, terms } = context;
  const { lineId, planId, iccid, device, esim, portIn, zip } = terms;
  return {
    id: 'start',
    async send() {
      const portDetails = portIn && (await portSecrets(context));
      if (portIn && !portDetails) return detailsGoneProblem;
      const outcome = await carrier.activation.start({
        customerId: lineId,
        reachPlanId: planId,
        iccId: iccid,
        ...device,
        skipHold: true,
        esim: esim ? true : undefined,
        ...(portIn && {
          isPort: true,
          numberToPort: portIn.number,
          oldCarrier: portIn.carrier,
          oldCarrierAccountNumber: portDetails?.accountNumber,
          password: portDetails?.pin || noPin,
          oldZip: zip,
        }),
      });
      return withoutReply(outcome, 'alreadyStarted');
    },
    reconcile: ({ sentAt }) => reconcileStart(context, sentAt),
  };
}

/** Reconciles the start: in progress, porting or active means started (ACTIVATE-27). */
async function reconcileStart({ carrier, terms, now }: Context, sentAt: number): Promise<StepReconcileResult> {
  const outcome = await carrier.activation.status({ customerId: terms.lineId });
  if (outcome.kind !== 'reply') return undefined;
  if (isInState(outcome.reply, 'not-activated')) return { outcome: reconcileMissing(sentAt, now()) };
  if (!isInState(outcome.reply, 'activation-failed') || !terms.hadFailed) return { outcome: 'done' };
  // Never sends the start again: this failure may belong to the previous activation or to this one.
  return { outcome: reconcileMissing(sentAt, now()) === 'open' ? 'open' : 'refused' };
}

/** Drops the reply. @param successProblem problem that means that the change is already in effect */
function withoutReply<P extends string>(outcome: Outcome<unknown, P>, successProblem?: P): Outcome<undefined> {
  if (outcome.kind === 'reply' || isProblem(outcome, successProblem)) return { kind: 'reply', reply: undefined };
  return outcome;
}

function isProblem<P extends string>(outcome: Outcome<unknown, P>, name: P | undefined): boolean {
  return outcome.kind === 'problem' && outcome.name === name;
}
