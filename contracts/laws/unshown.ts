import type { WriteId } from './shows.ts';

const oneGroup = 'any line of the group means the group';
const samePerson = 'the signed-in customer means the same';
const otp = 'it is right, or the call is refused';

/** Values of writes that no read shows afterwards, each with the reason. All others are compared (HTTP-34). */
export const unshown: { readonly [Id in WriteId]?: Readonly<Record<string, string>> } = {
  'activation.start': { password: 'no read shows PINs' },
  'billing.promiseCreate': { customerId: oneGroup },
  'catalog.couponInvite': { 'referees.referrerEmailId': samePerson },
  'customer.create': { countryCode: 'it is always USA', 'data.linePreferences.simPreference': 'esim says the same' },
  'customer.referralExtension': { customerId: oneGroup },
  'customer.securityAction': { customerId: oneGroup, otp },
  'customer.verifySecurityAction': { otp },
  'order.create': {
    shipTo: 'no read shows where a kit goes',
    secondaryCustomers: 'the items name the same lines',
  },
  'payment.make': { customerId: oneGroup },
  'payment.purchasePage': { emailId: samePerson },
  'router.changeSsid': { customerId: oneGroup },
  'router.reset': { customerId: oneGroup },
  'topup.create': { 'taxInfo.customerId': 'the tax of all lines is one' },
  'usage.dataCutoff': { primaryId: oneGroup },
};

/** Returns why no read shows a value of a write, by its path; undefined for one that the laws compare. */
export function unshownReason(id: WriteId, path: string): string | undefined {
  const reasons = unshown[id] ?? {};
  return Object.entries(reasons).find(([one]) => path === one || path.startsWith(`${one}.`))?.[1];
}
