import * as z from 'zod';
import type { SelectCopy } from './copy.ts';

export type SelectFields = z.input<ReturnType<typeof selectForm>>;

/** What the page asks for, with its messages in the page's language. The quote decides whether the size is on sale. */
export function selectForm({ choose }: Pick<SelectCopy, 'choose'>) {
  // As the form posts it: "2" or "0.5", no signs, exponents or spaces.
  const gigabytes = z
    .string({ error: choose })
    .regex(/^\d{1,4}(\.\d{1,6})?$/, choose)
    .transform(Number)
    .refine((size) => size > 0 && size <= 1024, choose);
  return z.strictObject({ gigabytes });
}
