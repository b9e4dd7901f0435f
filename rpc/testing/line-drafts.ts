import type { CustomerDraft } from './fake-customer.ts';

// What the carrier says of a line, for the matrices of situations. Each matrix names and combines them by itself.

export const nonPay = { suspended_reason: 'NonPay Suspension' };
export const simSwap = { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] } satisfies CustomerDraft;
export const locked = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] } satisfies CustomerDraft;
export const fraud = { category: 'FRAUD' } satisfies CustomerDraft;

/** A port-in whose PIN was rejected, with all that is sent again. */
export const rejectedPin = {
  status: 10,
  portFailureCode: '1010',
  reachPlanId: 'plan-5gb',
  esim: true,
  imei: '353328110987656',
  make: 'Apple',
  model: 'iPhone 15',
  mnpInfo: { oldNumber: '5550108890', operator: 'Northwind Wireless', oldZip: '01852', acctNum: '7788990' },
} satisfies CustomerDraft;

/** What pages show of a line, and no permission asks for. */
export const shown = {
  reachPlanId: 'medium',
  nextBillingDate: '2026-12-01',
  addresses: [
    { type: 'shipping', address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803', country: 'USA' },
  ],
} satisfies CustomerDraft;

/** The name of the line that a situation is about. */
export const uma = { firstName: 'UMA', lastName: 'HALE' };
