import { carrier } from '../carrier.ts';
import { shown, type Shown } from '../examples.ts';
import { bounded } from './bounded.ts';
import type { Json } from './described-schema.ts';
import { operationOf, pathOf, serverOf, sharedResponses } from './operation.ts';
import { refusalSchema } from './refusal-schema.ts';
import { requestHeaders } from './request-header.ts';
import { resourceMeanings } from './call-meaning.ts';

/**
 * The carrier's API as an OpenAPI 3.1 document, generated from the declarations and their examples.
 * @param version that of the contracts
 */
export function openApi(version: string): Json {
  const schemas: Record<string, unknown> = { Refusal: refusalSchema };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const group of sharingRoute()) {
    const [{ endpoint }] = group;
    const path = pathOf(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(group, schemas) };
  }
  return bounded({
    openapi: '3.1.1',
    info: {
      title: 'The carrier, as Lineside calls it',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The team of the portal' },
      description:
        'Generated from the declarations. Replies and refusals share one envelope: status and resCode decide, not ' +
        'the HTTP status. x-assumed says what the portal chose and the backend team has yet to confirm.',
    },
    servers: [serverOf('carrier')],
    tags: Object.keys(carrier).map((name) => ({
      name,
      description: resourceMeanings[name as keyof typeof resourceMeanings],
    })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      parameters: Object.fromEntries(
        Object.entries(requestHeaders).map(([key, { signedInOnly, ...header }]) => [
          key,
          { ...header, in: 'header', required: !signedInOnly },
        ]),
      ),
      responses: sharedResponses,
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    },
  }) as Json;
}

/** Returns groups of calls with one method and path, for which OpenAPI allows only one operation. */
function sharingRoute(): (readonly [Shown, ...Shown[]])[] {
  const groups = new Map<string, [Shown, ...Shown[]]>();
  for (const call of shown) {
    const route = `${call.endpoint.method} ${pathOf(call.endpoint)}`;
    const group = groups.get(route);
    if (group) group.push(call);
    else groups.set(route, [call]);
  }
  return [...groups.values()];
}
