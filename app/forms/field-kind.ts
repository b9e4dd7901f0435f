import * as z from 'zod/mini';
import type { DigitsKind } from '#rpc/domain/digits.ts';
import type { TextClass } from '#rpc/domain/intake/text-class.ts';

/** Kinds of typed text; the intake reads each kind in one way (INTAKE-13). */
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

/** Registry with the kind of each string in a form's schema. */
export const fieldKinds = z.registry<{ kind: FieldKind }>();

/** Returns the schema of a string, with its kind. @param words the message where it is missing */
export function fieldOf(kind: FieldKind, words?: string, ...checks: z.core.$ZodCheck<string>[]) {
  // Registers the kind last, because each check creates another schema.
  return z
    .string({ error: words })
    .check(...checks)
    .register(fieldKinds, { kind });
}

/** Kinds of secrets: what is typed there never comes back with a page that the gate made (SAFETY-61). */
const secretKinds: readonly FieldKind[] = ['accountNumber', 'code', 'otp', 'pin', 'port-detail', 'wifi-password'];

/** Properties of a schema under which the schemas of its strings are found. */
type Parts = Partial<Record<'innerType' | 'in' | 'element', z.core.$ZodType>> & {
  options?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
};

/** Types of schemas that accept no free text. */
const textless: readonly z.core.$ZodTypeDef['type'][] = ['literal', 'enum', 'boolean', 'number', 'undefined', 'null'];

/** Returns the kinds of the strings that a field reads; undefined for what can be a string without one. */
export function kindsIn(schema: z.core.$ZodType): (FieldKind | undefined)[] {
  const { type, innerType, in: input, element, options } = schema._zod.def as Parts & z.core.$ZodTypeDef;
  if (type === 'string') return [fieldKinds.get(schema)?.kind];
  if (options) return options.flatMap(kindsIn);
  const inner = innerType ?? input ?? element;
  if (inner) return kindsIn(inner);
  return textless.includes(type) ? [] : [undefined];
}

/** Returns the fields that people fill in or choose, without the page's own values, by whether they are secret. */
export function typedFields(schema: z.core.$ZodType): { shown: string[]; secret: string[] } {
  const { options, shape, innerType, in: input } = schema._zod.def as Parts;
  const inner = innerType ?? input;
  const parts = options ?? (inner && !shape ? [inner] : []);
  const nested = parts.map(typedFields);
  const kinds = Object.entries(shape ?? {}).map(([name, field]) => [name, kindsIn(field)] as const);
  const isSecret = (kind: FieldKind | undefined) => kind !== undefined && secretKinds.includes(kind);
  const isShown = (kind: FieldKind | undefined) => kind !== 'hidden' && kind !== 'unread' && !isSecret(kind);
  const namesOf = (is: typeof isSecret) => kinds.filter(([, all]) => all.some(is)).map(([name]) => name);
  return {
    shown: [...namesOf(isShown), ...nested.flatMap(({ shown }) => shown)],
    secret: [...namesOf(isSecret), ...nested.flatMap(({ secret }) => secret)],
  };
}
