import { createHash } from 'node:crypto';
import { openApi } from '../openapi/api-document.ts';
import type { Interaction } from './interaction-type.ts';
import { interactions } from './interaction.ts';
import { contractVersion } from './version.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An operation of the OpenAPI document without words for people, its references resolved. */
export interface OperationSurface {
  /** Ids of the calls with this method and path. */
  readonly ids: readonly string[];
  /** Method and path of the calls. */
  readonly call: string;
  readonly operation: Fields;
}

/** Verified parts of a call: a short hash for each part of an interaction, as the pact files have it. */
export type VerifiedSurface = Readonly<Record<'state' | 'request' | 'reply', string>>;

/** Requirements of a backend; the released ones are in `released.json`. */
export interface Surface {
  readonly operations: readonly OperationSurface[];
  /** Verified parts of the interface, by the description of the interaction. */
  readonly verified: Readonly<Record<string, VerifiedSurface>>;
}

/**
 * Returns the current requirements of a backend, from the OpenAPI document and from the interactions that the pacts
 * record.
 */
export function surface(): Surface {
  const document = JSON.parse(JSON.stringify(openApi(contractVersion))) as Fields;
  const verified = interactions.map(
    (interaction) => [interaction.pact.uponReceiving, verifiedOf(interaction)] as const,
  );
  return { operations: operationsOf(document), verified: Object.fromEntries(verified) };
}

function verifiedOf({ pact: { states, withRequest, willRespondWith } }: Interaction): VerifiedSurface {
  return { state: hashOf(states), request: hashOf(withRequest), reply: hashOf(willRespondWith) };
}

function hashOf(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 12);
}

function operationsOf(document: Fields): OperationSurface[] {
  return Object.entries(document.paths as Record<string, Record<string, Fields>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ids: (operation['x-calls'] ?? [operation.operationId]) as string[],
      call: `${method.toUpperCase()} ${path}`,
      operation: binding(operation, document) as Fields,
    })),
  );
}

/** Texts for people, and work of the portal alone, require nothing of a backend. */
const unbinding = new Set(['description', 'summary', 'title', 'tags', 'example', 'examples', 'operationId', 'servers']);
const bindingExtensions = new Set(['x-takes', 'x-left-out-if-wrong', 'x-elements-left-out-if-wrong']);

/** The part of a node that binds a backend. @param named whether its names are fields, and not words of OpenAPI */
function binding(node: unknown, document: Fields, named = false): unknown {
  if (Array.isArray(node)) return node.map((item) => binding(item, document));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') return binding(resolved($ref, document), document);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => named || (!unbinding.has(name) && (!name.startsWith('x-') || bindingExtensions.has(name))))
      .flatMap(([name, value]) => (name === 'anyOf' ? literals(value) : [[name, value] as const]))
      .map(([name, value]) => {
        const bound = binding(value, document, !named && name === 'properties');
        return [name, !named && name === 'content' ? alternatives(bound as Content) : bound];
      }),
  );
}

type Content = Readonly<Record<string, { schema: { properties?: object; oneOf?: readonly object[] } }>>;

/** Each alternative of a body as a body of its own: the comparison does not see all that changes within `oneOf`. */
function alternatives(content: Content): Content {
  const entries = Object.entries(content).flatMap(([type, { schema }]) => {
    const { oneOf = [], ...shared } = schema;
    // If calls share a form, its fields are beside the required fields of each.
    const variants = oneOf.map(
      (variant, index) => [`${type}, ${index + 1}`, { schema: { ...shared, ...variant } }] as const,
    );
    return variants.length > 0 ? variants : [[type, { schema }] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns a choice among fixed values as a list, so that reordering is no change. */
function literals(anyOf: unknown): (readonly [string, unknown])[] {
  const all = anyOf as readonly { const?: unknown }[];
  return all.every((variant) => variant.const !== undefined)
    ? [['enum', all.map((variant) => variant.const)]]
    : [['anyOf', anyOf]];
}

function resolved($ref: string, document: Fields): unknown {
  return $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Fields)[step], document);
}
