import type * as z from 'zod';

/**
 * Systems that are not the carrier's: each has its own origin, no version in its paths and none of the carrier's
 * headers (decision 16).
 */
export const otherSystems = ['marketing', 'referral-tracking', 'maps', 'rates'] as const;
export type OtherSystem = (typeof otherSystems)[number];

/** Everything that a declaration may name as its service. */
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

/** Which customer a call concerns: the signed-in one, a line of the group, the group, or nobody in particular. */
export type Scope = 'self' | 'line' | 'group' | 'nobody';

/** A `resCode` of the carrier, or a word that it sends in the same place. */
export type Code = number | string;
export type Problems = Readonly<Record<string, Code | readonly Code[]>>;

interface Declaration<I extends z.ZodObject, R extends z.ZodType, P extends Problems> {
  readonly service: Service;
  /** Method and path below `{service}/v0/`; `:name` takes the input of that name. */
  readonly call: `${Method} ${string}`;
  readonly summary: string;
  readonly input: I;
  readonly reply: R;
  /** The refusals a screen has words for, by name; anything else is a fault. */
  readonly problems?: P;
  readonly scope: Scope;
  /**
   * What settles a write whose reply was not read: ids of reads, or `'none'` (decision 25). Reads have no such field.
   */
  readonly reconcileWith?: readonly string[] | 'none';
  /** Inputs of a write that travel in the query instead of the body. A read's inputs all do. */
  readonly inQuery?: readonly string[];
  /** Query parameters that never change. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  /** How the body is written; `text` sends the one field named `text` as it is. */
  readonly body?: 'form' | 'text';
  /** Where the specification is silent: what we chose and why, for the backend team to confirm. */
  readonly assumed?: string;
}

export interface Endpoint<
  I extends z.ZodObject = z.ZodObject,
  R extends z.ZodType = z.ZodType,
  P extends Problems = Problems,
> extends Omit<Declaration<I, R, P>, 'problems'> {
  readonly problems: P;
  readonly method: Method;
  readonly path: string;
  readonly effect: 'read' | 'write';
  /** `<noun>.<verb>`, stamped by `noun()`. */
  readonly id: string;
}

export type Resource = Readonly<Record<string, Endpoint>>;
export type InputOf<E> = E extends Endpoint<infer I, z.ZodType, Problems> ? z.output<I> : never;
export type ReplyOf<E> = E extends Endpoint<z.ZodObject, infer R, Problems> ? z.output<R> : never;
export type ProblemOf<E> = E extends Endpoint<z.ZodObject, z.ZodType, infer P> ? keyof P & string : never;

/**
 * Declares one call of the carrier. A declaration with `readBack` is a write; all others are reads.
 * @throws when a GET says that it writes, or a path names an input that does not exist.
 */
export function endpoint<I extends z.ZodObject, R extends z.ZodType, const P extends Problems = Record<never, never>>(
  declaration: Declaration<I, R, P>,
): Endpoint<I, R, NoInfer<P>> {
  const [method, path] = declaration.call.split(' ') as [Method, string];
  for (const name of pathNames(path)) {
    if (!(name in declaration.input.shape)) throw new Error(`${declaration.call}: no input named ${name}`);
  }
  return {
    ...declaration,
    problems: (declaration.problems ?? {}) as P,
    method,
    path,
    effect: declaration.reconcileWith === undefined ? 'read' : 'write',
    id: '',
  };
}

/** Gives each endpoint of a noun its id, `<noun>.<verb>`. */
export function resource<const N extends Resource>(name: string, endpoints: N): N {
  return Object.fromEntries(
    Object.entries(endpoints).map(([verb, one]) => [verb, { ...one, id: `${name}.${verb}` }]),
  ) as unknown as N;
}

/** The `:names` of a path, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
}

/** Puts a flat input where the declaration wants it: path, query (with the fixed ones), body. */
export function split(target: Endpoint, input: Readonly<Record<string, unknown>>) {
  const inPath = new Set(pathNames(target.path));
  const inQuery = new Set(target.inQuery ?? []);
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = { ...target.fixedQuery };
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (inPath.has(name)) path[name] = value;
    else if (target.method === 'GET' || inQuery.has(name)) query[name] = value;
    else body[name] = value;
  }
  return { path, query, body };
}
