import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { billing } from './endpoints.ts';

const single = peopleOf('active-single');
const delivered = peopleOf('new-sim-delivered');
const nonpay = peopleOf('suspended-nonpay');
const given = { seed: 'active-single' } as const;
const givenDelivered = { seed: 'new-sim-delivered' } as const;
const givenNonpay = { seed: 'suspended-nonpay' } as const;
const ofSingle = { customerId: single.customerId(1) };
const payInAdvance = { customerId: delivered.customerId(1), amount: 25, totalTax: 1.56 };
const promise = { customerId: nonpay.customerId(1), promisedFor: '2026-12-05' };
const invoiceUrl = 'https://bills.example.test/invoice/INV-88120.pdf';

export const billingExamples: ExamplesOf<typeof billing> = {
  monthInAdvanceAmount: {
    replies: [
      { given: givenDelivered, input: { customerId: delivered.customerId(1) }, reply: { amount: 25, totalTax: 1.56 } },
    ],
    problems: {},
  },
  monthInAdvancePay: {
    replies: [{ given: givenDelivered, input: payInAdvance, reply: {} }],
    problems: {
      alreadyPaid: {
        given,
        forced: false,
        input: { ...ofSingle, amount: 25, totalTax: 1.56 },
        resCode: 40020,
        message: 'The month is paid already',
      },
    },
  },
  customer: {
    replies: [
      {
        given,
        input: ofSingle,
        reply: { balance: 26.56, dueDate: '2026-12-18', nextBillingDate: '2026-12-03', isAutoPay: true },
      },
    ],
    problems: {},
  },
  invoices: {
    replies: [
      {
        given,
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
      },
    ],
    problems: {},
  },
  history: {
    replies: [
      {
        given,
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
    ],
    problems: {},
  },
  forecast: {
    replies: [{ given, input: ofSingle, reply: { billDate: '2026-12-03', amount: 25, totalTax: 1.56 } }],
    problems: {},
  },
  sendInvoice: {
    replies: [{ given, input: { emailId: single.email(1), invoiceUrl, invoiceType: 'MONTHLY' }, reply: {} }],
    problems: {},
  },
  promiseEligible: {
    replies: [
      { given: givenNonpay, input: { customerId: nonpay.customerId(1) }, reply: { isEligible: true } },
      {
        given: { ...givenNonpay, calls: [{ endpoint: 'billing.promiseCreate', input: promise }] },
        input: { customerId: nonpay.customerId(1) },
        reply: { isEligible: false, promisedFor: promise.promisedFor },
      },
    ],
    problems: {},
  },
  promiseCreate: {
    replies: [{ given: givenNonpay, input: promise, reply: {} }],
    problems: {},
  },
};
