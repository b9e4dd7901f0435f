import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Day, DollarAmount, Email, Id, WebAddress } from '../vocabulary.ts';
import { wireTraits } from '../wire-trait.ts';
import { BillingAccount, Forecast, Invoice, invoiceTypes, MonthInAdvance, PaymentRecord } from './vocabulary.ts';

const ofCustomer = () => z.strictObject({ customerId: Id });

export const billing = resource('billing', {
  monthInAdvanceAmount: endpoint({
    service: 'billsvc',
    call: 'GET month/in/advance/amount/:customerId',
    summary: 'The price of a month in advance',
    scope: 'line',
    input: ofCustomer,
    reply: () => MonthInAdvance,
  }),

  monthInAdvancePay: endpoint({
    service: 'billsvc',
    call: 'POST month/in/advance/pay/:customerId',
    summary: 'Pays a month in advance with the default card',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: () => z.strictObject({ customerId: Id, amount: DollarAmount, totalTax: DollarAmount }),
    reply: () => z.object({}),
    problems: { alreadyPaid: 40020 },
    assumed: { meaning: 'isMonthInAdvancePaid of the customer shows that it is paid.', emptyReply: true },
  }),

  customer: endpoint({
    service: 'auth',
    call: 'GET billing/customer/:customerId',
    summary: 'Reads the amount due and the day of the next bill',
    scope: 'self',
    input: ofCustomer,
    reply: () => BillingAccount,
    assumed: { shape: 'The reply has balance, dueDate, nextBillingDate and isAutoPay.' },
  }),

  invoices: endpoint({
    service: 'auth',
    call: 'GET billing/customize/invoices/:customerId',
    summary: 'The bills between two days',
    scope: 'self',
    input: () => z.strictObject({ customerId: Id, startDate: Day, endDate: Day }),
    reply: () => z.object({ invoices: z.array(Invoice).register(wireTraits, { key: 'invoiceId' }) }),
    assumed: {
      shape:
        'The list is named invoices, newest first, with invoiceId, invoiceType, invoiceDate, amount and invoiceUrl.',
      meaning: 'startDate and endDate are included.',
    },
  }),

  history: endpoint({
    service: 'auth',
    call: 'GET history/customer/:customerId',
    summary: 'The payments of a customer',
    scope: 'self',
    input: ofCustomer,
    reply: () => z.object({ payments: z.array(PaymentRecord).register(wireTraits, { key: 'paymentId' }) }),
    assumed: { shape: 'The list is named payments, newest first, with paymentId, paidOn, amount and ccNumberMask.' },
  }),

  forecast: endpoint({
    service: 'auth',
    call: 'GET billing/forecast/customer/:customerId',
    summary: 'The expected next bill',
    scope: 'self',
    input: ofCustomer,
    reply: () => Forecast,
    assumed: { shape: 'The reply has billDate, amount, which is without tax, and totalTax.' },
  }),

  sendInvoice: endpoint({
    service: 'auth',
    call: 'POST customer/send/invoice',
    summary: 'Sends a bill by email',
    scope: 'self',
    reconcileWith: 'none',
    inQuery: ['emailId', 'invoiceUrl', 'invoiceType'],
    input: () => z.strictObject({ emailId: Email, invoiceUrl: WebAddress, invoiceType: z.enum(invoiceTypes) }),
    reply: () => z.object({}),
    assumed: { meaning: 'invoiceType is MONTHLY or ONE_TIME, as in billing.invoices.', emptyReply: true },
  }),

  promiseEligible: endpoint({
    service: 'auth',
    call: 'GET promisetopay/eligible/:customerId',
    summary: 'Reads the promise to pay later: allowed, and made',
    scope: 'self',
    input: ofCustomer,
    reply: () => z.object({ isEligible: z.boolean(), promisedFor: z.optional(Day) }),
    assumed: { shape: 'The reply has isEligible, and promisedFor once a day is promised.' },
  }),

  promiseCreate: endpoint({
    service: 'provisioning',
    call: 'PUT promisetopay/:customerId',
    summary: 'Promises to pay by a given day',
    scope: 'self',
    reconcileWith: ['billing.promiseEligible'],
    input: () => z.strictObject({ customerId: Id, promisedFor: Day }),
    reply: () => z.object({}),
    assumed: { shape: 'The body has promisedFor, the promised day.', emptyReply: true },
  }),
});
