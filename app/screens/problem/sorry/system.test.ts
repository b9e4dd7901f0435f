import { expect, test } from 'vitest';
import { systemOf } from './system.ts';

test.each([
  ['billing.statements', 'bills'],
  ['card.list', 'bills'],
  ['catalog.activePlans', 'plans'],
  ['order.status', 'orders'],
  ['roaming.rates', 'services'],
  ['service.list', 'services'],
  ['shippingRate.list', 'orders'],
  ['tax.quote', 'bills'],
  ['topup.pulse', 'usage'],
  ['usage.cycle', 'usage'],
  ['customer.group', 'account'],
  // No name of a group, though every object has it.
  ['constructor.name', 'account'],
  ['', 'account'],
])('the system that is down has the name of its endpoint’s group: %s is "%s"', (endpoint, system) => {
  expect(systemOf(endpoint)).toBe(system);
});
