import * as z from 'zod/mini';
import type { SelectCopy } from './copy.ts';

export type SelectFields = z.input<ReturnType<typeof selectForm>>;

/** What the page asks for, with its messages in the page's language. The quote decides whether the line can have it. */
export function selectForm({ choose }: Pick<SelectCopy, 'choose'>) {
  return z.strictObject({ plan: z.string({ error: choose }).check(z.regex(/^(?!\.{1,2}$)[\w.~@+-]{1,80}$/, choose)) });
}
