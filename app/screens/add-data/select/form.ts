import * as z from 'zod/mini';
import type { SelectCopy } from './copy.ts';

export type SelectFields = z.input<ReturnType<typeof selectForm>>;

/** What the page asks for, with its messages in the page's language. The quote decides whether the size is on sale. */
export function selectForm({ choose }: Pick<SelectCopy, 'choose'>) {
  // As the form posts it: "2" or "0.5", no signs, exponents or spaces.
  const gigabytes = z
    .pipe(z.string({ error: choose }).check(z.regex(/^\d{1,4}(\.\d{1,6})?$/, choose)), z.transform(Number))
    .check(z.refine((size) => size > 0 && size <= 1024, choose));
  return z.strictObject({ gigabytes });
}
