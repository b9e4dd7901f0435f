import type { AnyRouter } from '@trpc/server';

/** Returns all procedures of a router by their paths, with those of its lazy routers. */
export async function proceduresOf<P>({ _def }: AnyRouter): Promise<Record<string, P>> {
  for (const router of Object.values(_def.lazy)) await router.load();
  return _def.procedures as Record<string, P>;
}
