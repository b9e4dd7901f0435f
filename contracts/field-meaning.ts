import type * as z from 'zod';
import * as words from './vocabulary.ts';

/** What values of the shared vocabulary mean, with their units; only documents need it. */
export const valueMeanings: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [words.Id, "The carrier's id, text of 1 to 80 characters; a number is taken as well."],
  [words.CodeText, "A code of the carrier's; a number is taken as well."],
  [words.Reference, 'A reference that people read; a number is taken as well.'],
  [words.CodeNumber, 'A whole number that stands for a state; text of digits is taken as well.'],
  [words.Dollars, 'US dollars, with cents after the point.'],
  [words.DollarAmount, 'US dollars, with cents after the point.'],
  [words.Bytes, 'Bytes.'],
  [words.Gigabytes, 'Gigabytes of 1024³ bytes; fractions are possible.'],
  [words.Day, 'A calendar day, YYYY-MM-DD.'],
  [words.Instant, 'A point in time, ISO 8601 with offset.'],
  [words.Email, 'An email address.'],
  [words.Msisdn, 'A US phone number, ten digits.'],
  [words.Imei, 'The number of a device, 15 digits.'],
  [words.Iccid, 'The number of a SIM card, 19 digits.'],
  [words.Zip, 'A ZIP code, 5 to 10 digits.'],
  [words.PersonName, 'A first or last name.'],
  [words.WebAddress, 'An http or https URL.'],
  [words.CountryCode, 'The country; only the USA is served.'],
]);

const lineStatus =
  'The status of the line. 0 and 11: not yet activated; 1: activation in progress; 2: active; 3: suspended; ' +
  '4: disconnected; 7: disabled; 8: activation failed; 9: port-in in progress; 10: port-in failed; ' +
  '5, 6 and any other: unclear.';

/** What fields of the entities mean beyond their values, by entity and field. */
export const fieldMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ActivationStatus: {
    status: lineStatus,
    portFailureCode: '1009: wrong account number; 1010: wrong PIN; 1011: wrong ZIP; any other: another reason.',
  },
  Customer: {
    status: lineStatus,
    category: 'STANDARD, FRAUD or TEST; an unknown word is taken as STANDARD.',
    accAccessLock: 'What the account is locked for; more than one entry means that it is locked.',
    operationsInProcess:
      'What is in progress on the line: SIM_SWAP_IN_PROGRESS, TOPUP_IN_PROGRESS, PLAN_CHANGE_IN_PROGRESS.',
    peerAccountRef: "Three parts separated by pipes; the third is the line's place in its group, from 1.",
    lastDisconnectedReason: '0: the customer asked for it.',
    shipmentInfo: 'The day of each order, by order id.',
    secondaryCustomers: "Ids of the group's lines that are not activated yet.",
    amendedReachPlanId: 'The plan that the line gets with the next billing cycle.',
    isDataCutoff: 'Whether the customer has paused the data of the line.',
    hsdPlan: 'Whether the line is in a bundle with home internet.',
    isMonthInAdvancePaid: 'Whether the first month is paid, which has to be before activation.',
  },
};
