import type { OperationKind, OperationTerms } from '../operation/operations.ts';
import { noon } from './fake-account.ts';
import { sampleTerms } from './sample-terms.ts';

/** All that an operation of a kind may have: its terms, and what was so before it. */
export const wholeTerms = {
  'payment-page': [
    { emailId: 'a@example.test', redirectUrl: 'https://portal.example.test/bills' },
    { payments: 3, nonPay: true },
  ],
  'card-page': [
    { emailId: 'a@example.test', redirectUrl: 'https://portal.example.test/cards', back: '/bills' },
    { uuids: ['card-1'] },
  ],
  'reorder-sim': [
    {
      planId: 'plan-5gb',
      recipient: 'Dana Reyes',
      address: { address1: '12 Harbor Street', address2: 'Apt 4', city: 'Burlington', state: 'MA', zip: '01803' },
      shipping: 300,
      kitPrice: 499,
      tax: 31,
      nextBill: '2026-12-05',
    },
    { orderIds: ['order-1'] },
  ],
  'port-fix': [
    {
      problem: 'account',
      planId: 'plan-5gb',
      iccId: '8901260852290847804',
      imei: '353328110987656',
      make: 'Apple',
      model: 'iPhone 15',
      number: '5550108890',
      oldCarrier: 'Verizon',
      leadEmailId: 'a@example.test',
    },
    { rejectedOn: '2026-11-20T11:00:00Z' },
  ],
  invite: [
    {
      referrerEmailId: 'a@example.test',
      friends: [{ refereeName: 'Sam', refereeEmailId: 'sam@example.test' }],
      tracking: { bid_e: 'a', bid: 'b', t: 'c', campaignid: 'd', orderID: 'e', fname: 'f', couponCode: 'HOME5' },
      skipped: [{ name: 'Kim', email: '' }],
    },
    {},
  ],
  'month-in-advance': [{ amount: 2500, totalTax: 156, card: { brand: 'VISA', lastFour: '4242' } }, {}],
  'begin-activation': [{ firstName: 'ANA', lastName: 'ROSE', isPrimary: true }, {}],
  'card-remove': [{ uuid: 'card-1', lastFour: '4242' }, {}],
  'card-expiry': [{ uuid: 'card-1', expiry: '0829' }, {}],
  'account-lock': [{ lockStatus: 'ACC_LOCK' }, {}],
  'unlock-code': [{ lockStatus: 'ACC_UNLOCK' }, {}],
  'auto-top-up': [{ enabled: true }, {}],
  'data-service': [{ pause: true, primaryId: 'line-1' }, {}],
  'email-bill': [
    {
      emailId: 'a@example.test',
      invoiceUrl: 'https://b.example/1',
      invoiceType: 'MONTHLY',
      invoiceDate: '2026-11-03',
    },
    {},
  ],
  'more-invitations': [{ emailId: 'a@example.test' }, {}],
  'promise-to-pay': [{ day: '2026-12-01', amount: 2656 }, {}],
  rename: [{ firstName: 'ANA', lastName: 'ROSE' }, {}],
  'router-ssid': [{ ssid: 'Harbor' }, {}],
  service: [{ service: 'IR', enable: true }, {}],
  'top-up': [
    { gigabytes: 2, charge: 1000, payerId: 'line-1' },
    { purchases: 1, askedAt: noon },
  ],
  'plan-change': [
    { ...sampleTerms['plan-change'], direction: 'downgrade', when: 'next-cycle' },
    { requestedOn: '2026-11-20', amendedReachPlanId: 'plan-2gb' },
  ],
  'card-default': [{ uuid: 'card-1', lastFour: '4242' }, {}],
} satisfies { [K in OperationKind]?: [terms: OperationTerms[K], before: object] };
