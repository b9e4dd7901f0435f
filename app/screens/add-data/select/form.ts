import * as z from 'zod';
import { selectCopy as copy } from './copy.ts';

/** Gigabytes as the form posts them: "2" or "0.5", no signs, exponents or spaces. Whether the size is on sale, the quote decides. */
const GigabytesText = z
  .string({ error: copy.choose })
  .regex(/^\d{1,4}(\.\d{1,6})?$/, copy.choose)
  .transform(Number)
  .refine((gigabytes) => gigabytes > 0, copy.choose);

export const SelectForm = z.strictObject({ gigabytes: GigabytesText });
export type SelectForm = z.output<typeof SelectForm>;
