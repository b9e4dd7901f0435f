import * as z from 'zod/mini';
import { Iccid, Imei, Msisdn, Zip } from '#contracts/vocabulary.ts';
import { ShippingAddress, type SimType } from './add-line.ts';
import type { Journey } from './journey.ts';

/** A device as the carrier's check described it (ACTIVATE-9). */
export const CheckedDevice = z.object({
  imei: Imei,
  esimAvailable: z.boolean(),
  make: z.optional(z.string()),
  model: z.optional(z.string()),
});
export type CheckedDevice = z.output<typeof CheckedDevice>;

/** A new number in the area of a ZIP that has coverage (ACTIVATE-16). */
const NewNumber = z.object({ kind: z.literal('new'), zip: Zip });
/** Carrier name from the list; the customer types the name for `Other` with the details. */
const MovingNumber = z.object({ number: Msisdn, carrier: z.string().check(z.maxLength(64)) });
export type MovingNumber = z.output<typeof MovingNumber>;
/** Entry of the list with which the customer types the carrier's name (ACTIVATE-16). */
export const otherCarrier = 'Other';
/** A number to port in; its account number and PIN are secrets of the draft (ACTIVATE-18). */
const PortIn = z.object({
  kind: z.literal('port'),
  ...MovingNumber.shape,
  otherCarrier: z.optional(z.string().check(z.maxLength(64))),
  zip: Zip,
});
export const NumberChoice = z.discriminatedUnion('kind', [NewNumber, PortIn]);
export type NumberChoice = z.output<typeof NumberChoice>;
export type PortIn = z.output<typeof PortIn>;

/** Answers of an activation that is not submitted yet. */
export const ActivationDraft = z.object({
  /** The customer pressed "Activate Line" on the checklist. */
  begun: z.optional(z.boolean()),
  device: z.optional(CheckedDevice),
  /** PROCEED was pressed on the result of the device check. */
  deviceAccepted: z.optional(z.boolean()),
  /** Address for the SIM kit that an eSIM line needs for a device without an eSIM. */
  kitAddress: z.optional(ShippingAddress),
  number: z.optional(NumberChoice),
  /** A number that the carrier can port in, without its details at the old carrier yet. */
  moving: z.optional(MovingNumber),
  iccid: z.optional(Iccid),
  /** Payment of the first month. Set once the customer confirmed the order summary. */
  payment: z.optional(z.enum(['next-bill', 'now'])),
});
export type ActivationDraft = z.output<typeof ActivationDraft>;
export type FirstPayment = NonNullable<ActivationDraft['payment']>;

/** Secrets of a port-in, kept for 30 minutes (JOURNEY-8). */
export const PortSecrets = z.object({ accountNumber: z.string(), pin: z.string() });
export type PortSecrets = z.output<typeof PortSecrets>;

/** Facts about the line that decide which steps it needs. */
export interface ActivationFacts {
  /** SIM type of the line. An eSIM line becomes a SIM line with the order of a SIM kit. */
  sim: SimType;
  isNamed: boolean;
  isMonthPaid: boolean;
  /** Account number and PIN of a port-in are still kept. */
  hasPortSecrets: boolean;
  /** New numbers are not available during a SIM swap (ACTIVATE-15). */
  isNumberClosed: boolean;
  /** The viewer may pay the first month in advance. Another viewer's choice must be made again. */
  mayPayNow: boolean;
}

export const activationSteps = ['checklist', 'name', 'device', 'kit', 'number', 'sim', 'summary', 'confirm'] as const;
export type ActivationStep = (typeof activationSteps)[number];

/** Journey of one line's activation: device, number, SIM card, and a review (ACTIVATE-1). */
export const activationJourney: Journey<'activation', ActivationDraft, ActivationStep, ActivationFacts> = {
  name: 'activation',
  draft: ActivationDraft,
  empty: {},
  steps(draft, { sim, isNamed, isMonthPaid }) {
    const remainingSteps: readonly ActivationStep[] = needsKit(draft, sim)
      ? ['kit']
      : ['number', ...(sim === 'sim' ? stepsOfCard(isMonthPaid) : []), 'confirm'];
    return ['checklist', ...(isNamed ? [] : (['name'] as const)), 'device', ...remainingSteps];
  },
  isComplete(step, draft, facts) {
    switch (step) {
      case 'checklist':
        return draft.begun === true;
      case 'name':
        return facts.isNamed;
      case 'device':
        return draft.device !== undefined && draft.deviceAccepted === true;
      case 'number':
        if (draft.number === undefined) return false;
        return draft.number.kind === 'port' ? facts.hasPortSecrets : !facts.isNumberClosed;
      case 'sim':
        return draft.iccid !== undefined;
      case 'summary':
        return draft.payment === 'next-bill' || (draft.payment === 'now' && facts.mayPayNow);
      case 'kit':
      case 'confirm':
        return false;
    }
  },
};

const stepsOfCard = (isMonthPaid: boolean): ActivationStep[] => (isMonthPaid ? ['sim'] : ['sim', 'summary']);

/** Returns true when the first month's payment is chosen on the last page: an eSIM has no other (ACTIVATE-1). */
export function isPaymentOnReview({ sim, isMonthPaid }: Pick<ActivationFacts, 'sim' | 'isMonthPaid'>): boolean {
  return sim === 'esim' && !isMonthPaid;
}

/** Returns true when the device of an eSIM line needs a SIM card instead (ACTIVATE-11). */
export function needsKit({ device }: Pick<ActivationDraft, 'device'>, sim: SimType): boolean {
  return sim === 'esim' && device !== undefined && !device.esimAvailable;
}

/** Numbers of "Step 2 of 4", with the percentage of the progress bar. */
export interface ActivationProgress {
  step: number;
  of: number;
  percent: number;
}

const stepNumbers: Readonly<Partial<Record<ActivationStep, Partial<Record<SimType, number>>>>> = {
  device: { sim: 1, esim: 1 },
  kit: { sim: 1, esim: 1 },
  number: { sim: 2, esim: 2 },
  sim: { sim: 3 },
  summary: { sim: 3 },
  confirm: { sim: 4, esim: 3 },
};

/** Returns the progress: 3 steps for an eSIM, 4 for a SIM card; undefined before the first (ACTIVATE-3). */
export function activationProgress(step: ActivationStep, sim: SimType): ActivationProgress | undefined {
  const number = stepNumbers[step]?.[sim];
  if (number === undefined) return undefined;
  const of = sim === 'esim' ? 3 : 4;
  return { step: number, of, percent: number === of ? 100 : Math.floor((number * 100) / of) };
}

/** Sets another device. Its result must be accepted again; the other answers stay. */
export function chooseDevice(draft: ActivationDraft, device: CheckedDevice): ActivationDraft {
  return { ...draft, device, deviceAccepted: undefined };
}

/** Returns the number to port in, as the carrier checked it (ACTIVATE-19). */
export function movingNumber({ moving, number }: Pick<ActivationDraft, 'moving' | 'number'>): MovingNumber | undefined {
  return moving ?? (number?.kind === 'port' ? number : undefined);
}
