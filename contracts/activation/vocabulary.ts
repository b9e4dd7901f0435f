import * as z from 'zod/mini';
import { CodeNumber, CodeText, Id } from '../vocabulary.ts';
import { activationCode } from '../spelling.ts';
import { inessential, wireTraits } from '../wire-trait.ts';

/**
 * Activation code with which a phone downloads its eSIM: `LPA:1$` with the address of the server and the matching id.
 * Anybody who has it can install the line, so pages show it after a recent sign-in only (ESIM-6, ADR-015).
 */
export const EsimActivationCode = z
  .string()
  .check(z.maxLength(500), z.regex(/^LPA:1\$[\w.-]+\$[\w-]*(\$[\w.]*)*$/))
  .register(wireTraits, { reads: activationCode });

/** Progress of a line's activation. The wire's `password` is not read (HTTP-17). */
export const ActivationStatus = z.object({
  customerId: inessential(Id),
  /** Status of the line (LINE-1). */
  status: CodeNumber,
  portFailureCode: z.optional(CodeText),
  /** Activation code of an active line with an eSIM. Ignored when malformed. */
  esimActivationCode: inessential(EsimActivationCode),
});
export type ActivationStatus = z.output<typeof ActivationStatus>;
