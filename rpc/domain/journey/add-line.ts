import * as z from 'zod/mini';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import { countedLinesLimit } from '../group-room.ts';
import type { Journey } from './journey.ts';

export const simTypes = ['sim', 'esim'] as const;
export type SimType = (typeof simTypes)[number];

/** A line to add (ADDLINE-5). Names are tidy; the carrier has checked the IMEI. */
export const NewLine = z.object({
  firstName: z.string(),
  lastName: z.string(),
  sim: z.enum(simTypes),
  imei: z.optional(z.string()),
  make: z.optional(z.string()),
  model: z.optional(z.string()),
});
export type NewLine = z.output<typeof NewLine>;

/** A new line in the draft. */
const DraftLine = z.extend(NewLine, {
  /** The device determined the SIM type, so another device may change it (ADDLINE-8). */
  isSimOfDevice: z.optional(z.boolean()),
});
export type DraftLine = z.output<typeof DraftLine>;

export const ShippingAddress = z.object({
  address1: z.string(),
  address2: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type ShippingAddress = z.output<typeof ShippingAddress>;

/** Answers of an order of new lines that is not submitted yet. */
export const AddLineDraft = z.object({
  planId: z.optional(z.string()),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(countedLinesLimit))),
  couponCode: z.optional(z.string()),
  /** Cents that the coupon took off each line at its check. The tax request needs it (ADDLINE-24). */
  couponDiscount: z.optional(z.number()),
  /** Answers about each line by position, from 0; null for a line without answers. */
  lines: z.array(z.nullable(DraftLine)).check(z.maxLength(countedLinesLimit)),
  address: z.optional(ShippingAddress),
  /** The carrier's code of the shipping method. */
  serviceCode: z.optional(z.string()),
});
export type AddLineDraft = z.output<typeof AddLineDraft>;

/** Facts from the carrier that limit the answers. */
export interface AddLineFacts {
  /** The plans on sale. */
  plans: readonly Plan[];
  /** Number of lines that can still be added (ADDLINE-2). */
  room: number;
}

export type LineStep = `line-${number}`;
export type AddLineStep = 'plan' | LineStep | 'address' | 'shipping' | 'review';

/** Stages of the journey, the same for every choice (ADDLINE-23). */
export const addLineStages = ['plan', 'lines', 'delivery', 'review'] as const;
export type AddLineStage = (typeof addLineStages)[number];

/** Returns the stage that a step belongs to. */
export function stageOf(step: AddLineStep): AddLineStage {
  if (step === 'plan' || step === 'review') return step;
  return positionOf(step) === undefined ? 'delivery' : 'lines';
}

/** Journey of adding lines: the plan, a page per line, the delivery, and a review (ADDLINE-1). */
export const addLineJourney: Journey<'add-line', AddLineDraft, AddLineStep, AddLineFacts> = {
  name: 'add-line',
  draft: AddLineDraft,
  empty: { lines: [] },
  steps(draft, { plans, room }) {
    const lines = Array.from({ length: Math.min(draft.count ?? 1, room) }, (_, index): LineStep => `line-${index + 1}`);
    const hasDelivery = isShipped(draft) && !isEsimOnly(draft, plans);
    const deliverySteps: AddLineStep[] = hasDelivery ? ['address', 'shipping'] : [];
    return ['plan', ...lines, ...deliverySteps, 'review'];
  },
  isComplete(step, draft, { plans, room }) {
    switch (step) {
      case 'plan':
        return draft.count !== undefined && draft.count <= room && plans.some(({ name }) => name === draft.planId);
      case 'address':
        return draft.address !== undefined;
      case 'shipping':
        return draft.serviceCode !== undefined;
      case 'review':
        return false;
      default: {
        const line = lineAt(draft, step);
        return line !== undefined && (line.sim === 'esim' || !isEsimOnly(draft, plans));
      }
    }
  },
};

/** Returns the position of a line's step, from 1; undefined for any other step. */
export function positionOf(step: string): number | undefined {
  const position = Number(/^line-([1-9])$/.exec(step)?.[1]);
  return Number.isInteger(position) ? position : undefined;
}

/** Returns the draft's answers about the line of a step. */
export function lineAt(draft: AddLineDraft, step: string): DraftLine | undefined {
  return draft.lines[(positionOf(step) ?? 0) - 1] ?? undefined;
}

/** Returns the lines to add, without those beyond the chosen number. */
export function linesOf({ count = 0, lines }: AddLineDraft): NewLine[] {
  return lines
    .slice(0, count)
    .filter((line) => line !== null)
    .map(({ isSimOfDevice: _, ...line }) => line);
}

/** Returns true when a SIM card is shipped. Lines without answers count, so that no step appears late. */
export function isShipped({ count = 1, lines }: AddLineDraft): boolean {
  return Array.from({ length: count }, (_, index) => lines[index]).some((line) => line?.sim !== 'esim');
}

/** Returns true when the chosen plan needs eSIM-capable devices (ADDLINE-9). */
export function isEsimOnly({ planId }: AddLineDraft, plans: readonly Plan[]): boolean {
  return plans.some(({ name, esimOnly }) => name === planId && esimOnly);
}

interface PlanChoice extends Pick<AddLineDraft, 'couponCode' | 'couponDiscount'> {
  planId: string;
  count: number;
}

/** Sets plan and number of lines. Additional lines are empty; answers about removed lines are dropped. */
export function choosePlan(
  draft: AddLineDraft,
  { planId, count, couponCode, couponDiscount }: PlanChoice,
): AddLineDraft {
  return { ...draft, planId, count, couponCode, couponDiscount, lines: draft.lines.slice(0, count) };
}

/** Returns the draft with the answers about one line, at its position from 1. */
export function fillLine(draft: AddLineDraft, position: number, line: DraftLine): AddLineDraft {
  const lines = Array.from(
    { length: Math.max(draft.lines.length, position) },
    (_, index) => draft.lines[index] ?? null,
  );
  lines[position - 1] = line;
  return { ...draft, lines };
}

/** Returns the default SIM type: an eSIM where the device has one (ADDLINE-8). */
export function defaultSim(device: { esimAvailable: boolean }): SimType {
  return device.esimAvailable ? 'esim' : 'sim';
}
