import { readAnswer } from '#rpc/carrier/read-answer.ts';
import { type Endpoint, isOtherSystem, pathNames } from '../../endpoint.ts';
import { declaredFields } from '../../pact/reply-field.ts';
import { wireSchema } from '../../pact/wire-schema.ts';
import { pathOf } from '../../reply.ts';
import { endpoints } from '../../carrier.ts';
import { decode } from '../../encoding.ts';

/** Something in which traffic is not as declared; only names of the declarations are in it, never a value. */
export interface Drift {
  /** Place of the drift: `request` or `reply`, with the field, such as `reply data.purchases[].totalData`. */
  readonly field: string;
  readonly what: string;
}

/** A call with the drifts that were found in it. */
export interface JudgedCall {
  /** The endpoint's id; undefined when none is declared at the route. */
  readonly endpoint: string | undefined;
  readonly drifts: readonly Drift[];
}

/** Judges a call by the declared request, and by the reader with which the portal reads replies. */
export function judge(request: PassingRequest, reply: { readonly status: number; readonly text: string }): JudgedCall {
  const candidates = declarationsFor(request).map((target) => ({ target, drifts: requestDrift(target, request) }));
  const [call] = candidates.toSorted((a, b) => a.drifts.length - b.drifts.length);
  if (!call) return { endpoint: undefined, drifts: [] };
  return { endpoint: call.target.id, drifts: [...call.drifts, ...replyDrift(call.target, reply.status, reply.text)] };
}

function requestDrift(target: Endpoint, request: PassingRequest): Drift[] {
  const parsedInput = target.input.safeParse(inputOf(target, request));
  if (parsedInput.success) return [];
  const fields = declaredFields(wireSchema(target.input));
  const drifts = parsedInput.error.issues.map(({ path, code }) => ({
    field: `request ${declaredName(pathOf(path), fields)}`,
    what: code,
  }));
  return distinct(drifts);
}

function replyDrift(target: Endpoint, status: number, text: string): Drift[] {
  const answer = readAnswer(target, status, text);
  const fields = declaredFields(wireSchema(target.reply));
  const field = (path: string) => `reply data${path ? `.${declaredName(path, fields)}` : ''}`;
  switch (answer.kind) {
    case 'reply':
      return distinct(answer.drift.map((path) => ({ field: field(path), what: 'cannot be read, and is left out' })));
    case 'garbage':
      return distinct(
        answer.issues.map(({ path, code }) => ({
          field: answer.envelope ? `reply ${envelopeName(path[0])}` : field(pathOf(path)),
          what: code,
        })),
      );
    case 'refused':
      return [{ field: 'reply resCode', what: 'is not declared' }];
    case 'http':
      return [{ field: 'reply', what: `HTTP ${Math.trunc(answer.status / 100)}xx without an envelope` }];
    case 'session':
    case 'problem':
      return [];
  }
}

const envelopeNames = ['status', 'resCode', 'exCode', 'message', 'data'];

function envelopeName(name: unknown): string {
  return envelopeNames.find((envelopeName) => envelopeName === name) ?? 'envelope';
}

/** The name of a field as it is declared: without the places in lists and the names of dictionaries, which are data. */
function declaredName(path: string, known: readonly string[]): string {
  const fieldPath = path.replaceAll(/\[\d+\]/g, '[]');
  const field = known.find((declared) => {
    const pattern = declared
      .replace(/^\./, '')
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.+');
    return new RegExp(`^${pattern}$`).test(fieldPath);
  });
  return field?.replace(/^\./, '') ?? '(a field that is not declared)';
}

/** Returns each drift once: a hundred list elements with one fault count as one. */
function distinct(drifts: readonly Drift[]): Drift[] {
  return [...new Map(drifts.map((drift) => [`${drift.field} ${drift.what}`, drift])).values()];
}

/** A request on its way through the proxy. */
interface PassingRequest {
  readonly method: string;
  /** Path and query of the request. */
  readonly url: string;
  readonly body: string;
}

const routes = endpoints
  .filter(({ service }) => !isOtherSystem(service))
  .map((target) => {
    const path = `/${target.service}/v0/${target.path}`.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { target, path: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`) };
  });

/** The declarations that a request may be a call of; two calls share a route and differ in their body. */
function declarationsFor({ method, url }: PassingRequest): Endpoint[] {
  const [path = ''] = url.split('?', 1);
  const fitting = routes.filter((route) => route.target.method === method && route.path.test(path));
  const fewest = Math.min(...fitting.map(({ target }) => pathNames(target.path).length));
  return fitting.filter(({ target }) => pathNames(target.path).length === fewest).map(({ target }) => target);
}

/** Returns the input of a request in the form that its declaration reads. */
function inputOf(target: Endpoint, { url, body }: PassingRequest): Record<string, unknown> {
  const [path = '', search = ''] = url.split('?', 2);
  const route = routes.find((candidate) => candidate.target === target);
  const values = route?.path.exec(path)?.slice(1) ?? [];
  const query = [...new URLSearchParams(search)].filter(([name, value]) => target.fixedQuery?.[name] !== value);
  const fields = target.body === 'text' ? [['text', body] as [string, string]] : [...new URLSearchParams(body)];
  const inPath = pathNames(target.path).map((name, at): [string, string] => [
    name,
    decodeURIComponent(values[at] ?? ''),
  ]);
  return decode(target, [...inPath, ...query, ...(body ? fields : [])]);
}
