import type * as z from 'zod/mini';
import { onFirstUse } from './on-first-use.ts';

/** Systems that are not the carrier's: own base URL, no version in the path, none of the carrier's headers (HTTP-2). */
export const otherSystems = ['marketing', 'referral-tracking', 'maps', 'rates'] as const;
export type OtherSystem = (typeof otherSystems)[number];

/** Services of the carrier that a declaration can name. */
export const services = [
  'auth',
  'catalog',
  'custsvc',
  'provisioning',
  'billsvc',
  'taxsvc',
  'confsvc',
  'payment-service',
  'devicesvc',
  ...otherSystems,
] as const;
export type Service = (typeof services)[number];

export function isOtherSystem(service: Service): service is OtherSystem {
  return (otherSystems as readonly Service[]).includes(service);
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Subject of a call: the signed-in customer, a line of the group, the group, or nobody in particular. */
export type Scope = 'self' | 'line' | 'group' | 'nobody';

/** A number in `resCode`, or a word in `resCode` or `exCode`. */
export type Code = number | string;
/** Codes of a refusal: one code, any one of several, or a resCode together with an exCode. */
export type Codes = Code | readonly Code[] | { readonly resCode: Code; readonly exCode: string };
/**
 * The codes of a problem named `refused`: every refusal that the declaration does not name otherwise. Its message is
 * shown to the customer (ERROR-21).
 */
export const anyOther = 'any other';
export type Problems = Readonly<Record<string, Codes>>;

export type Effect = 'read' | 'write';
type ReconcileWith = readonly string[] | 'none';

/** Texts of the assumptions, by their subject; each has an id in `assumptionsOf`. */
export interface Assumed {
  /** Place of a value: in the path, the query, the headers or the body. */
  readonly path?: string;
  /** Assumption about the names and nesting of the request or the reply. */
  readonly shape?: string;
  /** Assumption about the meaning of a value. */
  readonly meaning?: string;
  /** Assumption that the reply has no data besides SUCCESS. */
  readonly emptyReply?: true;
}

interface Declaration<
  I extends z.ZodMiniObject,
  R extends z.ZodMiniType,
  P extends Problems,
  W extends ReconcileWith | undefined,
> {
  readonly service: Service;
  /** Method and path below `{service}/v0/`; `:name` takes the input of that name. */
  readonly call: `${Method} ${string}`;
  readonly summary: string;
  /**
   * Function, so that the schema is made on first use, as is the reply's: a request needs the schemas of a few calls.
   */
  readonly input: () => I;
  readonly reply: () => R;
  /** The refusals that screens have words for, by name; any other refusal is a fault (HTTP-16). */
  readonly problems?: P;
  readonly scope: Scope;
  /** Writes only: ids of the reads that settle a write whose reply was not read, or `'none'` (LEDGER-5). */
  readonly reconcileWith?: W;
  /** Inputs of a write that are sent in the query instead of the body. Inputs of a GET all are. */
  readonly inQuery?: readonly string[];
  /** Inputs of the path that the body contains as well. */
  readonly alsoInBody?: readonly string[];
  /** Query parameters with a fixed value. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  /** Encoding of the body; `text` sends the field named `text` as it is. */
  readonly body?: 'form' | 'text';
  /** The portal's choices for undocumented details, for the backend team to confirm (HTTP-3). */
  readonly assumed?: Assumed;
}

export interface Endpoint<
  I extends z.ZodMiniObject = z.ZodMiniObject,
  R extends z.ZodMiniType = z.ZodMiniType,
  P extends Problems = Problems,
  F extends Effect = Effect,
> extends Omit<Declaration<I, R, P, ReconcileWith>, 'input' | 'reply' | 'problems'> {
  readonly input: I;
  readonly reply: R;
  readonly problems: P;
  readonly method: Method;
  readonly path: string;
  readonly effect: F;
  /** Id `<resource>.<verb>`, which `resource()` sets. */
  readonly id: string;
}

export type Resource = Readonly<Record<string, Endpoint>>;
export type InputOf<E> = E extends Endpoint<infer I, z.ZodMiniType, Problems> ? z.output<I> : never;
export type ReplyOf<E> = E extends Endpoint<z.ZodMiniObject, infer R, Problems> ? z.output<R> : never;
export type ProblemOf<E> = E extends Endpoint<z.ZodMiniObject, z.ZodMiniType, infer P> ? keyof P & string : never;

/**
 * Declares one call (HTTP-3). A declaration with `reconcileWith` is a write; all others are reads.
 */
export function endpoint<
  I extends z.ZodMiniObject,
  R extends z.ZodMiniType,
  const P extends Problems = Record<never, never>,
  W extends ReconcileWith | undefined = undefined,
>(declaration: Declaration<I, R, P, W>): Endpoint<I, R, NoInfer<P>, W extends undefined ? 'read' : 'write'> {
  const [method, path] = declaration.call.split(' ') as [Method, string];
  const input = onFirstUse(declaration.input);
  const reply = onFirstUse(declaration.reply);
  return {
    ...declaration,
    get input() {
      return input();
    },
    get reply() {
      return reply();
    },
    problems: (declaration.problems ?? {}) as P,
    method,
    path,
    effect: (declaration.reconcileWith === undefined ? 'read' : 'write') as W extends undefined ? 'read' : 'write',
    id: '',
  };
}

/** Stamps each endpoint of a resource with its id, `<resource>.<verb>`. */
export function resource<const R extends Resource>(name: string, endpoints: R): R {
  for (const [verb, endpoint] of Object.entries(endpoints)) Object.assign(endpoint, { id: `${name}.${verb}` });
  return endpoints;
}

/** Returns the `:names` of a path, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
}

/** Splits a flat input into path, query (with the fixed parameters) and body. */
export function split(target: Endpoint, input: Readonly<Record<string, unknown>>) {
  const inPath = new Set(pathNames(target.path));
  const inQuery = new Set(target.inQuery ?? []);
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = { ...target.fixedQuery };
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (inPath.has(name)) path[name] = value;
    if (inPath.has(name) && !target.alsoInBody?.includes(name)) continue;
    if (target.method === 'GET' || inQuery.has(name)) query[name] = value;
    else body[name] = value;
  }
  return { path, query, body };
}
