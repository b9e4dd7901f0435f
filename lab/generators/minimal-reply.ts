import { elementSchema, fieldSchema, isFields, type WireSchema } from '#contracts/pact/wire-schema.ts';

type Content = Readonly<Record<string, { schema: WireSchema; examples: Record<string, { value: unknown }> }>>;

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, WireSchema>> };
}

/** The smallest legal replies: the examples of all operations without what is not required. */
export function minimalReplies(document: ApiDocument) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, responses }]) => {
      const content = responses['200']?.content?.['application/json'];
      const example = content?.examples.reply?.value;
      if (!content || example === undefined) return [];
      return [{ operationId, path, method, body: minimal(content.schema, example, document) }];
    }),
  );
}

/** Returns the parts of a value that its schema requires. */
function minimal(schema: WireSchema, value: unknown, document: ApiDocument): unknown {
  const { $ref, oneOf, properties, required = [] } = schema;
  if ($ref) return minimal(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, value, document);
  // The first alternative of a reply is the success, which the example is.
  if (oneOf?.[0]) return minimal(oneOf[0], value, document);
  if (Array.isArray(value)) return value.map((one, index) => minimal(elementSchema(schema, index), one, document));
  if (!properties || !isFields(value)) return value;
  const kept = Object.entries(value).filter(([name]) => required.includes(name));
  return Object.fromEntries(kept.map(([name, field]) => [name, minimal(fieldSchema(schema, name), field, document)]));
}
