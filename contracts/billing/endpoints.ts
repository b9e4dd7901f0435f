import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { Day, DollarAmount, Email, Id, WebAddress } from '../vocabulary.ts';
import { BillingAccount, Forecast, Invoice, invoiceTypes, MonthInAdvance, PaymentRecord } from './vocabulary.ts';

const ofCustomer = z.strictObject({ customerId: Id });

export const billing = resource('billing', {
  monthInAdvanceAmount: endpoint({
    service: 'billsvc',
    call: 'GET month/in/advance/amount/:customerId',
    summary: 'The price of a month in advance',
    scope: 'line',
    input: ofCustomer,
    reply: MonthInAdvance,
  }),

  monthInAdvancePay: endpoint({
    service: 'billsvc',
    call: 'POST month/in/advance/pay/:customerId',
    summary: 'Pays a month in advance with the default card',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: z.strictObject({ customerId: Id, amount: DollarAmount, totalTax: DollarAmount }),
    reply: z.object({}),
    problems: { alreadyPaid: 40020 },
    assumed: { meaning: 'isMonthInAdvancePaid on the customer says that it is paid.', emptyReply: true },
  }),

  customer: endpoint({
    service: 'auth',
    call: 'GET billing/customer/:customerId',
    summary: 'What a customer owes, and when the next bill comes',
    scope: 'self',
    input: ofCustomer,
    reply: BillingAccount,
    assumed: { shape: 'No reply is documented: balance, due days and auto-pay, as a billing summary needs.' },
  }),

  invoices: endpoint({
    service: 'auth',
    call: 'GET billing/customize/invoices/:customerId',
    summary: 'The bills between two days',
    scope: 'self',
    input: z.strictObject({ customerId: Id, startDate: Day, endDate: Day }),
    reply: z.object({ invoices: z.array(Invoice) }),
    assumed: { shape: 'No reply is documented: a list, newest first.', meaning: 'Both days are included.' },
  }),

  history: endpoint({
    service: 'auth',
    call: 'GET history/customer/:customerId',
    summary: 'The payments of a customer',
    scope: 'self',
    input: ofCustomer,
    reply: z.object({ payments: z.array(PaymentRecord) }),
    assumed: { shape: 'No reply is documented: a list, newest first.' },
  }),

  forecast: endpoint({
    service: 'auth',
    call: 'GET billing/forecast/customer/:customerId',
    summary: 'The expected next bill',
    scope: 'self',
    input: ofCustomer,
    reply: Forecast,
    assumed: { shape: 'No reply is documented: the day, the amount without tax, and the tax.' },
  }),

  sendInvoice: endpoint({
    service: 'auth',
    call: 'POST customer/send/invoice',
    summary: 'Sends a bill by email',
    scope: 'self',
    reconcileWith: 'none',
    inQuery: ['emailId', 'invoiceUrl', 'invoiceType'],
    input: z.strictObject({ emailId: Email, invoiceUrl: WebAddress, invoiceType: z.enum(invoiceTypes) }),
    reply: z.object({}),
    assumed: { meaning: 'The invoice types are our choice.', emptyReply: true },
  }),

  promiseEligible: endpoint({
    service: 'auth',
    call: 'GET promisetopay/eligible/:customerId',
    summary: 'Whether a customer may promise to pay later, and has already',
    scope: 'self',
    input: ofCustomer,
    reply: z.object({ isEligible: z.boolean(), promisedFor: Day.optional() }),
    assumed: { shape: 'No reply is documented: yes or no, and the promised day.' },
  }),

  promiseCreate: endpoint({
    service: 'provisioning',
    call: 'PUT promisetopay/:customerId',
    summary: 'Promises to pay by a given day',
    scope: 'self',
    reconcileWith: ['billing.promiseEligible'],
    input: z.strictObject({ customerId: Id, promisedFor: Day }),
    reply: z.object({}),
    assumed: { shape: 'No payload is documented: the day.', emptyReply: true },
  }),
});
