import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { services } from '../endpoint.ts';

/** A path into a reply: a name, `0` for the first list element, `*` for the first entry of a dictionary. */
export type Path = readonly (string | 0)[];

const Pact = z.object({
  interactions: z.array(
    z.object({
      description: z.string(),
      request: z.object({ method: z.string(), path: z.string() }),
      response: z.object({
        body: z.object({ content: z.unknown() }),
        matchingRules: z.object({
          body: z.record(z.string(), z.object({ matchers: z.array(z.object({ match: z.string() })) })),
        }),
      }),
    }),
  ),
});
export type Reply = z.output<typeof Pact>['interactions'][number];

/** All replies of the committed pacts. */
export const replies: readonly Reply[] = services
  .flatMap(
    (service) =>
      Pact.parse(JSON.parse(readFileSync(new URL(`pacts/lineside-${service}.json`, import.meta.url), 'utf8')))
        .interactions,
  )
  .filter(({ description }) => description.includes(' replies'));

/** All fields that the pact names in a reply. */
export function fieldsOf({ response }: Reply): Path[] {
  const dictionaries = Object.entries(response.matchingRules.body).flatMap(([path, { matchers }]) =>
    matchers.some(({ match }) => match === 'values') ? [path] : [],
  );
  const walk = (value: unknown, path: Path, rule: string): Path[] => {
    if (Array.isArray(value)) return value.length > 0 ? walk(value[0], [...path, 0], `${rule}[*]`) : [];
    if (typeof value !== 'object' || value === null) return [];
    const entries = Object.entries(value);
    if (dictionaries.includes(rule)) return walk(entries[0]?.[1], [...path, '*'], `${rule}.*`);
    return entries.flatMap(([name, field]) => [[...path, name], ...walk(field, [...path, name], `${rule}.${name}`)]);
  };
  return walk(response.body.content, [], '$');
}

/** Renames a field of a reply; false when there is no such field. */
function rename(reply: unknown, [step, ...rest]: Path): boolean {
  if (typeof reply !== 'object' || reply === null || step === undefined) return false;
  const fields = reply as Record<string, unknown>;
  const name = step === '*' ? Object.keys(fields)[0] : String(step);
  if (name === undefined || !(name in fields)) return false;
  if (rest.length > 0) return rename(fields[name], rest);
  fields[`${name}Renamed`] = fields[name];
  delete fields[name];
  return true;
}

/** Matches the report's line about a missing field. */
export function asField(path: Path): RegExp {
  const steps = path.map((step) => (step === 0 ? '\\[0\\]' : step === '*' ? "(\\.[^.]+|\\['[^']+'\\])" : `\\.${step}`));
  return new RegExp(`^\\s+field  ${steps.join('').replace(/^\\\./, '')}: is missing`, 'm');
}

/** Starts a proxy of a carrier that renames one field of one reply: the first wanted one that the reply has. */
export async function serveRenamed(carrier: string, reply: Reply, wanted: readonly Path[]) {
  let renamed: Path | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host, connection, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(`${carrier}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    const text = await answer.text();
    const isTarget =
      request.method === reply.request.method &&
      new URL(request.url ?? '', carrier).pathname.endsWith(reply.request.path);
    const body: unknown = isTarget ? JSON.parse(text) : undefined;
    renamed ??= wanted.find((path) => rename(body, path));
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      .end(isTarget ? JSON.stringify(body) : text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renamed: () => renamed,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
