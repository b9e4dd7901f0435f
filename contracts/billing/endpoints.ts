import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { Day, DollarAmount, Email, Id, WebAddress } from '../vocabulary.ts';
import { BillingAccount, Forecast, Invoice, invoiceTypes, MonthInAdvance, PaymentRecord } from './vocabulary.ts';

const ofCustomer = z.strictObject({ customerId: Id });

export const billing = resource('billing', {
  monthInAdvanceAmount: endpoint({
    service: 'billsvc',
    call: 'GET month/in/advance/amount/:customerId',
    summary: 'What the month in advance costs',
    scope: 'line',
    input: ofCustomer,
    reply: MonthInAdvance,
  }),

  monthInAdvancePay: endpoint({
    service: 'billsvc',
    call: 'POST month/in/advance/pay/:customerId',
    summary: 'Pays the month in advance with the default card',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: z.strictObject({ customerId: Id, amount: DollarAmount, totalTax: DollarAmount }),
    reply: z.object({}),
    problems: { alreadyPaid: 40020 },
    assumed: 'The reply carries nothing; isMonthInAdvancePaid on the customer tells that it is paid.',
  }),

  customer: endpoint({
    service: 'auth',
    call: 'GET billing/customer/:customerId',
    summary: 'What a customer owes, and the next bill',
    scope: 'self',
    input: ofCustomer,
    reply: BillingAccount,
    assumed: 'The reply is not shown: balance, days and auto-pay, as a billing summary needs.',
  }),

  invoices: endpoint({
    service: 'auth',
    call: 'GET billing/customize/invoices/:customerId',
    summary: 'The invoices between two days',
    scope: 'self',
    input: z.strictObject({ customerId: Id, startDate: Day, endDate: Day }),
    reply: z.object({ invoices: z.array(Invoice) }),
    assumed: 'The reply is not shown: a list, newest first; both days are included.',
  }),

  history: endpoint({
    service: 'auth',
    call: 'GET history/customer/:customerId',
    summary: 'The payments of a customer',
    scope: 'self',
    input: ofCustomer,
    reply: z.object({ payments: z.array(PaymentRecord) }),
    assumed: 'The reply is not shown: a list, newest first.',
  }),

  forecast: endpoint({
    service: 'auth',
    call: 'GET billing/forecast/customer/:customerId',
    summary: 'What the next bill will be',
    scope: 'self',
    input: ofCustomer,
    reply: Forecast,
    assumed: 'The reply is not shown: the day, the amount without tax, and the tax.',
  }),

  sendInvoice: endpoint({
    service: 'auth',
    call: 'POST customer/send/invoice',
    summary: 'Sends an invoice by e-mail',
    scope: 'self',
    reconcileWith: 'none',
    inQuery: ['emailId', 'invoiceUrl', 'invoiceType'],
    input: z.strictObject({ emailId: Email, invoiceUrl: WebAddress, invoiceType: z.enum(invoiceTypes) }),
    reply: z.object({}),
    assumed: 'The types of invoice are ours; the reply carries nothing.',
  }),

  promiseEligible: endpoint({
    service: 'auth',
    call: 'GET promisetopay/eligible/:customerId',
    summary: 'May a customer promise to pay later, and has one promised?',
    scope: 'self',
    input: ofCustomer,
    reply: z.object({ isEligible: z.boolean(), promisedFor: Day.optional() }),
    assumed: 'The reply is not shown: yes or no, and the day that was promised.',
  }),

  promiseCreate: endpoint({
    service: 'provisioning',
    call: 'PUT promisetopay/:customerId',
    summary: 'Promises to pay by a day',
    scope: 'self',
    reconcileWith: ['billing.promiseEligible'],
    input: z.strictObject({ customerId: Id, promisedFor: Day }),
    reply: z.object({}),
    assumed: 'No payload is shown: the day; the reply carries nothing.',
  }),
});
