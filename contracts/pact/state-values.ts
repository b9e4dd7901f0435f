import * as z from 'zod/mini';

/**
 * A provider's answer to a state that is set up: its own ids for those of the contract (`{"ids": {"active-family-1":
 * "C-1001"}}`), and tokens of the state's person. All of it may be absent.
 */
const Values = z.object({
  ids: z._default(z.record(z.string(), z.union([z.string(), z.pipe(z.int(), z.transform(String))])), {}),
  bearer: z.optional(z.string()),
  idToken: z.optional(z.string()),
});
export type StateValues = z.output<typeof Values>;

export const noValues: StateValues = { ids: {} };

/** Returns the values in an answer to a state; none if it is no JSON or lacks them. */
export function valuesIn(answer: string): StateValues {
  return Values.safeParse(parsed(answer)).data ?? noValues;
}

/** The values of an interaction's states: tokens are those of the first, whose person calls. */
export function withMore(first: StateValues, more: StateValues): StateValues {
  return { ...more, ...first, ids: { ...more.ids, ...first.ids } };
}

/** Replaces each text or number that is an id as a whole, as are names of fields, and leaves all else as it is. */
export function renamed(value: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((element) => renamed(element, ids));
  if (typeof value === 'string' || typeof value === 'number') return own(ids, String(value)) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [own(ids, name) ?? name, renamed(field, ids)]),
  );
}

/** Returns JSON text with the provider's ids; text of another kind is one value. */
export function renamedText(text: string, ids: Readonly<Record<string, string>>): string {
  if (Object.keys(ids).length === 0) return text;
  const value = parsed(text);
  if (typeof value === 'object' && value !== null) return JSON.stringify(renamed(value, ids));
  return own(ids, text) ?? text;
}

/** Returns a request with the provider's ids: in the steps of its path, the values of its query, and its form. */
export function renamedRequest(
  { url, body, isForm }: { readonly url: URL; readonly body: string; readonly isForm: boolean },
  ids: Readonly<Record<string, string>>,
): { url: URL; body: string } {
  if (Object.keys(ids).length === 0) return { url, body };
  const renamedUrl = new URL(url);
  renamedUrl.pathname = url.pathname
    .split('/')
    .map((step) => {
      const id = own(ids, decodeURIComponent(step));
      return id === undefined ? step : encodeURIComponent(id);
    })
    .join('/');
  renamedUrl.search = formOf(url.searchParams, ids);
  return { url: renamedUrl, body: isForm ? formOf(new URLSearchParams(body), ids) : renamedText(body, ids) };
}

/** Returns the contract's id for each id of the provider. */
export function inverse(ids: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
}

function formOf(fields: URLSearchParams, ids: Readonly<Record<string, string>>): string {
  return new URLSearchParams([...fields].map(([name, value]) => [name, renamedText(value, ids)])).toString();
}

function own(ids: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(ids, name) ? ids[name] : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
