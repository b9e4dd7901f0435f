import type * as z from 'zod/mini';
import { encode, isText } from '../encoding.ts';
import { type Endpoint, split } from '../endpoint.ts';
import type { Shown } from '../examples.ts';
import { callMeanings } from './call-meaning.ts';
import { fieldsOf, type Json } from './described-schema.ts';
import { typeName } from './named-schema.ts';
import { tellingExamples } from './telling-example.ts';

/** The body of the calls of an operation; calls that share an operation have forms with different fields. */
export function bodyOf(group: readonly [Shown, ...Shown[]], schemas: Record<string, unknown>): Json | undefined {
  const [{ endpoint: first, replies }] = group;
  if (first.method === 'GET' || first.method === 'DELETE') return undefined;
  const forms = group.map(({ endpoint }) => formOf(endpoint, schemas));
  const names = [...new Set(forms.flatMap(({ properties }) => Object.keys(properties)))];
  if (names.length === 0) return undefined;
  const properties = Object.assign({}, ...forms.map((form) => form.properties)) as Json;
  if (first.body === 'text')
    return { required: true, content: { 'text/plain': { schema: properties.text, example: replies[0]?.input.text } } };
  return {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          properties,
          ...(forms.length === 1
            ? { required: forms[0]?.required }
            : { oneOf: group.map(({ id }, index) => ({ title: id, required: forms[index]?.required })) }),
          additionalProperties: false,
        },
        examples: Object.assign({}, ...group.map(bodiesOf)) as Json,
      },
    },
  };
}

/** Examples of the bodies of a call, of which the first has its id for a name. */
function bodiesOf({ id, endpoint, replies }: Shown): Json {
  const bodies = tellingExamples(endpoint.input, replies, ({ input }) => split(endpoint, input).body);
  return Object.fromEntries(
    bodies.map((example, place) => [place === 0 ? id : `${id}-${place + 1}`, exampleOf(endpoint, example)]),
  );
}

function formOf(endpoint: Endpoint, schemas: Record<string, unknown>) {
  const { properties, required } = fieldsOf(endpoint.input, schemas, 'request', callMeanings[endpoint.id]);
  const names = Object.keys(split(endpoint, properties).body);
  return {
    properties: Object.fromEntries(
      names.map((name) => [name, inForm(endpoint, name, properties[name] as Json, schemas)]),
    ),
    required: names.filter((name) => required.includes(name)),
  };
}

/**
 * Returns a field as a form has it. A form has only texts: an object or a list is JSON text in its field (HTTP-5). Its
 * schema has a name, because generators make a type of a named schema, and ignore `contentSchema`.
 */
function inForm(endpoint: Endpoint, name: string, field: Json, schemas: Record<string, unknown>): Json {
  if (isText(endpoint.input.shape[name] as z.ZodMiniType) || isPlain(field)) return field;
  const { description, $ref, ...own } = field;
  const id = `${typeName(endpoint.id)}${typeName(name)}`;
  if ($ref === undefined) schemas[id] = { description, ...own };
  const contentSchema = { $ref: $ref ?? `#/components/schemas/${id}` };
  return { type: 'string', contentMediaType: 'application/json', contentSchema, description };
}

function isPlain({ type, const: only, anyOf }: Json): boolean {
  return type === 'number' || type === 'integer' || type === 'boolean' || only !== undefined || anyOf !== undefined;
}

/** Returns the fields of an example as a form has them: numbers and flags as such, objects and lists as JSON text. */
function exampleOf(endpoint: Endpoint, example: Shown['replies'][number]): Json {
  const { body } = split(endpoint, example.input);
  const texts = Object.fromEntries(encode(body));
  const value = Object.fromEntries(
    Object.entries(body).map(([name, field]) => [name, typeof field === 'object' ? texts[name] : field]),
  );
  return { value };
}
