import type { Brand } from './brand.ts';
import { demo } from './demo.ts';
import { temp1 } from './temp1.ts';

export const brands: readonly Brand[] = [demo, temp1];

/**
 * The brand that a request's host belongs to, the port aside; the demo brand for a host nobody claims (SHELL-18).
 */
export function brandFor(host: string, among: readonly Brand[] = brands): Brand {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return among.find((brand) => brand.hosts.includes(name)) ?? demo;
}
