/** Meaning of a line's status numbers (LINE-1 to LINE-8). */
export const lineStatus =
  'The status of the line. 0 and 11: not yet activated; 1: activation in progress; 2: active; 3: suspended; ' +
  '4: disconnected; 7: disabled; 8: activation failed; 9: port-in in progress; 10: port-in failed; ' +
  '5, 6 and any other: unclear.';

/** Meaning of the codes of a failed port-in. */
export const portFailure = '1009: wrong account number; 1010: wrong PIN; 1011: wrong ZIP; any other: another reason.';

/** Meanings of a Customer's fields, by their path. */
export const customerMeanings: Readonly<Record<string, string>> = {
  '': 'One customer, who is one line. The primary represents the whole account.',
  parentId: 'The id of the primary of the group; absent for the primary.',
  emailId: 'The email address that the holder signs in with; absent until they have one.',
  category: 'STANDARD, FRAUD or TEST; an unknown word is taken as STANDARD.',
  status: lineStatus,
  isPrimary: 'True if this is the primary of the group, who pays for all lines.',
  brand: 'The key of the brand that the customer belongs to.',
  displayName: 'The name of the line, as the customer chose it.',
  amendedReachPlanId: 'The plan that the line gets with the next billing cycle.',
  reachPlanChangeDate: 'The day on which the line gets that plan.',
  isMNP: 'True if the number is or was ported in.',
  portFailureCode: portFailure,
  isThrottled: 'True if the data of the line is slowed down.',
  isDataCutoff: 'True if the customer has paused the data of the line.',
  addedDataCutoff: 'Not documented; no page uses it.',
  lastDisconnectedReason: '0: the customer asked for it.',
  addresses: 'The shipping and the billing address.',
  activationDate: 'The day on which the line became active.',
  hsdPlan: 'True if the line is in a bundle with home internet.',
  isMonthInAdvancePaid: 'True if the first month is paid, which has to be before activation.',
  isAutoTopUp: 'True if the line buys extra data by itself when its data runs out.',
  meta: 'Further data about the customer.',
  'meta.customer_statement_number': 'The account number on bills.',
  'meta.suspended_reason': 'Why the line is suspended; NonPay Suspension when a bill is not paid.',
  shipmentInfo: 'The day of each order, by order id.',
  operationsInProcess:
    'What is in progress on the line: SIM_SWAP_IN_PROGRESS, TOPUP_IN_PROGRESS, PLAN_CHANGE_IN_PROGRESS, ' +
    'SERVICE_CHANGE_IN_PROGRESS.',
  accAccessLock: 'Reasons of the account lock; more than one entry means that it is locked.',
  secondaryCustomers: "Ids of the group's lines that are not activated yet.",
  additionalLines: 'Lines of an order that are not created yet; no page uses it.',
  extraLines: 'Lines of an order that are not activated yet; no page uses it.',
  physicalSimsOrdered: 'Number of SIM kits ordered.',
  eSimsOrdered: 'Number of eSIMs ordered.',
  primaryNumber: 'The phone number of the primary of the group.',
  selectedShippingMethod: 'The way of shipping that was chosen for the kit.',
  zipcode: 'The ZIP code for which the number was chosen.',
};
