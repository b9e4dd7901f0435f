import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import type { TopUpSize } from '#rpc/domain/top-up.ts';
import type { SelectCopy } from './copy.ts';

export type SelectFields = z.input<ReturnType<typeof selectForm>>;

/** A size in gigabytes as forms and addresses have it: "2" or "0.5", without signs, exponents or spaces. */
export const sizeField = (message: string) =>
  z
    .pipe(fieldOf('choice', message, z.regex(/^\d{1,4}(\.\d{1,6})?$/, message)), z.transform(Number))
    .check(z.refine((size) => size > 0 && size <= 1024, { error: message, abort: true }));

/** Returns the schema of the size form, with its messages in the page's language. */
export function selectForm(
  { choose, notOnSale }: Pick<SelectCopy, 'choose' | 'notOnSale'>,
  sizes: readonly TopUpSize[],
) {
  const isOnSale = (size: number) => sizes.some(({ gigabytes }) => gigabytes === size);
  return z.strictObject({ gigabytes: sizeField(choose).check(z.refine(isOnSale, notOnSale)) });
}
