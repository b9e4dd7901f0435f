import { type ExamplesOf, ownCall, type ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { billing } from './endpoints.ts';

const singlePeople = peopleOf('active-single');
const delivered = peopleOf('new-sim-delivered');
const nonpay = peopleOf('suspended-nonpay');
const state = { seed: 'active-single' } as const;
const givenDelivered = { seed: 'new-sim-delivered' } as const;
const givenNonpay = { seed: 'suspended-nonpay' } as const;
const ofSingle = { customerId: singlePeople.customerId(1) };
const payInAdvance = { customerId: delivered.customerId(1), amount: 25, totalTax: 1.56 };
const promise = { customerId: nonpay.customerId(1), promisedFor: '2026-12-05' };
const later = { ...promise, promisedFor: '2026-12-08' };
const invoiceUrl = 'https://bills.example.test/invoice/INV-88120.pdf';

const holds = ['amount', 'totalTax'];

const kit = {
  cId: singlePeople.customerId(1),
  shipmentType: 'PHYSICAL',
  category: 'SIM',
  orderType: 'RE_ORDER',
  shipTo: {
    type: 'shipping',
    address1: '12 Harbor Street',
    city: 'Burlington',
    state: 'MA',
    zip: '01803',
    country: 'USA',
  },
  secondaryCustomers: [],
} as const;

/** The next bill after an order of one SIM kit: the plan and the kit, each with its tax, and the shipping without. */
function forecastAfter(amount: number, shippingAmount: number, kitTax: number): ReplyExample<typeof billing.forecast> {
  const items = [{ customerId: singlePeople.customerId(1), reachPlanId: 'plan-5gb', quantity: 1, amount }];
  return {
    given: { ...state, calls: [{ endpoint: 'order.create', input: { ...kit, items, shippingAmount } }] },
    input: ofSingle,
    reply: {
      billDate: '2026-12-03',
      amount: Math.round((25 + amount + shippingAmount) * 100) / 100,
      totalTax: Math.round((1.56 + kitTax) * 100) / 100,
    },
    holds,
  };
}

/** The newest payment after one with a saved card. */
function paidWith(amount: number): ReplyExample<typeof billing.history> {
  const input = { ...ofSingle, amount, uuid: singlePeople.cardId(1) };
  return {
    given: { ...state, calls: [{ endpoint: 'payment.make', input }] },
    input: ofSingle,
    reply: {
      payments: [
        { paymentId: 'pay-700214', paidOn: '2026-11-21T15:00:00Z', amount, ccNumberMask: '**** **** **** 4242' },
      ],
    },
    holds: ['payments[].amount'],
  };
}

const noInvoices = (startDate: string, endDate: string): ReplyExample<typeof billing.invoices> => ({
  given: state,
  input: { ...ofSingle, startDate, endDate },
  reply: { invoices: [] },
  holds: ['invoices'],
});

export const billingExamples: ExamplesOf<typeof billing> = {
  monthInAdvanceAmount: [
    { ...ownCall(givenDelivered), reply: { amount: 25, totalTax: 1.56 }, holds },
    { ...ownCall({ seed: 'active-family' }, 4), reply: { amount: 15, totalTax: 0.94 }, holds },
  ],
  monthInAdvancePay: {
    replies: [{ given: givenDelivered, input: payInAdvance, reply: {} }],
    problems: {
      alreadyPaid: {
        given: state,
        input: { ...ofSingle, amount: 25, totalTax: 1.56 },
        resCode: 40020,
        message: 'The month is paid already',
      },
    },
  },
  customer: [
    {
      given: state,
      input: ofSingle,
      reply: { balance: 0, dueDate: '2026-11-18', nextBillingDate: '2026-12-03', isAutoPay: true },
      holds: ['balance'],
    },
    {
      given: {
        ...state,
        calls: [2, 1].map((place) => ({ endpoint: 'card.remove', input: { uuid: singlePeople.cardId(place) } })),
      },
      input: ofSingle,
      reply: { balance: 0, dueDate: '2026-11-18', nextBillingDate: '2026-12-03', isAutoPay: false },
    },
    {
      ...ownCall(givenNonpay),
      reply: { balance: 95.62, dueDate: '2026-11-18', nextBillingDate: '2026-12-03', isAutoPay: true },
    },
  ],
  invoices: [
    {
      given: state,
      input: { ...ofSingle, startDate: '2026-01-01', endDate: '2026-12-31' },
      reply: {
        invoices: [
          { invoiceId: 'INV-88120', invoiceType: 'MONTHLY', invoiceDate: '2026-11-03', amount: 26.56, invoiceUrl },
        ],
      },
    },
    {
      given: { ...givenDelivered, calls: [{ endpoint: 'billing.monthInAdvancePay', input: payInAdvance }] },
      input: { customerId: delivered.customerId(1), startDate: '2026-01-01', endDate: '2026-12-31' },
      reply: {
        invoices: [
          { invoiceId: 'INV-88121', invoiceType: 'ONE_TIME', invoiceDate: '2026-11-21', amount: 26.56, invoiceUrl },
        ],
      },
      holds: ['invoices[].amount'],
    },
    noInvoices('2026-12-04', '2026-12-31'),
    noInvoices('2026-01-01', '2026-01-02'),
  ],
  history: [
    {
      given: state,
      input: ofSingle,
      reply: {
        payments: [
          {
            paymentId: 'pay-698801',
            paidOn: '2026-11-05T09:12:00Z',
            amount: 26.56,
            ccNumberMask: '**** **** **** 4242',
          },
        ],
      },
    },
    paidWith(25),
    paidWith(10.5),
  ],
  forecast: [
    { given: state, input: ofSingle, reply: { billDate: '2026-12-03', amount: 25, totalTax: 1.56 }, holds },
    forecastAfter(4.99, 3, 0.31),
    forecastAfter(4.99, 10, 0.31),
    forecastAfter(9.99, 3, 0.62),
  ],
  sendInvoice: [
    { given: state, input: { emailId: singlePeople.email(1), invoiceUrl, invoiceType: 'MONTHLY' }, reply: {} },
  ],
  promiseEligible: [
    { ...ownCall(givenNonpay), reply: { isEligible: true } },
    {
      ...ownCall({ ...givenNonpay, calls: [{ endpoint: 'billing.promiseCreate', input: promise }] }),
      reply: { isEligible: false, promisedFor: promise.promisedFor },
      holds: ['promisedFor'],
    },
    {
      ...ownCall({ ...givenNonpay, calls: [{ endpoint: 'billing.promiseCreate', input: later }] }),
      reply: { isEligible: false, promisedFor: later.promisedFor },
      holds: ['promisedFor'],
    },
  ],
  promiseCreate: [{ given: givenNonpay, input: promise, reply: {} }],
};
