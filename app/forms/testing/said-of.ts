import type * as z from 'zod/mini';

/** Returns the messages of a form for each wrong field. */
export function saidOf(form: z.ZodMiniType, typed: object): Record<string, string> {
  const { error } = form.safeParse(typed);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
