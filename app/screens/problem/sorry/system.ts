const systems = {
  billing: 'bills',
  card: 'bills',
  catalog: 'plans',
  order: 'orders',
  roaming: 'services',
  service: 'services',
  shippingRate: 'orders',
  tax: 'bills',
  topup: 'usage',
  usage: 'usage',
} as const;

/** The name of a group of endpoints on the sorry page. */
export type System = 'account' | (typeof systems)[keyof typeof systems];

/** Returns the system to which the endpoint with this id belongs. */
export function systemOf(endpoint: string): System {
  const [resource = ''] = endpoint.split('.');
  return Object.hasOwn(systems, resource) ? systems[resource as keyof typeof systems] : 'account';
}
