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
/** The carrier as it is named in the list; `Other` gets a name of its own with the details. */
const MovingNumber = z.object({ number: Msisdn, carrier: z.string().check(z.maxLength(64)) });
export type MovingNumber = z.output<typeof MovingNumber>;
/** The entry of the list that asks for a carrier's name (ACTIVATE-16). */
export const otherCarrier = 'Other';
/** A number that is moved here; its account number and PIN are secrets of the draft (ACTIVATE-18). */
const PortIn = z.object({
  kind: z.literal('port'),
  ...MovingNumber.shape,
  otherCarrier: z.optional(z.string().check(z.maxLength(64))),
  zip: Zip,
});
export const NumberChoice = z.discriminatedUnion('kind', [NewNumber, PortIn]);
export type NumberChoice = z.output<typeof NumberChoice>;
export type PortIn = z.output<typeof PortIn>;

/** What has been answered so far. */
export const ActivationDraft = z.object({
  /** "Activate Line" was pressed on the checklist. */
  begun: z.optional(z.boolean()),
  device: z.optional(CheckedDevice),
  /** PROCEED was pressed on the result of the device check. */
  deviceAccepted: z.optional(z.boolean()),
  /** Where the SIM kit goes that an eSIM line needs for a device without an eSIM. */
  kitAddress: z.optional(ShippingAddress),
  number: z.optional(NumberChoice),
  /** A number that the carrier can move here, whose details at the old carrier are still to be given. */
  moving: z.optional(MovingNumber),
  iccid: z.optional(Iccid),
  /** How the first month is paid; the order summary was confirmed. */
  payment: z.optional(z.enum(['next-bill', 'now'])),
});
export type ActivationDraft = z.output<typeof ActivationDraft>;
export type FirstPayment = NonNullable<ActivationDraft['payment']>;

/** The secrets that a port-in keeps for 30 minutes (JOURNEY-8). */
export const PortSecrets = z.object({ accountNumber: z.string(), pin: z.string() });
export type PortSecrets = z.output<typeof PortSecrets>;

/** What the rules need to know beside the draft. */
export interface ActivationFacts {
  /** What the line has; an eSIM line becomes a SIM line when a SIM kit is ordered for it. */
  sim: SimType;
  isNamed: boolean;
  isMonthPaid: boolean;
  /** Account number and PIN of a port-in are still kept. */
  hasPortSecrets: boolean;
  /** A new number can't be had: a SIM swap is in progress (ACTIVATE-15). */
  isNumberClosed: boolean;
  /** The first month can be paid in advance by whoever looks; a choice of somebody else's is asked for again. */
  mayPayNow: boolean;
}

export const activationSteps = ['checklist', 'name', 'device', 'kit', 'number', 'sim', 'summary', 'confirm'] as const;
export type ActivationStep = (typeof activationSteps)[number];

/** Activating one line: its device, its number, its SIM card, and a page to check it all (ACTIVATE-1). */
export const activationJourney: Journey<'activation', ActivationDraft, ActivationStep, ActivationFacts> = {
  name: 'activation',
  draft: ActivationDraft,
  empty: {},
  steps(draft, { sim, isNamed, isMonthPaid }) {
    const left: readonly ActivationStep[] = needsKit(draft, sim)
      ? ['kit']
      : [
          'number',
          ...(sim === 'sim' ? (['sim'] as const) : []),
          ...(isMonthPaid ? [] : (['summary'] as const)),
          'confirm',
        ];
    return ['checklist', ...(isNamed ? [] : (['name'] as const)), 'device', ...left];
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

/** Does the line's device need a SIM card in place of the eSIM? (ACTIVATE-11) */
export function needsKit({ device }: Pick<ActivationDraft, 'device'>, sim: SimType): boolean {
  return sim === 'esim' && device !== undefined && !device.esimAvailable;
}

/** "Step 2 of 4", with the percentage of the progress bar. */
export interface ActivationProgress {
  step: number;
  of: number;
  percent: number;
}

const stepNumbers: Readonly<Partial<Record<ActivationStep, Record<SimType, number>>>> = {
  device: { sim: 1, esim: 1 },
  kit: { sim: 1, esim: 1 },
  number: { sim: 2, esim: 2 },
  sim: { sim: 3, esim: 3 },
  summary: { sim: 3, esim: 3 },
  confirm: { sim: 4, esim: 3 },
};

/** How far the journey is: 3 steps for an eSIM, 4 for a SIM card; none before the first (ACTIVATE-3). */
export function activationProgress(step: ActivationStep, sim: SimType): ActivationProgress | undefined {
  const number = stepNumbers[step]?.[sim];
  if (number === undefined) return undefined;
  const of = sim === 'esim' ? 3 : 4;
  return { step: number, of, percent: number === of ? 100 : Math.floor((number * 100) / of) };
}

/** Another device: what was accepted about the one before is dropped, the other answers stay. */
export function chooseDevice(draft: ActivationDraft, device: CheckedDevice): ActivationDraft {
  return { ...draft, device, deviceAccepted: undefined };
}

/** The number that is being moved, as the carrier checked it (ACTIVATE-19). */
export function movingNumber({ moving, number }: Pick<ActivationDraft, 'moving' | 'number'>): MovingNumber | undefined {
  return moving ?? (number?.kind === 'port' ? number : undefined);
}
