import {
  type ActivationState,
  noSecrets,
  openStep,
  save,
  type StepForm,
  type Own,
  type StepPage,
} from '../journey-state.ts';
import { config } from '#contracts/config/endpoints.ts';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { coverage } from '#contracts/coverage/endpoints.ts';
import { port } from '#contracts/port/endpoints.ts';
import { digitsProblem } from '#rpc/domain/digits.ts';
import { areaZip } from '#rpc/domain/intake/places.ts';
import {
  type ActivationStep,
  type MovingNumber,
  movingNumber,
  type NumberChoice,
  otherCarrier,
} from '#rpc/domain/journey/activation.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { blockedBy } from '#rpc/domain/permission.ts';
import { noPin } from '#rpc/domain/port-detail.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { changed } from '#rpc/portal/journey.ts';
import { readCheck } from '#rpc/portal/read-check.ts';
import { NotAllowedError } from '#rpc/portal/snapshot.ts';
import { type Outcome, refusalMessage, replyOrUndefined } from '#rpc/problem.ts';

export interface NumberPage extends StepPage {
  kind: 'number';
  /** True when a new number can be selected. */
  newNumber: Decision;
  carriers: readonly CarrierOption[];
  /** The stored answers; account number and PIN are never shown again. */
  chosen?: NumberChoice;
  /** Account number and PIN were given, and are gone or still kept. */
  portSecrets: 'none' | 'kept' | 'gone';
  /** The answers that are still kept include a PIN. */
  hasPin: boolean;
  /** The number that the carrier checked, whose details are missing. */
  moving?: MovingNumber;
  /** The line's billing ZIP, which the field shows at first. */
  zip?: string;
}

export async function loadNumber(context: PortalContext, state: ActivationState): Promise<Own<NumberPage>> {
  const { draft, facts, line, portSecrets, snapshot } = state;
  const app = await readOne(context, carriersRead());
  return {
    kind: 'number',
    newNumber: facts.isNumberClosed
      ? { allowed: false, ...blockedBy('sim-swap', snapshot, snapshot.actor) }
      : { allowed: true },
    carriers: carriersIn(app),
    chosen: draft.number,
    portSecrets: draft.number?.kind !== 'port' ? 'none' : portSecrets ? 'kept' : 'gone',
    hasPin: Boolean(portSecrets?.pin),
    moving: movingNumber(draft),
    zip: line.zipcode,
  };
}

/** Declares the carrier call whose reply `carriersIn` reads. */
export function carriersRead() {
  return readRequest(config.appData, {}, maxAge.config);
}

/** Returns the carriers that numbers come from, `Other` last; `Other` alone where the carrier did not return any. */
export function carriersIn(app: Outcome<{ operators: CarrierOption[] }>): CarrierOption[] {
  // Ignores case, as the form does.
  const isOther = (name: string) => name.trim().toLowerCase() === otherCarrier.toLowerCase();
  const namedCarriers = (replyOrUndefined(app)?.operators ?? []).filter(({ displayName }) => !isOther(displayName));
  return [...namedCarriers, { displayName: otherCarrier }];
}

export type NumberProblem =
  | { field: 'zip'; kind: 'refused' | 'not-covered' }
  | { field: 'carrier'; kind: 'unknown' | 'name-missing' }
  /** `message`: the carrier's own words for refusal 40227. */
  | { field: 'number'; kind: 'refused'; message?: string }
  | { field: 'number'; kind: 'not-portable' | 'not-valid' }
  /** The carrier could not check the ZIP or number, which is no mistake of a field (HTTP-31). */
  | { field: ''; kind: 'zip-unchecked' | 'number-unchecked' }
  /** The field was left empty, and the earlier value is deleted. */
  | { field: 'accountNumber'; kind: 'missing' };

/**
 * Stores the choice of a new number in the area of a ZIP, when there are any (ACTIVATE-13, ACTIVATE-14).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the rule's reason, and as `readCheck`
 */
export async function chooseNewNumber(
  context: PortalContext,
  form: StepForm & { zip: string },
): Promise<StepOutcome<ActivationStep, NumberProblem>> {
  const stepAccess = await openStep(context, 'number', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  if (state.facts.isNumberClosed)
    throw new NotAllowedError(blockedBy('sim-swap', state.snapshot, state.snapshot.actor));
  const { zip } = form;
  if (digitsProblem('portZip', zip)) return { kind: 'problem', problem: { field: 'zip', kind: 'refused' } };
  const area = await readCheck(context, coverage.zipAvailability, {
    input: { zipcode: areaZip(zip) },
    ageMs: maxAge.config,
  });
  context.recordEvent?.('ZipCheck');
  if (area.kind !== 'known') return { kind: 'problem', problem: { field: '', kind: 'zip-unchecked' } };
  if (!area.value.isValid) return { kind: 'problem', problem: { field: 'zip', kind: 'not-covered' } };
  context.recordEvent?.('New_Number');
  return save(context, state, { ...state.draft, number: { kind: 'new', zip }, moving: undefined });
}

/**
 * Checks with the carrier that the number can be moved, before anything else is typed (ACTIVATE-19). Another number or
 * carrier drops the stored details of the earlier one.
 * @throws as `chooseNewNumber`
 */
export async function checkNumber(
  context: PortalContext,
  form: StepForm & MovingNumber,
): Promise<StepOutcome<ActivationStep, NumberProblem>> {
  const stepAccess = await openStep(context, 'number', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  const { number, carrier } = form;
  const app = await readOne(context, carriersRead());
  if (!carriersIn(app).some(({ displayName }) => displayName === carrier))
    return { kind: 'problem', problem: { field: 'carrier', kind: 'unknown' } };
  const problem = await portProblem(context, number, state.line.isPrimary);
  if (problem) return { kind: 'problem', problem };
  const { draft } = state;
  const earlierNumber = movingNumber(draft);
  const isSame = earlierNumber?.number === number && earlierNumber.carrier === carrier;
  return isSame
    ? save(context, state, draft)
    : save(context, state, { ...draft, number: undefined, moving: { number, carrier } }, noSecrets);
}

/**
 * Stores the details of the checked number at the old carrier. Account number and PIN keep their earlier values where
 * they are left out (ACTIVATE-16 to ACTIVATE-18).
 * @throws as `chooseNewNumber`
 */
export async function keepNumber(
  context: PortalContext,
  form: StepForm & {
    zip: string;
    otherCarrier?: string | undefined;
    accountNumber?: string | undefined;
    pin?: string | undefined;
  },
): Promise<StepOutcome<ActivationStep, NumberProblem>> {
  const stepAccess = await openStep(context, 'number', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  const { draft, portSecrets } = state;
  const checkedNumber = movingNumber(draft);
  if (!checkedNumber) return changed;
  const { zip } = form;
  if (digitsProblem('portZip', zip)) return { kind: 'problem', problem: { field: 'zip', kind: 'refused' } };
  const accountNumber = form.accountNumber ?? portSecrets?.accountNumber;
  if (accountNumber === undefined) return { kind: 'problem', problem: { field: 'accountNumber', kind: 'missing' } };
  const isOther = checkedNumber.carrier === otherCarrier;
  if (isOther && !form.otherCarrier) return { kind: 'problem', problem: { field: 'carrier', kind: 'name-missing' } };
  context.recordEvent?.('Current_Number');
  const { number, carrier } = checkedNumber;
  const otherCarrierName = isOther ? form.otherCarrier : undefined;
  const pin = form.pin ?? portSecrets?.pin ?? noPin;
  return save(
    context,
    state,
    { ...draft, number: { kind: 'port', number, carrier, otherCarrier: otherCarrierName, zip }, moving: undefined },
    { accountNumber, pin: pin === noPin ? '' : pin },
  );
}

/**
 * Returns the reason that the number can't be moved (ACTIVATE-19); of the two calls the first names the second's
 * carrier.
 */
async function portProblem(
  context: PortalContext,
  number: string,
  isPrimary: boolean,
): Promise<NumberProblem | undefined> {
  const input = { countryCode: 'USA', number, isPrimary } as const;
  const validation = await readCheck(context, port.validate, { input, ageMs: maxAge.now, limit: 'number-check' });
  if (validation.kind === 'refused')
    return validation.problem.name === 'refused'
      ? { field: 'number', kind: 'refused', message: refusalMessage(validation.problem) }
      : { field: 'number', kind: 'not-portable' };
  if (validation.kind !== 'known') return { field: '', kind: 'number-unchecked' };
  const result = await readCheck(context, port.validateResult, {
    input: { data: validation.value },
    ageMs: maxAge.now,
  });
  if (result.kind !== 'known') return { field: '', kind: 'number-unchecked' };
  return result.value.isPortValidate ? undefined : { field: 'number', kind: 'not-valid' };
}
