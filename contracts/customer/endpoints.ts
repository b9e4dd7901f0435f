import * as z from 'zod/mini';
import { PlanPricing } from '../catalog/vocabulary.ts';
import { anyOther, endpoint, resource } from '../endpoint.ts';
import { LeadProperties } from '../marketing/vocabulary.ts';
import { wireTraits } from '../wire-trait.ts';
import { CountryCode, Email, Id, Msisdn, PersonName, Price, ShownText } from '../vocabulary.ts';
import {
  ActivationFields,
  AddressInput,
  Customer,
  CustomerChange,
  CustomerOfNumber,
  JourneyStatus,
  lockStatuses,
  NewCustomer,
  OperationStatus,
  Otp,
  WrittenCustomer,
} from './vocabulary.ts';

const ofCustomer = () => z.strictObject({ customerId: Id });
const ofEmail = () => z.strictObject({ emailId: Email });

export const customer = resource('customer', {
  byUsername: endpoint({
    service: 'auth',
    call: 'GET customers/username',
    summary: 'The customer who signs in with an email address',
    scope: 'self',
    input: () => z.strictObject({ id: Email }),
    reply: () => Customer,
    problems: { notFound: { resCode: 40003, exCode: 'CUSTOMER_NOT_FOUND' } },
    assumed: {
      shape:
        'secondaryCustomers are ids; days are YYYY-MM-DD; emailId may be absent for a line whose holder never signed ' +
        'in; portFailureCode may be text or a number.',
      meaning:
        'operationsInProcess may name TOPUP_IN_PROGRESS, PLAN_CHANGE_IN_PROGRESS and SERVICE_CHANGE_IN_PROGRESS ' +
        'too; isAutoTopUp is what topup.autoUpdate sets; `brand` has the key of the customer’s brand, and without ' +
        'it they stay at the host where they signed in.',
    },
  }),

  byReachNumber: endpoint({
    service: 'custsvc',
    call: 'GET customers/reachnumber/:reachNumber',
    summary: 'The customer who has a phone number',
    scope: 'line',
    input: () => z.strictObject({ reachNumber: Msisdn }),
    reply: () => CustomerOfNumber,
    problems: { notFound: { resCode: 40003, exCode: 'CUSTOMER_NOT_FOUND' } },
    assumed: { shape: 'Replies and refusals are those of customer.byUsername, without the port-in.' },
  }),

  emailAvailability: endpoint({
    service: 'auth',
    call: 'GET customers/availability/:emailId',
    summary: 'Checks if an email address is free for a new customer',
    scope: 'nobody',
    input: ofEmail,
    reply: () => z.object({ isAvailable: z.boolean() }),
    assumed: { shape: 'The reply has isAvailable, which is true when the address is free.' },
  }),

  group: endpoint({
    service: 'auth',
    call: 'GET customers/group/:groupId',
    summary: 'All lines of a group, the primary included',
    scope: 'group',
    input: () => z.strictObject({ groupId: Id }),
    reply: () =>
      z.object({
        customers: z
          .array(Customer)
          .check(z.maxLength(50))
          .register(wireTraits, { key: 'id', one: 'isPrimary', whole: true }),
      }),
    assumed: { shape: 'The list is named customers and holds the entity of customer.byUsername.' },
  }),

  create: endpoint({
    service: 'auth',
    call: 'POST :countryCode/customers',
    summary: 'Adds a line to a group',
    scope: 'group',
    reconcileWith: ['customer.group'],
    input: () => z.strictObject({ countryCode: CountryCode, data: NewCustomer }),
    reply: () => WrittenCustomer,
    problems: { refused: anyOther },
    assumed: {
      path: 'zipcode travels in data, beside the documented fields.',
      shape: 'One call adds one line, so linePreferences has one entry; the reply has the ids of the new customer.',
    },
  }),

  update: endpoint({
    service: 'auth',
    call: 'PUT customers/:customerId',
    summary: 'Changes a customer',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: () => z.strictObject({ customerId: Id, data: CustomerChange }),
    reply: () => WrittenCustomer,
    alsoInBody: ['customerId'],
    assumed: { shape: 'data takes the fields that screens change; the reply has the ids of the customer.' },
  }),

  updateFields: endpoint({
    service: 'auth',
    call: 'PUT update/fields/customer/:customerId',
    summary: 'Saves what the activation journey has collected so far',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: () => z.strictObject({ customerId: Id, data: ActivationFields }),
    reply: () => WrittenCustomer,
    assumed: {
      path: 'mnpInfo is sent without oldPassword: only activation.start sends the PIN.',
      shape: 'The reply has the ids of the customer.',
    },
  }),

  updateSecondary: endpoint({
    service: 'custsvc',
    call: 'PUT customers/secondary/update',
    summary: 'Changes the name or the addresses of a line ("update customer source")',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: () =>
      z.strictObject({
        customerId: Id,
        data: z.strictObject({
          firstName: z.optional(PersonName),
          lastName: z.optional(PersonName),
          activationJourneyStatus: z.optional(JourneyStatus),
          addresses: z.optional(z.array(AddressInput).check(z.maxLength(2))),
        }),
      }),
    reply: () => WrittenCustomer,
    assumed: { shape: 'The reply has the ids of the customer.' },
  }),

  resetPasswordLink: endpoint({
    service: 'auth',
    call: 'POST customer/reset/password/link/email',
    summary: 'Sends a password reset link by email',
    scope: 'self',
    reconcileWith: 'none',
    input: ofEmail,
    reply: () => z.object({}),
    assumed: { shape: 'The body has emailId.' },
  }),

  hubspot: endpoint({
    service: 'auth',
    call: 'POST customers/hubspot',
    summary: 'Sends data about a customer to the marketing system',
    scope: 'self',
    reconcileWith: 'none',
    input: () => z.strictObject({ data: z.strictObject({ emailId: Email, ...LeadProperties.shape }) }),
    reply: () => z.object({}),
    assumed: { meaning: 'data has emailId and the properties of marketing.getInTouch, and nothing more.' },
  }),

  plan: endpoint({
    service: 'auth',
    call: 'GET customer/plan/:customerId',
    summary: 'The plans of a customer, line by line',
    scope: 'self',
    input: ofCustomer,
    reply: () =>
      z.object({
        plans: z
          .array(
            z.object({
              customerId: Id,
              reachPlanId: Id,
              reachPlanDisplayName: ShownText,
              occurrence: z.int().check(z.minimum(1), z.maximum(6)),
              price: Price,
            }),
          )
          .register(wireTraits, { key: 'customerId', whole: true }),
      }),
    assumed: {
      shape: 'The list is named plans. For a primary it has every line that has a plan; for a secondary, that line.',
    },
  }),

  planPricing: endpoint({
    service: 'auth',
    call: 'PUT astound/mobile/plan/pricing',
    summary: 'The prices of lines with these plans; only computes, so it counts as a read',
    scope: 'group',
    input: () =>
      z.strictObject({
        customerId: Id,
        modified_occurrence: z
          .array(z.strictObject({ occurrence: z.int().check(z.minimum(1)), reachPlanId: Id }))
          .check(z.maxLength(6)),
      }),
    reply: () =>
      z.object({
        planPricingInfoList: z.array(PlanPricing).register(wireTraits, { key: 'occurrence', whole: true }),
      }),
    assumed: { shape: 'The list has every line of the group, the modified ones with their new price.' },
  }),

  referralExtension: endpoint({
    service: 'auth',
    call: 'POST customer/referral/extension',
    summary: 'Requests more invitations than the quota',
    scope: 'self',
    reconcileWith: ['customer.referralExtensionByEmail'],
    input: () => z.strictObject({ customerId: Id, emailId: Email }),
    reply: () => z.object({}),
    problems: { refused: anyOther },
    assumed: {
      shape: 'The body has customerId and emailId, both of the customer who asks.',
      meaning:
        'It is sent when max_number_of_referees is used up, once for each customer; what is granted comes as a ' +
        'larger max_number_of_referees.',
    },
  }),

  referralExtensionByEmail: endpoint({
    service: 'auth',
    call: 'GET customer/referral/extension/:emailId',
    summary: 'Checks if a customer was granted more invitations',
    scope: 'self',
    input: ofEmail,
    reply: () => z.object({ isExtended: z.boolean() }),
    assumed: { shape: 'The reply has isExtended, which is true once more invitations were granted.' },
  }),

  securityAction: endpoint({
    service: 'auth',
    call: 'POST security/action',
    summary: 'Locks the account, or sends the one-time password that unlocks it',
    scope: 'self',
    reconcileWith: ['customer.byUsername'],
    input: () => z.strictObject({ customerId: Id, lockStatus: z.enum(lockStatuses), otp: z.optional(Otp) }),
    reply: () => z.object({ result: z.enum(['LOCKED', 'OTP_SENT']) }),
    assumed: {
      path: 'otp is never sent here: verify/security/action takes it.',
      shape: 'The reply has result, which is LOCKED or OTP_SENT.',
    },
  }),

  verifySecurityAction: endpoint({
    service: 'auth',
    call: 'POST verify/security/action',
    summary: 'Unlocks the account with a one-time password',
    scope: 'self',
    reconcileWith: ['customer.byUsername'],
    input: () => z.strictObject({ otp: Otp }),
    reply: () => z.object({}),
    problems: { attemptsExceeded: 'OTP_ATTEMPTS_EXCEEDED', timeOut: 'OTP_TIME_OUT', wrong: 'WRONG_OTP_ENTERED' },
    assumed: {
      meaning: 'The customer is known by the access token; the three words are the resCode or exCode of a FAILURE.',
    },
  }),

  activationPrecheck: endpoint({
    service: 'auth',
    call: 'GET customer/activation/journey/precheck/:id',
    summary: 'Checks if a line may be activated now',
    scope: 'line',
    input: () => z.strictObject({ id: Id }),
    reply: () => z.object({}),
    problems: { notAvailable: 40624 },
    assumed: { shape: 'For a line that may be activated, the reply is empty.' },
  }),

  topUpStatus: endpoint({
    service: 'auth',
    call: 'GET customer/operations/status/:customerId/topup',
    summary: "Reads the state of a line's last top-up",
    scope: 'line',
    input: ofCustomer,
    reply: () => OperationStatus,
    assumed: {
      meaning: 'The states are those of a plan change; requestedOn distinguishes one top-up from the one before.',
    },
  }),

  planChangeStatus: endpoint({
    service: 'auth',
    call: 'GET customer/operations/status/:customerId/planchange',
    summary: "Reads the state of a line's last plan change",
    scope: 'line',
    input: ofCustomer,
    reply: () => OperationStatus,
    assumed: { meaning: 'requestedOn distinguishes one plan change from the one before.' },
  }),
});
