import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { decimal, flag, numberAsText, type Spelling, wordOf } from './spelling.ts';
import { isInessential, type WireTrait, wireTraits } from './wire-trait.ts';

/** A reply as the client takes it, with the paths of fields that were left out; or what is wrong with it. */
export type Reading =
  | { readonly fits: true; readonly reply: unknown; readonly drift: readonly string[] }
  | { readonly fits: false; readonly issues: readonly z.core.$ZodIssue[] };

/**
 * Reads the data of a reply by its declaration, with the habits of serializers that it takes (HTTP-22, HTTP-23) and in
 * other usual spellings (HTTP-33).
 * @param exact true to read the declared form alone
 */
export function readReply(target: Pick<Endpoint, 'reply'>, data: unknown, exact = false): Reading {
  const drift: string[] = [];
  const parsed = target.reply.safeParse(readerOf(target.reply)(data ?? {}, '', { drift, exact }));
  return parsed.success ? { fits: true, reply: parsed.data, drift } : { fits: false, issues: parsed.error.issues };
}

/** Returns the path of an issue, such as `customers[0].id`. */
export function pathOf(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => below(path, typeof step === 'number' ? step : String(step)), '');
}

function below(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

/** Undoes the harmless habits in a value: null for absent, and numbers and texts as declared. */
type Reader = (value: unknown, path: string, notes: Notes) => unknown;

interface Notes {
  readonly drift: string[];
  readonly exact: boolean;
}

/** Made once for each schema, which halves the time that reading a reply takes. */
const readers = new WeakMap<z.ZodMiniType, Reader>();

function readerOf(schema: z.ZodMiniType): Reader {
  let reader = readers.get(schema);
  if (!reader) {
    reader = makeReader(schema);
    readers.set(schema, reader);
  }
  return reader;
}

function makeReader(schema: z.ZodMiniType): Reader {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return optionalReader(schema as z.ZodMiniOptional<z.ZodMiniType>);
  if (schema instanceof z.ZodMiniCatch) {
    const inner = schema.def.innerType as z.ZodMiniType;
    const readInner = readerOf(inner);
    return (value, path, notes) => {
      const field = readInner(value, path, notes);
      if (!inner.safeParse(field).success) notes.drift.push(path);
      return field;
    };
  }
  if (schema instanceof z.ZodMiniPipe) return readerOf(schema.def.in as z.ZodMiniType);
  if (schema instanceof z.ZodMiniUnion) return unionReader(schema as z.ZodMiniUnion<readonly z.ZodMiniType[]>);
  if (schema instanceof z.ZodMiniArray) return listReader(schema as z.ZodMiniArray<z.ZodMiniType>);
  if (schema instanceof z.ZodMiniObject) return objectReader(schema);
  if (schema instanceof z.ZodMiniRecord) {
    const readValue = readerOf(schema.def.valueType as z.ZodMiniType);
    return (value, path, notes) =>
      isFields(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, entry]) => [name, readValue(entry, below(path, name), notes)]),
          )
        : value;
  }
  return scalarReader(schema);
}

function objectReader(schema: z.ZodMiniObject): Reader {
  const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>);
  const declared = fields.map(([name, of]) => [name, readerOf(of)] as const);
  return (value, path, notes) => {
    if (!isFields(value)) return value;
    const fields = { ...value };
    for (const [name, read] of declared) fields[name] = read(value[name], below(path, name), notes);
    return fields;
  };
}

/**
 * Returns the reader of a list. It leaves out elements that do not fit if they may be left out, unless none fits
 * (HTTP-23).
 */
function listReader(schema: z.ZodMiniArray<z.ZodMiniType>): Reader {
  const { element } = schema.def;
  const readElement = readerOf(element);
  const skips = wireTraits.get(schema)?.skips === true;
  return (value, path, notes) => {
    if (!Array.isArray(value)) return value;
    const items = value.map((element: unknown, index) => readElement(element, below(path, index), notes));
    const fits = items.map((item) => !skips || element.safeParse(item).success);
    if (!fits.includes(true)) return items;
    for (const [index, isFit] of fits.entries()) if (!isFit) notes.drift.push(below(path, index));
    return items.filter((_, index) => fits[index]);
  };
}

/** A field that may be absent; one that is not essential is left out where it does not fit (HTTP-23). */
function optionalReader(schema: z.ZodMiniOptional<z.ZodMiniType>): Reader {
  const inner = schema.def.innerType;
  const readInner = readerOf(inner);
  const needed = !isInessential(schema);
  return (value, path, notes) => {
    if (value === null || value === undefined) return undefined;
    const field = readInner(value, path, notes);
    if (needed || inner.safeParse(field).success) return field;
    notes.drift.push(path);
    return undefined;
  };
}

/** Returns a reader of a union, which takes the first branch that fits. */
function unionReader(schema: z.ZodMiniUnion<readonly z.ZodMiniType[]>): Reader {
  const branches = schema.def.options.map((option) => ({ option, read: readerOf(option) }));
  return (value, path, notes) => {
    for (const { option, read } of branches) {
      const inBranch = { ...notes, drift: [] };
      const field = read(value, path, inBranch);
      if (!option.safeParse(field).success) continue;
      notes.drift.push(...inBranch.drift);
      return field;
    }
    return value;
  };
}

function scalarReader(schema: z.ZodMiniType): Reader {
  const { takes, reads } = wireTraits.get(schema) ?? {};
  const habit = takes ? habits[takes] : (value: unknown) => value;
  const spelling = reads ?? spellingOf(schema, habit, takes !== undefined);
  return (value, _path, { exact }) => (exact ? habit : spelling)(value);
}

/** Returns the spellings that the type of a schema implies. */
function spellingOf(schema: z.ZodMiniType, habit: Spelling, isTaken: boolean): Spelling {
  if (schema instanceof z.ZodMiniBoolean) return flag;
  if (schema instanceof z.ZodMiniNumber && !isTaken) return decimal;
  if (schema instanceof z.ZodMiniEnum) return wordOf(schema.options.map(String));
  return schema instanceof z.ZodMiniLiteral ? wordOf([...schema.def.values].map(String)) : habit;
}

const habits: Record<NonNullable<WireTrait['takes']>, Spelling> = {
  // A number beyond the safe ones has lost digits on its way: it is no id any more.
  'number for text': numberAsText,
  'text for number': (value) => (typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value),
};

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
