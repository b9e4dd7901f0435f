import { type AddLineState, openStep, type StepPage } from '../journey-state.ts';
import { addLineJourney, type AddLineStep, type ShippingAddress } from '#rpc/domain/journey/add-line.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { saveStep } from '#rpc/portal/journey.ts';
import { type AddressProblem, settleAddress } from '#rpc/portal/shipping-address.ts';
import { knownAddress } from '#rpc/portal/shipping.ts';

export interface AddressPage extends StepPage {
  kind: 'address';
  address?: ShippingAddress;
}

export function addressPage({ draft, snapshot }: AddLineState): Omit<AddressPage, keyof StepPage> {
  const initialAddress = draft.address ?? knownAddress(snapshot.actor);
  if (!initialAddress) return { kind: 'address', address: undefined };
  const { address1, address2, city, state, zip } = initialAddress;
  return { kind: 'address', address: { address1, address2, city, state, zip } };
}

/**
 * Stores the address of the SIM cards. City and state may be empty where the ZIP determines them; where it determines
 * others, the form comes back once (ADDLINE-12).
 * @throws NotAllowedError with the rule's reason
 */
export async function saveAddress(
  context: PortalContext,
  form: { version: string; address: ShippingAddress; confirmed: boolean },
): Promise<StepOutcome<AddLineStep, AddressProblem>> {
  const stepAccess = await openStep(context, 'address', form.version);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  const settled = await settleAddress(context, form);
  if ('problem' in settled) return { kind: 'problem', problem: settled.problem };
  return saveStep(context, addLineJourney, state, { ...state.draft, address: settled.address });
}
