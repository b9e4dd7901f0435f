import { html } from 'hono/html';

/** What the page reads of a JSON Schema. */
export interface PageSchema {
  readonly title?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, PageSchema>>;
  readonly required?: readonly string[];
  readonly items?: PageSchema;
  readonly additionalProperties?: boolean | PageSchema;
  readonly anyOf?: readonly PageSchema[];
  readonly oneOf?: readonly PageSchema[];
  /** The JSON in a text field. */
  readonly contentSchema?: PageSchema;
}

interface Row {
  readonly name: string;
  readonly schema: PageSchema;
  readonly required: boolean;
}

/** The name of the schema that a reference leads to. */
function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

type Html = ReturnType<typeof html>;

/** The type of a schema in words, with links to named schemas. */
export function typeOf(schema: PageSchema): Html {
  const { $ref, type, items, contentSchema, additionalProperties, anyOf, format } = schema;
  if ($ref) return html`<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`;
  if (contentSchema) return html`JSON text of ${typeOf(contentSchema)}`;
  if (items) return html`list of ${typeOf(items)}`;
  if (anyOf) return html`${anyOf.map((one, index) => html`${index > 0 ? ', ' : ''}${typeOf(one)}`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`${schema.enum.map((word, index) => html`${index > 0 ? ', ' : ''}<code>${String(word)}</code>`)}`;
  if (typeof additionalProperties === 'object') return html`map of ${typeOf(additionalProperties)}`;
  return html`${[type ?? 'any'].flat().join(' or ')}${format ? ` (${format})` : ''}`;
}

/** All fields of a schema, those of nested ones by their path; named schemas have tables of their own. */
function rowsOf(schema: PageSchema, path = ''): Row[] {
  const { properties = {}, required = [], items, contentSchema, additionalProperties } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      { name: path + name, schema: field, required: required.includes(name) },
      ...rowsOf(field, `${path}${name}.`),
    ]),
    ...(items ? rowsOf(items, `${path.replace(/\.$/, '')}[].`) : []),
    ...(contentSchema ? rowsOf(contentSchema, path) : []),
    ...(typeof additionalProperties === 'object' ? rowsOf(additionalProperties, `${path}*.`) : []),
  ];
}

/** A table of fields; nothing for a schema without any. */
export function fieldTable(caption: string, schema: PageSchema): Html {
  return rowTable(
    caption,
    rowsOf(schema).map(({ name, schema: field, required }) => ({ name, type: typeOf(field), required, field })),
  );
}

/** A table of named values, such as parameters. */
export function rowTable(
  caption: string,
  rows: readonly { name: string; type: Html; required: boolean; field: { readonly description?: string } }[],
  [first, second] = ['Name', 'Type'],
): Html {
  if (rows.length === 0) return html``;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          <th scope="col">${second}</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, type, required, field }) =>
            html`<tr>
              <th scope="row"><code>${name}</code>${required ? '' : html` <small>optional</small>`}</th>
              <td>${type}</td>
              <td>${field.description}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
