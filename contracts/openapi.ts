import * as z from 'zod';
import { ActivationStatus } from './activation/vocabulary.ts';
import { Place, Suggestion } from './address/vocabulary.ts';
import { BillingAccount, Forecast, Invoice, MonthInAdvance, PaymentRecord } from './billing/vocabulary.ts';
import { Hold, SavedCard } from './card/vocabulary.ts';
import { assumptionsOf } from './assumption.ts';
import { carrier } from './carrier.ts';
import { Coupon, Plan, PlanPricing, Referee } from './catalog/vocabulary.ts';
import { AppData, BillingConfig, CarrierOption, ConfigKeys } from './config/vocabulary.ts';
import { Coverage } from './coverage/vocabulary.ts';
import {
  ActivationFields,
  Address,
  AddressInput,
  Customer,
  CustomerChange,
  MnpInfo,
  NewCustomer,
  OperationStatus,
} from './customer/vocabulary.ts';
import { ImeiCompatibility } from './device/vocabulary.ts';
import { fieldMeanings, valueMeanings } from './field-meaning.ts';
import { isText } from './encoding.ts';
import { type Endpoint, isOtherSystem, split } from './endpoint.ts';
import { list } from './envelope.ts';
import { type Shown, shown } from './examples.ts';
import { LeadProperties } from './marketing/vocabulary.ts';
import { Order, OrderItem, Tracking } from './order/vocabulary.ts';
import { HostedPage, Payment } from './payment/vocabulary.ts';
import { type WireProblem, wireProblemOf } from './wire-problem.ts';
import { RoamingCountry } from './roaming/vocabulary.ts';
import { RouterDevice } from './router/vocabulary.ts';
import { CallingUsage, RoamingUsage, ServiceStatus } from './service/vocabulary.ts';
import { ShippingRate } from './shipping-rate/vocabulary.ts';
import { TaxQuote } from './tax/vocabulary.ts';
import { Pulse, Purchase } from './topup/vocabulary.ts';
import { AccountAnalytics, CycleUsage } from './usage/vocabulary.ts';

type Json = Readonly<Record<string, unknown>>;

/** The schemas that get a name in the document; all others are written where they are used. */
const entities = {
  AccountAnalytics,
  ActivationFields,
  ActivationStatus,
  Address,
  AddressInput,
  AppData,
  BillingAccount,
  BillingConfig,
  CallingUsage,
  CarrierOption,
  ConfigKeys,
  Coupon,
  Coverage,
  Customer,
  CustomerChange,
  CycleUsage,
  Forecast,
  Hold,
  HostedPage,
  ImeiCompatibility,
  Invoice,
  LeadProperties,
  MnpInfo,
  MonthInAdvance,
  NewCustomer,
  OperationStatus,
  Order,
  OrderItem,
  Payment,
  PaymentRecord,
  Place,
  Plan,
  PlanPricing,
  Pulse,
  Purchase,
  Referee,
  RoamingCountry,
  RoamingUsage,
  RouterDevice,
  SavedCard,
  ServiceStatus,
  ShippingRate,
  Suggestion,
  TaxQuote,
  Tracking,
} satisfies Readonly<Record<string, z.ZodType>>;

/** The headers of every request to the carrier itself (HTTP-9 to HTTP-12). */
const headers: Readonly<Record<string, { name: string; description: string; schema: Json; signedInOnly?: true }>> = {
  TransactionId: { name: 'x-transaction-id', description: 'Random, for each request.', schema: { type: 'string' } },
  CarrierMarker: {
    name: 'x-carrier',
    description: "NATIONAL, or the payload's other1.",
    schema: { type: 'string', default: 'NATIONAL' },
  },
  Date: { name: 'date', description: 'The time of the request.', schema: { type: 'string' } },
  Signature: {
    name: 'x-signature',
    description:
      'base64url HMAC-SHA-256 over method, path with sorted query, authorization, date and body, one line each.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  },
  IdToken: {
    name: 'x-id-token',
    description: 'The ID token of the signed-in person.',
    schema: { type: 'string' },
    signedInOnly: true,
  },
  Primary: {
    name: 'x-primary',
    description: 'Whether that person is the primary.',
    schema: { enum: ['Yes', 'No'] },
    signedInOnly: true,
  },
  Source: {
    name: 'x-source',
    description: 'Name, email, browser and OS, each lowercased and percent-encoded, joined by semicolons.',
    schema: { type: 'string' },
    signedInOnly: true,
  },
};

/** The carrier's API as an OpenAPI 3.1 document, generated from the declarations and their examples. */
export function openApi(): Json {
  const schemas: Record<string, unknown> = { Refusal: refused };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of shown) {
    const path = pathOf(one.endpoint);
    const method = one.endpoint.method.toLowerCase();
    // OpenAPI has room for one call per method and path; one that differs only in its body gets a fragment.
    const room = paths[path]?.[method] === undefined ? path : `${path}#${one.id}`;
    paths[room] = { ...paths[room], [method]: operation(one, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'The carrier, as Lineside calls it',
      version: '0',
      description:
        'Generated from the declarations. Replies and refusals share one envelope: status and resCode decide, not ' +
        'the HTTP status. x-assumed says what the portal chose and the backend team has yet to confirm.',
    },
    servers: [serverOf('carrier')],
    tags: Object.keys(carrier).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      parameters: Object.fromEntries(
        Object.entries(headers).map(([key, { signedInOnly, ...header }]) => [
          key,
          { ...header, in: 'header', required: !signedInOnly },
        ]),
      ),
      responses: { Session: { description: 'The session is over, or there was none.' } },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const refusalRef = { $ref: '#/components/schemas/Refusal' };
const refused = {
  type: 'object',
  description: 'A refusal; it may come with HTTP 200 or 4xx.',
  properties: {
    status: { const: 'FAILURE' },
    resCode: { type: ['integer', 'string'] },
    exCode: { type: 'string' },
    message: { type: 'string' },
  },
  required: ['status'],
};

function serverOf(name: string): Json {
  return { url: '{origin}', variables: { origin: { default: `https://${name}.example.test` } } };
}

function pathOf({ service, path }: Endpoint): string {
  const own = path.replaceAll(/:(\w+)/g, '{$1}');
  return isOtherSystem(service) ? `/${own}` : `/${service}/v0/${own}`;
}

function operation({ id, endpoint: one, replies, problems }: Shown, schemas: Record<string, unknown>): Json {
  const other = isOtherSystem(one.service);
  const body = bodyOf(one, replies[0]?.input ?? {}, schemas);
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: one.summary,
    ...(other
      ? { servers: [serverOf(one.service)] }
      : { security: one.scope === 'nobody' ? [{ accessToken: [] }, {}] : [{ accessToken: [] }] }),
    'x-concerns': one.scope,
    'x-effect': one.effect,
    ...(one.reconcileWith === undefined ? {} : { 'x-read-back': one.reconcileWith }),
    ...(one.assumed === undefined
      ? {}
      : { 'x-assumed': assumptionsOf(one).map(({ id: assumption, kind, text }) => ({ id: assumption, kind, text })) }),
    ...(Object.keys(one.problems).length === 0 ? {} : { 'x-problems': problemsOf(one) }),
    parameters: [
      ...parametersOf(one, schemas),
      ...(other ? [] : Object.keys(headers).map((key) => ({ $ref: `#/components/parameters/${key}` }))),
    ],
    requestBody: body,
    responses: {
      '200': {
        description: 'The reply, or a refusal.',
        content: {
          'application/json': {
            schema: other ? dataOf(one, schemas) : { oneOf: [successOf(one, schemas), refusalRef] },
            examples: {
              reply: { value: other ? replies[0]?.reply : { status: 'SUCCESS', data: replies[0]?.reply } },
              ...Object.fromEntries(
                Object.entries(problems).map(([name, { resCode, exCode, message }]) => [
                  name,
                  {
                    summary: wireProblemOf(resCode)?.means,
                    value: { status: 'FAILURE', resCode, exCode, message },
                  },
                ]),
              ),
            },
          },
        },
      },
      '401': { $ref: '#/components/responses/Session' },
      '403': { $ref: '#/components/responses/Session' },
      '4XX': {
        description: refusalsOf(one),
        content: { 'application/json': { schema: refusalRef } },
      },
    },
  };
}

function problemsOf(one: Endpoint) {
  return Object.entries(one.problems).map(([name, codes]) => ({
    name,
    codes: list(codes).map((code) => ({ code, ...(wireProblemOf(code) as WireProblem) })),
  }));
}

/** The refusals of a call as text, for viewers that do not show extensions. */
function refusalsOf(one: Endpoint): string {
  const lines = problemsOf(one).flatMap(({ name, codes }) =>
    codes.length === 0
      ? [`- any other code (${name}): Nothing was done. The message is shown to the customer.`]
      : codes.map(({ code, means, follows, effect }) => `- ${code} (${name}): ${means} Done: ${effect}. ${follows}`),
  );
  return ['A refusal, with HTTP 200 or 4xx.', ...lines].join('\n');
}

/** The schema of the data of a reply; of another system, of its whole body. */
function dataOf(one: Endpoint, schemas: Record<string, unknown>): unknown {
  return fieldsOf(z.object({ data: one.reply }), schemas).properties.data;
}

function successOf(one: Endpoint, schemas: Record<string, unknown>): Json {
  return {
    type: 'object',
    properties: {
      status: { const: 'SUCCESS' },
      resCode: { type: ['integer', 'string'] },
      message: { type: 'string' },
      data: dataOf(one, schemas),
    },
    // An empty reply may come without data.
    required: one.reply.safeParse({}).success ? ['status'] : ['status', 'data'],
  };
}

function parametersOf(one: Endpoint, schemas: Record<string, unknown>): Json[] {
  const { properties, required } = fieldsOf(one.input, schemas);
  const names = Object.fromEntries(Object.keys(properties).map((name) => [name, name]));
  const { path, query } = split(one, names);
  return [
    ...Object.keys(path).map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
    ...Object.keys(query)
      .toSorted()
      .map((name) => {
        const fixed = one.fixedQuery?.[name];
        return {
          name,
          in: 'query',
          required: fixed !== undefined || required.includes(name),
          schema: properties[name] ?? { const: fixed },
        };
      }),
  ];
}

function bodyOf(one: Endpoint, input: Json, schemas: Record<string, unknown>): Json | undefined {
  if (one.method === 'GET' || one.method === 'DELETE') return undefined;
  const { properties, required } = fieldsOf(one.input, schemas);
  const names = Object.keys(split(one, properties).body);
  if (names.length === 0) return undefined;
  if (one.body === 'text')
    return { required: true, content: { 'text/plain': { schema: properties.text, example: input.text } } };
  const nested = names.filter((name) => !isText(one.input.shape[name] as z.ZodType));
  return {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
          required: names.filter((name) => required.includes(name)),
          additionalProperties: false,
        },
        encoding: Object.fromEntries(nested.map((name) => [name, { contentType: 'application/json' }])),
        example: split(one, input).body,
      },
    },
  };
}

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(entities)) named.add(schema, { id });

/** What an unreadable field becomes is not a default: a field that is missing may mean something else. */
function described({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: { default?: unknown; description?: string };
}) {
  const means = valueMeanings.get(zodSchema as z.core.$ZodType as z.ZodType);
  if (means) jsonSchema.description = means;
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
}

/** The fields of an object as JSON Schema, as they are on the wire; entities become references and join `schemas`. */
function fieldsOf(
  schema: z.ZodObject,
  schemas: Record<string, unknown>,
): { properties: Record<string, unknown>; required: readonly string[] } {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', metadata: named, override: described })).replaceAll(
    '#/$defs/',
    '#/components/schemas/',
  );
  const { properties, required, $defs } = JSON.parse(text) as {
    properties?: Record<string, unknown>;
    required?: string[];
    $defs?: Record<string, Json>;
  };
  for (const [id, { id: _, ...entity }] of Object.entries($defs ?? {})) {
    const fields = entity.properties as Record<string, object> | undefined;
    for (const [name, description] of Object.entries(fieldMeanings[id] ?? {}))
      if (fields?.[name]) fields[name] = { ...fields[name], description };
    schemas[id] = entity;
  }
  return { properties: properties ?? {}, required: required ?? [] };
}
