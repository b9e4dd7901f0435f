import * as z from 'zod';
import { Dollars } from '../vocabulary.ts';

export const TaxQuote = z.object({ totalTax: Dollars });
export type TaxQuote = z.output<typeof TaxQuote>;

/**
 * What is taxed (portal-1 §7). The numbers are the specification's, the meanings are ours: a plan, a SIM kit, extra
 * data.
 */
export const TaxType = z.union([z.literal(1), z.literal(2), z.literal(4)]);
