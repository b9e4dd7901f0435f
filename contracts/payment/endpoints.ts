import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { DollarAmount, Email, Id, WebAddress } from '../vocabulary.ts';
import { HostedPage, Payment } from './vocabulary.ts';

export const payment = resource('payment', {
  purchasePage: endpoint({
    service: 'payment-service',
    call: 'POST page/purchase/generate',
    summary: 'Creates a hosted page for a purchase; nothing is charged before the customer confirms there',
    scope: 'self',
    reconcileWith: 'none',
    input: () => z.strictObject({ emailId: Email, redirectUrl: WebAddress }),
    reply: () => HostedPage,
    assumed: { shape: 'The reply has url, the address of a page that is valid for one visit.' },
  }),

  redirectPage: endpoint({
    service: 'payment-service',
    call: 'GET account/redirect/page/:id',
    summary: 'Reads the address to which a hosted page sends the browser back',
    scope: 'self',
    input: () => z.strictObject({ id: Id }),
    reply: () => HostedPage,
    assumed: { shape: 'id is the id of the customer; the reply has url.' },
  }),

  cardPage: endpoint({
    service: 'payment-service',
    call: 'POST page/card/generate',
    summary: 'Creates a hosted page for adding a card; it returns to /activation',
    scope: 'self',
    reconcileWith: 'none',
    body: 'text',
    input: () => z.strictObject({ text: z.string().check(z.minLength(2), z.maxLength(4096)) }),
    reply: () => HostedPage,
    assumed: {
      path: 'The call is POST page/card/generate.',
      shape: 'The text is JSON with emailId and redirectUrl; the reply has url, the address of the page.',
    },
  }),

  make: endpoint({
    service: 'auth',
    call: 'POST payment/customer',
    summary: 'Pays an amount with a saved card',
    scope: 'self',
    reconcileWith: ['billing.history'],
    input: () => z.strictObject({ customerId: Id, amount: DollarAmount.check(z.minimum(0.01)), uuid: Id }),
    reply: () => Payment,
    assumed: {
      shape: 'The body has customerId, amount and uuid, the card; the reply has paymentId and amount.',
    },
  }),
});
