import * as z from 'zod/mini';
import { Price } from '../vocabulary.ts';

export const TaxQuote = z.object({ totalTax: Price });
export type TaxQuote = z.output<typeof TaxQuote>;

/** Taxed product. The carrier documents the numbers; we assume that they mean a plan, a SIM kit and extra data. */
export const TaxType = z.union([z.literal(1), z.literal(2), z.literal(4)]);
