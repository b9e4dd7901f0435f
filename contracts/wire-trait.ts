import * as z from 'zod/mini';
import type { Spelling } from './spelling.ts';

export interface WireTrait {
  /** A habit of serializers that changes nothing, and that the client therefore takes (HTTP-22). */
  readonly takes?: 'number for text' | 'text for number';
  /** Other spellings that the client reads besides; contracts do not have them (HTTP-33). */
  readonly reads?: Spelling;
  /** A word, a flag or a number on which the portal decides: pacts compare its value and not only its type. */
  readonly decides?: true;
  /** Three parts separated by pipes: pacts hold the third, and the client takes any text. */
  readonly holds?: 'third part';
  /** Field of a list's elements that is different in each. */
  readonly key?: string;
  /** Flag that exactly one element of a list has, if there are any. */
  readonly one?: string;
  /** The list with a key has the elements of its state, and no other. */
  readonly whole?: true;
  /** The list leaves out an element that does not fit, and keeps the others (HTTP-23). */
  readonly skips?: true;
  /** Groups of field names of which the carrier sends one, because it spells some fields in two ways. */
  readonly spellings?: readonly (readonly string[])[];
}

/** Traits of a schema besides its type, from declarations; a schema keeps them inside of `optional()` and the like. */
export const wireTraits = z.registry<WireTrait>();

const inessentials = new WeakSet<z.ZodMiniType>();

/** A field that may be absent, and that is left out when it does not fit: it must not fail the reply (HTTP-23). */
export function inessential<T extends z.ZodMiniType>(schema: T): z.ZodMiniOptional<T> {
  const field = z.optional(schema);
  inessentials.add(field);
  return field;
}

export function isInessential(schema: z.ZodMiniType): boolean {
  return inessentials.has(schema);
}
