import { html } from 'hono/html';
import type { Scope } from '../endpoint.ts';
import { fieldTable, type PageSchema, rowTable, typeOf } from './field-table.ts';
import { pageStyle } from './page-style.ts';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: PageSchema;
}

interface Content {
  readonly schema: PageSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

interface Problem {
  readonly name: string;
  readonly codes: readonly { code: number | string; means: string; effect: string; follows: string }[];
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: { readonly '200': { readonly content: { readonly 'application/json': Content } } };
  readonly 'x-calls'?: readonly string[];
  readonly 'x-concerns': Scope;
  readonly 'x-effect': string;
  readonly 'x-assumed'?: readonly { id: string; text: string }[];
  readonly 'x-problems'?: readonly Problem[];
}

/** What the page reads of the OpenAPI document. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, PageSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

const concerns: Readonly<Record<Scope, string>> = {
  self: 'the signed-in customer',
  line: 'one line',
  group: 'a group',
  nobody: 'nobody in particular',
};

type Html = ReturnType<typeof html>;
type Placed = Operation & { readonly path: string; readonly method: string };

/** The OpenAPI document as one static page, without script. */
export async function apiPage({ info, tags, paths, components }: ApiDocument): Promise<string> {
  const operations: Placed[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  const ofTag = (name: string) => operations.filter((one) => one.tags.includes(name));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${info.title}</title>
        ${pageStyle}
      </head>
      <body>
        <nav aria-label="Calls">
          ${tags.map(
            ({ name }) =>
              html`<details>
                <summary>${name}</summary>
                <ul>
                  ${ofTag(name).map(({ operationId: id }) => html`<li><a href="#${id}">${id}</a></li>`)}
                </ul>
              </details>`,
          )}
          <p><a href="#headers">Headers</a> · <a href="#schemas">Schemas</a></p>
        </nav>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          ${tags.map(
            ({ name, description }) =>
              html`<section>
                <h2 id="tag-${name}">${name}</h2>
                <p>${description}</p>
                ${ofTag(name).map(operationArticle)}
              </section>`,
          )}
          <h2 id="headers">Headers</h2>
          <p>With every request to the carrier itself.</p>
          ${parameterTable('Headers', Object.values(components.parameters))}
          <h2 id="schemas">Schemas</h2>
          ${Object.entries(components.schemas).map(
            ([name, schema]) =>
              html`<article id="${name}">
                <h3>${name}</h3>
                <p>${schema.description}</p>
                ${fieldTable(`Fields of ${name}`, schema)}
              </article>`,
          )}
        </main>
      </body>
    </html>`;
  return String(await page);
}

function operationArticle(one: Placed): Html {
  const body = Object.entries(one.requestBody?.content ?? {})[0];
  const reply = one.responses['200'].content['application/json'];
  const data = reply.schema.oneOf?.[0]?.properties?.data ?? reply.schema;
  const others = one['x-calls']?.slice(1) ?? [];
  return html`<article id="${one.operationId}">
    <h3>${one.operationId}${others.map((id) => html`, <span id="${id}">${id}</span>`)}</h3>
    <p class="call"><b>${one.method}</b> <code>${one.path}</code></p>
    <p>${one.summary}.</p>
    <p><small>A ${one['x-effect']} that concerns ${concerns[one['x-concerns']]}.</small></p>
    ${parameterTable(
      'Parameters',
      one.parameters.filter(({ $ref }) => !$ref),
    )}
    ${body ? bodyPart(...body) : ''}
    <p>Reply: ${typeOf(data)}</p>
    ${data.$ref ? '' : fieldTable('Reply', data)} ${problemTable(one['x-problems'] ?? [])}
    ${(one['x-assumed'] ?? []).map(({ id, text }) => html`<p class="assumed"><b>Assumed</b> (${id}): ${text}</p>`)}
    ${body ? examples('Example of the body', body[1]) : ''} ${examples('Example of the reply', reply)}
  </article>`;
}

function bodyPart(type: string, { schema }: Content): Html {
  return html`${fieldTable(`Body, ${type}`, schema)}
  ${(schema.oneOf ?? []).map(({ title, required = [] }) => html`<p>${title} sends ${required.join(', ')}.</p>`)}`;
}

function parameterTable(caption: string, parameters: readonly Parameter[]): Html {
  return rowTable(
    caption,
    parameters.map((field) => ({
      name: field.name,
      type: html`${typeOf(field.schema)}, in the ${field.in}`,
      required: field.required === true,
      field,
    })),
  );
}

function problemTable(problems: readonly Problem[]): Html {
  const rows = problems.flatMap(({ name, codes }) =>
    codes.length === 0
      ? [{ name: 'any other', type: html`${name}`, text: 'Nothing was done. The message is shown to the customer.' }]
      : codes.map(({ code, means, effect, follows }) => {
          return { name: String(code), type: html`${name}`, text: `${means} Done: ${effect}. ${follows}` };
        }),
  );
  return rowTable(
    'Refusals, by code',
    rows.map(({ name, type, text }) => ({ name, type, required: true, field: { description: text } })),
    ['Code', 'Name'],
  );
}

function examples(caption: string, { example, examples: named }: Content): Html {
  const all: [string, { readonly summary?: string; readonly value?: unknown }][] =
    example === undefined ? Object.entries(named ?? {}) : [['', { value: example }]];
  return html`${all.map(
    ([name, { summary, value }]) =>
      html`<details>
        <summary>${caption}${all.length > 1 ? `: ${summary ?? name}` : ''}</summary>
        <pre tabindex="0">${typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 2)}</pre>
      </details>`,
  )}`;
}
