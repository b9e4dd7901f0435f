/** What the fields of the replies that are named after their call mean, by the id of the call and their path. */
export const replyMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'address.autocomplete': { suggestions: 'At most five addresses.' },
  'address.geocode': { location: 'The place; absent when nothing is found.' },
  'billing.invoices': { invoices: 'The bills, newest first.' },
  'billing.history': { payments: 'The payments, newest first.' },
  'billing.promiseEligible': {
    isEligible: 'Whether the customer may promise to pay later.',
    promisedFor: 'The day that was promised already.',
  },
  'card.list': { cards: 'The saved cards.' },
  'catalog.couponEligibility': { isEligible: 'Whether there is a coupon for the email address.' },
  'catalog.referralDetail': { refereeList: 'Whom the customer has invited.' },
  'catalog.referralAnalytics': {
    invited: 'How many people were invited.',
    joined: 'How many of them became customers.',
    creditEarned: 'The credit for them.',
  },
  'customer.emailAvailability': { isAvailable: 'Whether the email address is free.' },
  'customer.group': { customers: 'All lines of the group, the primary included.' },
  'customer.plan': { 'plans[].price': 'The price of the line for a month.' },
  'customer.planPricing': { planPricingInfoList: 'The prices of all lines of the group.' },
  'customer.referralExtensionByEmail': {
    isExtended: 'Whether more invitations were granted.',
  },
  'customer.securityAction': {
    result: 'LOCKED: the account is locked; OTP_SENT: the one-time password to unlock it is on its way.',
  },
  'port.validateResult': { isPortValidate: 'Whether the number can be ported in.' },
  'roaming.countries': { countriesList: 'The countries.' },
  'router.device': { device: 'The router; absent for a customer without one.' },
  'sim.validate': { isValid: 'Whether the SIM can be activated for the line.' },
  'topup.group': { purchases: 'The purchases, newest first.' },
};
