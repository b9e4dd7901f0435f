import * as z from 'zod/mini';
import { CodeNumber, CodeText, Id } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/**
 * What a phone needs to download its eSIM: `LPA:1$` with the address of the server and the matching id. Whoever has it
 * can install the line, so it is shown after a recent sign-in only (ESIM-6, ADR-022).
 */
export const EsimActivationCode = z.string().check(z.maxLength(500), z.regex(/^LPA:1\$[\w.-]+\$[\w-]*(\$[\w.]*)*$/));

/** How the activation of a line is going. The wire's `password` is not read (HTTP-17). */
export const ActivationStatus = z.object({
  customerId: z.optional(Id),
  /** A line status (LINE-1). */
  status: CodeNumber,
  portFailureCode: z.optional(CodeText),
  /** Of an active line with an eSIM. Ignored when malformed. */
  esimActivationCode: inessential(EsimActivationCode),
});
export type ActivationStatus = z.output<typeof ActivationStatus>;
