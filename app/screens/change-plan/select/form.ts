import * as z from 'zod/mini';
import type { SelectCopy } from './copy.ts';

export type SelectFields = z.input<ReturnType<typeof selectForm>>;

/** The page's question, with its messages in the page's language. @param planIds the plans that can be chosen */
export function selectForm(
  { choose, notOffered }: Pick<SelectCopy, 'choose' | 'notOffered'>,
  planIds: readonly string[],
) {
  const isOffered = (planId: string) => planIds.includes(planId);
  return z.strictObject({
    plan: z
      .string({ error: choose })
      .check(z.minLength(1, { error: choose, abort: true }), z.refine(isOffered, notOffered)),
  });
}
