import * as z from 'zod';
import { endpoints } from './carrier.ts';
import type { Endpoint } from './endpoint.ts';

/** The fields of an input or a reply by their path, each with its type; `?` marks what may be absent. */
type Fields = Readonly<Record<string, string>>;

/** What of a call a backend has to keep to. */
export interface CallSurface {
  readonly call: string;
  readonly input: Fields;
  readonly reply: Fields;
  readonly problems: Fields;
}

export type Surface = Readonly<Record<string, CallSurface>>;

/** What of all calls a backend has to keep to; what was released of it is in `released.json`. */
export function surface(): Surface {
  return Object.fromEntries(endpoints.map((target) => [target.id, surfaceOf(target)]));
}

function surfaceOf(target: Endpoint): CallSurface {
  return {
    call: `${target.method} ${target.service}/${target.path}`,
    input: {
      ...fieldsOf(z.toJSONSchema(target.input, { io: 'input', reused: 'inline' }), ''),
      ...Object.fromEntries((target.alsoInBody ?? []).map((name) => [`${name} in the body`, 'as in the path'])),
    },
    reply: fieldsOf(z.toJSONSchema(target.reply, { io: 'input', unrepresentable: 'any', reused: 'inline' }), ''),
    problems: Object.fromEntries(Object.entries(target.problems).map(([name, codes]) => [name, JSON.stringify(codes)])),
  };
}

function fieldsOf(schema: z.core.JSONSchema.BaseSchema, path: string): Fields {
  const fields = (one: unknown, at: string) => fieldsOf(one as z.core.JSONSchema.BaseSchema, at);
  if (schema.properties)
    return Object.assign(
      {},
      ...Object.entries(schema.properties).map(([name, field]) => {
        const { type = 'any', enum: words, format = '', pattern = '' } = field as z.core.JSONSchema.BaseSchema;
        const own = [words ? words.join('|') : type, format, pattern].filter(Boolean).join(' ');
        const at = `${path}.${name}`.replace(/^\./, '');
        return { [at]: schema.required?.includes(name) ? own : `${own} ?`, ...fields(field, at) };
      }),
    ) as Fields;
  if (schema.items) return fields(schema.items, `${path}[]`);
  if (typeof schema.additionalProperties === 'object') return fields(schema.additionalProperties, `${path}.*`);
  return {};
}

/** What a backend that keeps to one surface has to change for another, by endpoint; new calls break nothing. */
export function breakingChanges(before: Surface, after: Surface): { id: string; what: string }[] {
  return Object.entries(before).flatMap(([id, old]) => {
    const now = after[id];
    // A call that is no longer made asks nothing of a backend.
    if (!now) return [];
    const told = (what: string) => ({ id, what });
    return [
      ...(now.call === old.call ? [] : [told(`is ${now.call} instead of ${old.call}`)]),
      ...changed(old.input, now.input).map((field) => told(`sends ${field}`)),
      ...changed(old.reply, now.reply)
        .filter((field) => !(isOptional(now.reply[field]) && !(field in old.reply)))
        .filter((field) => !(now.reply[field] === `${old.reply[field]} ?`))
        .map((field) => told(`needs ${field} in the reply`)),
      ...changed(old.problems, now.problems).map((name) => told(`is refused with ${name}`)),
    ];
  });
}

/** Names that are new or mean something else. */
function changed(old: Fields, now: Fields): string[] {
  return Object.keys(now).filter((name) => old[name] !== now[name]);
}

function isOptional(type = ''): boolean {
  return type.endsWith(' ?');
}
