import { config } from '#contracts/config/endpoints.ts';
import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import { coverage } from '#contracts/coverage/endpoints.ts';
import { port } from '#contracts/port/endpoints.ts';
import { digitsProblem } from '../../domain/digits.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../../portal-context.ts';
import { type Outcome, refusalMessage, replyOrUndefined } from '../../problem.ts';
import { countOne } from '../count-one.ts';
import { NotAllowedError } from '../snapshot.ts';
import { type ActivationState, openStep, save } from './activation-state.ts';
import type { ActivationSaved, NumberProblem } from './step-page.ts';

/** The entry of the list that asks for a carrier's name (ACTIVATE-16). */
export const otherCarrier = 'Other';

interface StepForm {
  lineRef: string;
  version: string;
  zip: string;
}

/** The read that `carriersIn` is made of. */
export function carriersRead() {
  return readRequest(config.appData, {}, maxAge.config);
}

/** The carriers that numbers come from, `Other` last; `Other` alone where the carrier did not tell. */
export function carriersIn(app: Outcome<{ operators: CarrierOption[] }>): CarrierOption[] {
  const named = (replyOrUndefined(app)?.operators ?? []).filter(({ displayName }) => displayName !== otherCarrier);
  return [...named, { displayName: otherCarrier }];
}

/**
 * A new number in the area of a ZIP, when there are any (ACTIVATE-13, ACTIVATE-14).
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the rule's reason
 */
export async function chooseNewNumber(context: PortalContext, form: StepForm): Promise<ActivationSaved<NumberProblem>> {
  const opened = await openStep(context, 'number', form);
  if ('to' in opened) return opened;
  const { state } = opened;
  if (state.facts.isNumberClosed) throw new NotAllowedError('sim-swap');
  const { zip } = form;
  if (digitsProblem('portZip', zip)) return { to: 'form', problem: { field: 'zip', why: 'refused' } };
  const [area] = await readAll(context, readRequest(coverage.zipAvailability, { zipcode: zip }, maxAge.config));
  context.noteEvent?.('ZipCheck');
  const covered = replyOrUndefined(area)?.isValid;
  if (!covered) return { to: 'form', problem: { field: 'zip', why: covered === false ? 'not-covered' : 'failed' } };
  context.noteEvent?.('New_Number');
  return save(context, state, { ...state.draft, number: { kind: 'new', zip } });
}

/**
 * A number that is moved here. Account number and PIN stay as they were given before where they are left out, unless
 * they belong to another number or carrier (ACTIVATE-16 to ACTIVATE-19).
 * @throws as `chooseNewNumber`
 */
export async function keepNumber(
  context: PortalContext,
  form: StepForm & {
    number: string;
    carrier: string;
    otherCarrier?: string | undefined;
    accountNumber?: string | undefined;
    pin?: string | undefined;
  },
): Promise<ActivationSaved<NumberProblem>> {
  const opened = await openStep(context, 'number', form);
  if ('to' in opened) return opened;
  const { state } = opened;
  const { number, carrier, zip } = form;
  const isOther = carrier === otherCarrier;
  if (digitsProblem('portZip', zip)) return { to: 'form', problem: { field: 'zip', why: 'refused' } };
  const kept = keptSecrets(state, form);
  const accountNumber = form.accountNumber ?? kept?.accountNumber;
  if (accountNumber === undefined) return { to: 'form', problem: { field: 'accountNumber', why: 'missing' } };
  if (isOther && !form.otherCarrier) return { to: 'form', problem: { field: 'carrier', why: 'name-missing' } };
  const [app] = await readAll(context, carriersRead());
  if (!carriersIn(app).some(({ displayName }) => displayName === carrier))
    return { to: 'form', problem: { field: 'carrier', why: 'unknown' } };
  await countOne(context, 'number-check');
  const problem = await portProblem(context, number, state.line.isPrimary);
  if (problem) return { to: 'form', problem };
  context.noteEvent?.('Current_Number');
  const named = isOther ? form.otherCarrier : undefined;
  const pin = form.pin ?? kept?.pin ?? '';
  return save(
    context,
    state,
    { ...state.draft, number: { kind: 'port', number, carrier, otherCarrier: named, zip } },
    { accountNumber, pin },
  );
}

/** What was given before for this number and carrier (ACTIVATE-18). */
function keptSecrets({ draft, portSecrets }: ActivationState, form: { number: string; carrier: string }) {
  const { number } = draft;
  const isSame = number?.kind === 'port' && number.number === form.number && number.carrier === form.carrier;
  return isSame ? portSecrets : undefined;
}

/** Whether the number can't be moved (ACTIVATE-19); two calls, the first names the second's. */
async function portProblem(
  context: PortalContext,
  number: string,
  isPrimary: boolean,
): Promise<NumberProblem | undefined> {
  const failed: NumberProblem = { field: 'number', why: 'failed' };
  const [asked] = await readAll(
    context,
    readRequest(port.validate, { countryCode: 'USA', number, isPrimary }, maxAge.now),
  );
  if (asked.kind === 'problem')
    return asked.name === 'refused'
      ? { field: 'number', why: 'refused', message: refusalMessage(asked) }
      : { field: 'number', why: 'not-portable' };
  const data = replyOrUndefined(asked);
  if (data === undefined) return failed;
  const [result] = await readAll(context, readRequest(port.validateResult, { data }, maxAge.now));
  const isPortable = replyOrUndefined(result)?.isPortValidate;
  if (isPortable === undefined) return failed;
  return isPortable ? undefined : { field: 'number', why: 'not-valid' };
}
