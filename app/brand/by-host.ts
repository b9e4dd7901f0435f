import { brands } from '#brands';
import type { Brand } from './brand.ts';

export { brands };

/**
 * The brand that a request's host belongs to, the port aside; the first one for a host nobody claims (SHELL-18).
 */
export function brandFor(host: string, among: readonly Brand[] = brands): Brand {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return among.find((brand) => brand.hosts.includes(name)) ?? brands[0];
}
