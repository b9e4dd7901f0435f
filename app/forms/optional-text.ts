import * as z from 'zod';

/** Text that can be left out; spaces alone are none. @param rule what it has to keep where it is not left out */
export function optionalText(rule: z.ZodString) {
  return z
    .string()
    .trim()
    .transform((typed) => typed || undefined)
    .pipe(rule.optional())
    .optional();
}
