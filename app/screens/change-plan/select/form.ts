import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import type { SelectCopy } from './copy.ts';

export type SelectFields = z.input<ReturnType<typeof selectForm>>;

/** The page's question, with its messages in the page's language. @param planIds the plans that can be chosen */
export function selectForm(
  { choose, notOffered }: Pick<SelectCopy, 'choose' | 'notOffered'>,
  planIds: readonly string[],
) {
  const isOffered = (planId: string) => planIds.includes(planId);
  return z.strictObject({
    plan: fieldOf('choice', choose, z.minLength(1, { error: choose, abort: true }), z.refine(isOffered, notOffered)),
  });
}
