import { endpoints } from '../../carrier.ts';
import { decode } from '../../encoding.ts';
import { type Endpoint, isOtherSystem, pathNames } from '../../endpoint.ts';

/** A request as it passes the proxy. */
export interface PassingRequest {
  readonly method: string;
  /** Path and query. */
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
export function declarationsFor({ method, url }: PassingRequest): Endpoint[] {
  const [path = ''] = url.split('?', 1);
  const fitting = routes.filter((route) => route.target.method === method && route.path.test(path));
  const fewest = Math.min(...fitting.map(({ target }) => pathNames(target.path).length));
  return fitting.filter(({ target }) => pathNames(target.path).length === fewest).map(({ target }) => target);
}

/** The input that a request carries, as a declaration reads it. */
export function inputOf(target: Endpoint, { url, body }: PassingRequest): Record<string, unknown> {
  const [path = '', search = ''] = url.split('?', 2);
  const route = routes.find((one) => one.target === target);
  const values = route?.path.exec(path)?.slice(1) ?? [];
  const query = [...new URLSearchParams(search)].filter(([name, value]) => target.fixedQuery?.[name] !== value);
  const fields = target.body === 'text' ? [['text', body] as [string, string]] : [...new URLSearchParams(body)];
  const inPath = pathNames(target.path).map((name, at): [string, string] => [
    name,
    decodeURIComponent(values[at] ?? ''),
  ]);
  return decode(target, [...inPath, ...query, ...(body ? fields : [])]);
}
