import * as z from 'zod/mini';
import { assumptionsOf } from '../assumption.ts';
import { type Endpoint, isOtherSystem, split } from '../endpoint.ts';
import { list } from '../envelope.ts';
import type { Shown } from '../examples.ts';
import { lawFields, lawText } from '../laws/words.ts';
import { stateName } from '../pact/example-state.ts';
import { type WireProblem, wireProblemOf } from '../wire-problem.ts';
import { callMeanings } from './call-meaning.ts';
import { fieldsOf, type Json } from './described-schema.ts';
import { nameMeanings } from './name-meaning.ts';
import { envelopeFields, failure, refusalOf, success } from './refusal-schema.ts';
import { replySchema } from './named-schema.ts';
import { bodyOf } from './request-body.ts';
import { requestHeaders } from './request-header.ts';
import { tellingExamples } from './telling-example.ts';

/**
 * HTTP statuses of refusals: generators do not support a range such as `4XX`. The portal reads other statuses of 4xx
 * alike (HTTP-8).
 */
const refusalStatuses = ['400', '404', '409', '422', '429'] as const;

/** Responses whose body the portal does not read. */
export const sharedResponses = {
  Session: { description: 'The session is over, or there was none.' },
  Failure: { description: 'The service failed, as with any 5xx. A write is reconciled by its read-back.' },
  Refused: { description: 'A refusal, as with any status of 300 or more.' },
} as const;
const toShared = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` });

/** Names of path parameters that generated code does not compile with; only the document has the names. */
const otherNames: Readonly<Record<string, string>> = { data: 'validation' };

/** Returns a server whose origin differs between deployments. */
export function serverOf(name: string): Json {
  return {
    url: '{origin}',
    description: 'Production, staging or a test system: scheme, host and port, without a path.',
    // Only the portal calls the operation, never a browser.
    'x-internal': true,
    variables: { origin: { default: `https://${name}.example.test` } },
  };
}

/**
 * Returns the path of a call. An input with one possible value is written as that value: otherwise
 * `{countryCode}/customers` would look like `customers/{customerId}`.
 */
export function pathOf({ service, path, input }: Endpoint): string {
  const pathText = path.replaceAll(
    /:(\w+)/g,
    (_, name: string) => onlyValue(input.shape[name]) ?? `{${otherNames[name] ?? name}}`,
  );
  return isOtherSystem(service) ? `/${pathText}` : `/${service}/v0/${pathText}`;
}

function onlyValue(schema: unknown): string | undefined {
  return schema instanceof z.ZodMiniEnum && schema.options.length === 1 ? String(schema.options[0]) : undefined;
}

/** The operation of the calls that share a method and a path: mostly one, and else they differ in their body. */
export function operationOf(group: readonly [Shown, ...Shown[]], schemas: Record<string, unknown>): Json {
  const [{ id, endpoint: first }] = group;
  const targets = group.map(({ endpoint }) => endpoint);
  const isOther = isOtherSystem(first.service);
  const assumptions = targets.flatMap(assumptionsOf);
  const problems = targets.flatMap(problemsOf);
  const refusal = refusalOf(group, schemas);
  const anonymous = targets.some(({ scope }) => scope === 'nobody');
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: targets.map(({ summary }) => summary).join('; or: '),
    description: lawText(first.id, first.reconcileWith),
    ...(isOther ? { servers: [serverOf(first.service)] } : {}),
    security: isOther ? [] : [{ accessToken: [] }, ...(anonymous ? [{}] : [])],
    ...(group.length > 1 ? { 'x-calls': group.map((endpoint) => endpoint.id) } : {}),
    'x-concerns': first.scope,
    'x-effect': first.effect,
    ...(first.reconcileWith === undefined ? {} : { 'x-read-back': first.reconcileWith }),
    ...lawFields(first.id),
    ...(assumptions.length === 0
      ? {}
      : { 'x-assumed': assumptions.map(({ id: assumption, kind, text }) => ({ id: assumption, kind, text })) }),
    ...(problems.length === 0 ? {} : { 'x-problems': problems }),
    parameters: [
      ...parametersOf(first, schemas),
      ...(isOther ? [] : Object.keys(requestHeaders).map((key) => ({ $ref: `#/components/parameters/${key}` }))),
    ],
    requestBody: bodyOf(group, schemas),
    responses: {
      '200': {
        description: 'The reply, or a refusal.',
        content: {
          'application/json': {
            schema: isOther ? dataOf(first, schemas) : { oneOf: [successOf(first, schemas), refusal] },
            examples: Object.assign({}, ...group.map(examplesOf)) as Json,
          },
        },
      },
      '401': toShared(isOther ? 'Refused' : 'Session'),
      '403': toShared(isOther ? 'Refused' : 'Session'),
      ...Object.fromEntries(
        refusalStatuses.map((status, index) => [
          status,
          isOther
            ? toShared('Refused')
            : {
                description: index === 0 ? refusalsText(problems) : `A refusal, as with ${refusalStatuses[0]}.`,
                content: { 'application/json': { schema: refusal } },
              },
        ]),
      ),
      '500': toShared('Failure'),
    },
  };
}

function examplesOf({ endpoint, replies, problems }: Shown, index: number): Json {
  const name = index === 0 ? 'reply' : `reply${index + 1}`;
  const telling = tellingExamples(endpoint.reply, replies, ({ reply }) => reply).map(({ given, reply }, place) => [
    place === 0 ? name : `${name}-${place + 1}`,
    {
      summary: stateName(given),
      value: isOtherSystem(endpoint.service) ? reply : { status: success, data: reply },
    },
  ]);
  return {
    ...Object.fromEntries(telling),
    ...Object.fromEntries(
      Object.entries(problems).map(([name, { resCode, exCode, message }]) => [
        name,
        { summary: wireProblemOf(resCode)?.means, value: { status: failure, resCode, exCode, message } },
      ]),
    ),
  };
}

function problemsOf(endpoint: Endpoint) {
  return Object.entries(endpoint.problems).map(([name, codes]) => ({
    name,
    codes: list(codes).map((code) => ({ code, ...(wireProblemOf(code) as WireProblem) })),
  }));
}

/** The refusals of a call as text, for viewers that do not show extensions. */
function refusalsText(problems: ReturnType<typeof problemsOf>): string {
  const lines = problems.flatMap(({ name, codes }) =>
    codes.length === 0
      ? [`- any other code (${name}): Nothing was done. The message is shown to the customer.`]
      : codes.map(({ code, means, follows, effect }) => `- ${code} (${name}): ${means} Done: ${effect}. ${follows}`),
  );
  return ['A refusal, with HTTP 200 or 4xx.', ...lines].join('\n');
}

/** The schema of the data of a reply; of another system, of its whole body. */
function dataOf(endpoint: Endpoint, schemas: Record<string, unknown>): unknown {
  return fieldsOf(z.object({ data: replySchema(endpoint.reply) }), schemas, 'reply', {
    data: isOtherSystem(endpoint.service) ? '' : 'The requested data.',
  }).properties.data;
}

function successOf(endpoint: Endpoint, schemas: Record<string, unknown>): Json {
  return {
    type: 'object',
    properties: {
      status: { const: success, description: 'It was done, or accepted.' },
      ...envelopeFields,
      data: dataOf(endpoint, schemas),
    },
    // The status is enough when an empty reply may lack its data.
    required: endpoint.reply.safeParse({}).success ? ['status'] : ['status', 'data'],
  };
}

function parametersOf(endpoint: Endpoint, schemas: Record<string, unknown>): Json[] {
  const meanings = callMeanings[endpoint.id] ?? {};
  const { properties, required } = fieldsOf(endpoint.input, schemas, 'request', meanings);
  const { path, query } = split(endpoint, Object.fromEntries(Object.keys(properties).map((name) => [name, name])));
  const parameter = (name: string, where: 'path' | 'query', isRequired: boolean, schema: Json) => ({
    name: where === 'path' ? (otherNames[name] ?? name) : name,
    in: where,
    required: isRequired,
    description: schema.description ?? meanings[name] ?? nameMeanings[name],
    schema: { ...schema, description: undefined },
  });
  return [
    ...Object.keys(path)
      .filter((name) => onlyValue(endpoint.input.shape[name]) === undefined)
      .map((name) => parameter(name, 'path', true, properties[name] as Json)),
    ...Object.keys(query)
      .toSorted()
      .map((name) => {
        const fixed = endpoint.fixedQuery?.[name];
        const isRequired = fixed !== undefined || required.includes(name);
        return parameter(name, 'query', isRequired, properties[name] ?? { const: fixed });
      }),
  ];
}
