import * as z from 'zod/mini';

/** Text that can be left out; spaces alone are none. @param rule what it has to keep where it is not left out */
export function optionalText(rule: z.ZodMiniString<string>) {
  const typed = z.pipe(
    z.string().check(z.trim()),
    z.transform((text) => text || undefined),
  );
  return z.optional(z.pipe(typed, z.optional(rule)));
}
