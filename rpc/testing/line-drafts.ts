import type { CustomerDraft } from './fake-customer.ts';

// Replies of the carrier about a line, for the matrices of scenarios. Each matrix names and combines them itself.

export const nonPay = { suspended_reason: 'NonPay Suspension' };
export const simSwap = { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] } satisfies CustomerDraft;
export const locked = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] } satisfies CustomerDraft;
export const fraud = { category: 'FRAUD' } satisfies CustomerDraft;

/** A port-in with a rejected PIN, and the data to send again. */
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

/** Fields that pages show and no permission depends on. */
export const shown = {
  reachPlanId: 'medium',
  nextBillingDate: '2026-12-01',
  addresses: [
    { type: 'shipping', address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803', country: 'USA' },
  ],
} satisfies CustomerDraft;

/** Name of the line in a scenario. */
export const uma = { firstName: 'UMA', lastName: 'HALE' };
