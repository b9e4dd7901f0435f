import * as z from 'zod';
import { PlanPricing } from '../catalog/vocabulary.ts';
import { endpoint, resource } from '../endpoint.ts';
import { LeadProperties } from '../marketing/vocabulary.ts';
import { CountryCode, Day, Dollars, Email, Id, Msisdn, PersonName } from '../vocabulary.ts';
import {
  ActivationFields,
  AddressInput,
  Customer,
  CustomerChange,
  JourneyStatus,
  lockStatuses,
  NewCustomer,
  OperationStatus,
  Otp,
} from './vocabulary.ts';

const ofCustomer = z.strictObject({ customerId: Id });
const ofEmail = z.strictObject({ emailId: Email });

export const customer = resource('customer', {
  byUsername: endpoint({
    service: 'auth',
    call: 'GET customers/username',
    summary: 'The customer who signs in with an e-mail address',
    scope: 'self',
    input: z.strictObject({ id: Email }),
    reply: Customer,
    problems: { notFound: ['CUSTOMER_NOT_FOUND', 40003] },
  }),

  byReachNumber: endpoint({
    service: 'custsvc',
    call: 'GET customers/reachnumber/:reachNumber',
    summary: 'The customer who has a phone number',
    scope: 'line',
    input: z.strictObject({ reachNumber: Msisdn }),
    reply: Customer,
    problems: { notFound: ['CUSTOMER_NOT_FOUND', 40003] },
    assumed: 'Replies and refuses like the look-up by user name.',
  }),

  emailAvailability: endpoint({
    service: 'auth',
    call: 'GET customers/availability/:emailId',
    summary: 'Is an e-mail address still free for a new customer?',
    scope: 'nobody',
    input: ofEmail,
    reply: z.object({ isAvailable: z.boolean() }),
    assumed: 'The reply is not shown: yes or no.',
  }),

  group: endpoint({
    service: 'auth',
    call: 'GET customers/group/:groupId',
    summary: 'All lines of a group, the primary included',
    scope: 'group',
    input: z.strictObject({ groupId: Id }),
    reply: z.object({ customers: z.array(Customer).max(50) }),
    assumed: 'The list is named customers and holds the same entity as the look-up by user name.',
  }),

  create: endpoint({
    service: 'auth',
    call: 'POST :countryCode/customers',
    summary: 'Adds a line to a group',
    scope: 'group',
    reconcileWith: ['customer.group'],
    input: z.strictObject({ countryCode: CountryCode, data: NewCustomer }),
    reply: Customer,
    assumed:
      'One call adds one line, so linePreferences has one entry; the reply is the new customer; zipcode travels ' +
      'beside the listed fields.',
  }),

  update: endpoint({
    service: 'auth',
    call: 'PUT customers/:customerId',
    summary: 'Changes a customer',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: z.strictObject({ customerId: Id, data: CustomerChange }),
    reply: Customer,
    assumed: 'data takes the fields that screens change; the reply is the customer as changed.',
  }),

  updateFields: endpoint({
    service: 'auth',
    call: 'PUT update/fields/customer/:customerId',
    summary: 'Keeps what the activation journey has learnt so far',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: z.strictObject({ customerId: Id, data: ActivationFields }),
    reply: Customer,
    assumed: 'mnpInfo travels without oldPassword; the reply is the customer as changed.',
  }),

  updateSecondary: endpoint({
    service: 'custsvc',
    call: 'PUT customers/secondary/update',
    summary: 'Changes the name or the addresses of a line ("update customer source")',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: z.strictObject({
      customerId: Id,
      data: z.strictObject({
        firstName: PersonName.optional(),
        lastName: PersonName.optional(),
        activationJourneyStatus: JourneyStatus.optional(),
        addresses: z.array(AddressInput).max(2).optional(),
      }),
    }),
    reply: Customer,
    assumed: 'The reply is the customer as changed.',
  }),

  resetPasswordLink: endpoint({
    service: 'auth',
    call: 'POST customer/reset/password/link/email',
    summary: 'Sends a link for a new password by e-mail',
    scope: 'self',
    reconcileWith: 'none',
    input: ofEmail,
    reply: z.object({}),
    assumed: 'No payload is shown: the e-mail address.',
  }),

  hubspot: endpoint({
    service: 'auth',
    call: 'POST customers/hubspot',
    summary: 'Tells the marketing system about a customer',
    scope: 'self',
    reconcileWith: 'none',
    input: z.strictObject({ data: z.strictObject({ emailId: Email, ...LeadProperties.shape }) }),
    reply: z.object({}),
    assumed: 'data takes the properties of marketing.getInTouch and nothing more (decision 29).',
  }),

  plan: endpoint({
    service: 'auth',
    call: 'GET customer/plan/:customerId',
    summary: 'The plans of a customer, line by line',
    scope: 'self',
    input: ofCustomer,
    reply: z.object({
      plans: z.array(
        z.object({
          customerId: Id,
          reachPlanId: Id,
          reachPlanDisplayName: z.string(),
          occurrence: z.number().int(),
          price: Dollars,
        }),
      ),
    }),
    assumed: 'Asked for a primary, it lists every line that has a plan; asked for a secondary line, that line.',
  }),

  planPricing: endpoint({
    service: 'auth',
    call: 'PUT astound/mobile/plan/pricing',
    summary: 'What lines would cost with these plans; only computes, so it counts as a read',
    scope: 'group',
    input: z.strictObject({
      customerId: Id,
      modified_occurrence: z
        .array(z.strictObject({ occurrence: z.number().int().min(1).max(6), reachPlanId: Id }))
        .max(6),
    }),
    reply: z.object({ planPricingInfoList: z.array(PlanPricing) }),
    assumed: 'The list has every line of the group, the modified ones with their new price.',
  }),

  referralExtension: endpoint({
    service: 'auth',
    call: 'POST customer/referral/extension',
    summary: 'Keeps a referral credit open for longer',
    scope: 'self',
    reconcileWith: ['customer.referralExtensionByEmail'],
    input: z.strictObject({ customerId: Id, emailId: Email }),
    reply: z.object({}),
    assumed: 'No payload is shown: who asks, and the address of the referral.',
  }),

  referralExtensionByEmail: endpoint({
    service: 'auth',
    call: 'GET customer/referral/extension/:emailId',
    summary: 'Until when the referral credit of an e-mail address is open',
    scope: 'self',
    input: ofEmail,
    reply: z.object({ isExtended: z.boolean(), extendedUntil: Day.optional() }),
    assumed: 'The reply is not shown: yes or no, and the last day.',
  }),

  securityAction: endpoint({
    service: 'auth',
    call: 'POST security/action',
    summary: 'Locks the account, or asks for the one-time password that unlocks it',
    scope: 'self',
    reconcileWith: ['customer.byUsername'],
    input: z.strictObject({ customerId: Id, lockStatus: z.enum(lockStatuses), otp: Otp.optional() }),
    reply: z.object({ result: z.enum(['LOCKED', 'OTP_SENT']) }),
    assumed: 'LOCKED and OTP_SENT come as result; otp is left out, since verify/security/action takes it.',
  }),

  verifySecurityAction: endpoint({
    service: 'auth',
    call: 'POST verify/security/action',
    summary: 'Unlocks the account with a one-time password',
    scope: 'self',
    reconcileWith: ['customer.byUsername'],
    input: z.strictObject({ otp: Otp }),
    reply: z.object({}),
    problems: { attemptsExceeded: 'OTP_ATTEMPTS_EXCEEDED', timeOut: 'OTP_TIME_OUT', wrong: 'WRONG_OTP_ENTERED' },
    assumed: 'The customer is the one of the token; the words come as resCode or exCode of a FAILURE.',
  }),

  activationPrecheck: endpoint({
    service: 'auth',
    call: 'GET customer/activation/journey/precheck/:id',
    summary: 'May this line be activated now?',
    scope: 'line',
    input: z.strictObject({ id: Id }),
    reply: z.object({}),
    problems: { notAvailable: 40624 },
    assumed: 'A line that may be activated gets an empty success.',
  }),

  topUpStatus: endpoint({
    service: 'auth',
    call: 'GET customer/operations/status/:customerId/topup',
    summary: 'How the last top-up of a line is going',
    scope: 'line',
    input: ofCustomer,
    reply: OperationStatus,
    assumed: 'The states are those that the plan change has; requestedOn tells one top-up from the one before.',
  }),

  planChangeStatus: endpoint({
    service: 'auth',
    call: 'GET customer/operations/status/:customerId/planchange',
    summary: 'How the last plan change of a line is going',
    scope: 'line',
    input: ofCustomer,
    reply: OperationStatus,
    assumed: 'requestedOn tells one plan change from the one before.',
  }),
});
