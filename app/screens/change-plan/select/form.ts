import * as z from 'zod';
import type { SelectCopy } from './copy.en.ts';

/**
 * What the page asks for, with its messages in the page's language. Whether the line can have that plan, the quote
 * decides.
 */
export function selectForm({ choose }: Pick<SelectCopy, 'choose'>) {
  return z.strictObject({ plan: z.string({ error: choose }).regex(/^(?!\.{1,2}$)[\w.~@+-]{1,80}$/, choose) });
}
