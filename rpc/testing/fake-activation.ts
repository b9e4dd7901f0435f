import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { FirstPayment } from '../domain/journey/activation.ts';
import { loadActivation } from '#app/screens/activation/step-page.ts';
import { beginActivation } from '#app/screens/activation/checklist/intent.ts';
import { acceptDevice, checkDevice } from '#app/screens/activation/device/intent.ts';
import { checkNumber, chooseNewNumber, keepNumber } from '#app/screens/activation/number/intent.ts';
import { sendActivation } from '#app/screens/activation/confirm/intent.ts';
import { choosePayment } from '#app/screens/activation/summary/intent.ts';
import { saveSim } from '#app/screens/activation/sim/intent.ts';
import type { ConfirmPage } from '#app/screens/activation/confirm/intent.ts';
import { contextOf, FakeAccount, fault, noon, refOf, type Replies, reply } from './fake-account.ts';
import { type CustomerDraft, lineOf } from './fake-customer.ts';

// An account with a line to activate, for tests of its journey page by page.

export const imei = '356938035643809';
export const iccid = '8901260852290847804';
export const compatible = { isValid: true, esimAvailable: true, make: 'Apple', model: 'iPhone 15' };
export const burlington = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
export const problem = (name: string, resCode: number, message?: string) =>
  ({ kind: 'problem', name, resCode, message }) as const;
export const newLine: CustomerDraft = {
  status: 0,
  simPaid: true,
  firstName: 'ANA',
  lastName: 'REYES',
  reachPlanId: 'plan-5gb',
  reachPlanDisplayName: 'Best Fit 5GB',
  addresses: [{ type: 'shipping', country: 'USA', ...burlington }],
};

// Account of the current test. `begin` replaces it.
export let replies: Replies;
export let account: FakeAccount;
export let context: ReturnType<typeof contextOf>['context'];
export let noted: string[];

/** Sets up the primary's line for activation, beside the given lines. The first line is the viewer's by default. */
export function begin(fields: CustomerDraft = {}, moreLines: Customer[] = [], actor?: Customer): void {
  const lines = [lineOf(1, { ...newLine, ...fields }), ...moreLines];
  const customer = actor ?? lines[0] ?? lineOf(1);
  replies = {
    'customer.byUsername': reply(customer),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({}),
    'customer.activationPrecheck': reply({}),
    'device.imeiCheck': reply(compatible),
    'config.appData': reply({
      operators: [{ displayName: 'Other' }, { displayName: 'Verizon', pinMsg: 'Dial #PORT from {0}.' }],
      perSimCost: { USA: { cost: 998, discountPctg: 50 } },
      shippingRates: [],
    }),
    'shippingRate.list': fault(),
    'tax.byAddress': reply({ totalTax: 31 }),
    'address.geocode': reply({ location: { city: 'Burlington', state: 'MA', zip: '01803' } }),
    'order.byCustomer': reply({ shipmentInfo: {} }),
    'coverage.zipAvailability': reply({ isValid: true }),
    'coverage.network': reply({ isValid: true }),
    'port.validate': reply('job-1'),
    'port.validateResult': reply({ isPortValidate: true }),
    'sim.validate': reply({ isValid: true }),
    'customer.plan': reply({
      plans: lines.map(({ id }) => ({
        customerId: id,
        reachPlanId: 'plan-5gb',
        reachPlanDisplayName: 'Best Fit 5GB',
        occurrence: 1,
        price: 2500,
      })),
    }),
    'billing.monthInAdvanceAmount': reply({ amount: 2500, totalTax: 156 }),
  };
  account = new FakeAccount(['line-1', 'line-2', 'line-3'], new Proxy({}, { get: (_, id: string) => replies[id] }));
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  noted = [];
  context = { ...contextOf(customer, account).context, recordEvent: (event) => void noted.push(event) };
}

export const lineRef = refOf('line-1');
export const operationId = 'form-id-00000001';
export const key = 'activation line-1';
export const at = (lineId = 'line-1') => ({
  lineRef: refOf(lineId),
  version: account.journeys.get(`activation ${lineId}`)?.version ?? '',
});
export const draft = () => account.journeys.get(key)?.draft;
export const page = (step?: string) => loadActivation(context, { lineRef, step });
export const portIn = {
  number: '6175550142',
  carrier: 'Verizon',
  accountNumber: '4471920083',
  pin: '4711',
  zip: '01803',
};

// Functions that fill in the journey from the checklist to a page, with a SIM card and a new number.
export async function toDevice(lineId = 'line-1'): Promise<void> {
  await beginActivation(context, { ...at(lineId), operationId: 'form-id-begin-01' });
}
export async function toNumber(lineId = 'line-1'): Promise<void> {
  await toDevice(lineId);
  await checkDevice(context, { ...at(lineId), imei });
  await acceptDevice(context, at(lineId));
}
export async function toSim(lineId = 'line-1'): Promise<void> {
  await toNumber(lineId);
  await chooseNewNumber(context, { ...at(lineId), zip: '01803' });
}
export async function toConfirm(lineId = 'line-1', payment: FirstPayment = 'next-bill'): Promise<void> {
  await toSim(lineId);
  await saveSim(context, { ...at(lineId), iccid });
  await choosePayment(context, { ...at(lineId), payment });
}

/** Checks a number to port in and saves its details, of line 1 by default. */
export async function movePortIn(fields: Partial<typeof portIn> & { otherCarrier?: string } = {}, lineId = 'line-1') {
  const { number, carrier, ...details } = { ...portIn, ...fields };
  const outcome = await checkNumber(context, { ...at(lineId), number, carrier });
  return outcome.kind === 'step' ? keepNumber(context, { ...at(lineId), ...details }) : outcome;
}
export const confirmPage = async () => (await page('confirm')) as ConfirmPage;
export const activate = (
  { version, mark = '', markNow }: Pick<ConfirmPage, 'version' | 'mark' | 'markNow'>,
  id = operationId,
  payment?: FirstPayment,
) => sendActivation(context, { lineRef, operationId: id, version, mark, markNow, payment });
