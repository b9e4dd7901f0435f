import * as z from 'zod/mini';
import type { DigitsKind } from '#rpc/domain/digits.ts';
import type { TextClass } from '#rpc/domain/intake/text-class.ts';

/** Kinds of text that people type, each read in one way (INTAKE-13). */
type TypedKind =
  | DigitsKind
  | TextClass
  | 'code'
  | 'day'
  | 'email'
  | 'expiry'
  | 'name'
  | 'pin'
  | 'port-detail'
  | 'wifi-name'
  | 'wifi-password';

/** `choice` is one of the page's values, `hidden` a value of the page itself, `unread` comes back as it was sent. */
export type FieldKind = TypedKind | 'choice' | 'hidden' | 'unread';

/** Kind of each string in a form's schema. */
export const fieldKinds = z.registry<{ kind: FieldKind }>();

/** Returns the schema of a string, with its kind. @param words the message where it is missing */
export function fieldOf(kind: FieldKind, words?: string, ...checks: z.core.$ZodCheck<string>[]) {
  // A check makes another schema, so the kind comes last.
  return z
    .string({ error: words })
    .check(...checks)
    .register(fieldKinds, { kind });
}
