import type { AnyRouter } from '@trpc/server';

/** All procedures of a router by their paths, those of its lazy routers too. */
export async function proceduresOf<P>({ _def }: AnyRouter): Promise<Record<string, P>> {
  for (const router of Object.values(_def.lazy)) await router.load();
  return _def.procedures as Record<string, P>;
}
