import * as z from 'zod/mini';
import { AddressInput } from '../customer/vocabulary.ts';
import { anyOther, endpoint, resource } from '../endpoint.ts';
import { DollarAmount, Id } from '../vocabulary.ts';
import { Order, OrderItem, orderTypes, Tracking } from './vocabulary.ts';

export const order = resource('order', {
  create: endpoint({
    service: 'auth',
    call: 'POST shipment/order',
    summary: 'Orders SIM kits, which are charged with the next bill',
    scope: 'group',
    reconcileWith: ['order.byCustomer'],
    fixedQuery: { doPayment: 'false' },
    input: () =>
      z.strictObject({
        cId: Id,
        shipmentType: z.literal('PHYSICAL'),
        category: z.literal('SIM'),
        orderType: z.enum(orderTypes),
        shippingAmount: DollarAmount,
        shipTo: AddressInput,
        items: z.array(OrderItem).check(z.minLength(1), z.maxLength(6)),
        secondaryCustomers: z.array(Id).check(z.maxLength(5)),
      }),
    reply: () => Order,
    problems: { refused: anyOther },
    assumed: {
      shape: 'secondaryCustomers are the ids of those lines without cId; the reply is that of order.byCustomer.',
      meaning: 'One item per SIM kit, with its line, plan and price.',
    },
  }),

  byCustomer: endpoint({
    service: 'auth',
    call: 'GET shipment/order/customer/:customerId',
    summary: 'The latest order of a customer, and the days of all orders',
    scope: 'line',
    input: () => z.strictObject({ customerId: Id }),
    reply: () => Order,
    assumed: { meaning: 'Without an order, data is empty or absent.' },
  }),

  track: endpoint({
    service: 'auth',
    call: 'GET shipment/order/:orderId',
    summary: "Reads the progress of a SIM kit's delivery",
    scope: 'line',
    input: () => z.strictObject({ orderId: Id, poll: z.optional(z.literal(true)) }),
    reply: () => Tracking,
    assumed: { path: 'The main brand sends poll as true, and the brand TEMP1 leaves it out.' },
  }),
});
