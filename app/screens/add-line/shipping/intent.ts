import { type AddLineState, openStep, type StepPage } from '../journey-state.ts';
import { addLineJourney, type AddLineStep } from '#rpc/domain/journey/add-line.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { saveStep } from '#rpc/portal/journey.ts';

export interface ShippingPage extends StepPage {
  kind: 'shipping';
  rates: { serviceCode: string; name: string; days: string; amount: number }[];
  chosen: string | undefined;
}

export function shippingPage({ draft, rates }: AddLineState): Omit<ShippingPage, keyof StepPage> {
  return {
    kind: 'shipping',
    rates: rates.map(({ serviceCode, name, deliveryDays, shippingAmount }) => ({
      serviceCode,
      name,
      days: deliveryDays,
      amount: shippingAmount,
    })),
    chosen: draft.serviceCode ?? rates[0]?.serviceCode,
  };
}

/** Stores the shipping way of the SIM cards. @throws NotAllowedError with the rule's reason */
export async function saveShipping(
  context: PortalContext,
  { version, serviceCode }: { version: string; serviceCode: string },
): Promise<StepOutcome<AddLineStep, 'not-offered'>> {
  const stepAccess = await openStep(context, 'shipping', version);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  if (!state.rates.some((rate) => rate.serviceCode === serviceCode)) return { kind: 'problem', problem: 'not-offered' };
  return saveStep(context, addLineJourney, state, { ...state.draft, serviceCode });
}
