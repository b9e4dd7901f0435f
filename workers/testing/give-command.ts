import { env } from 'cloudflare:workers';
import { operator } from '../operator/operator-routes.ts';

/** Gives a command as `npm run ops` does, against the objects of the tests. */
export async function command(
  name: string,
  body: object,
  { authorization = `Bearer ${env.OPERATOR_SECRET}`, on = {} }: { authorization?: string; on?: object } = {},
) {
  const headers = { authorization, 'content-type': 'application/json' };
  const request = new Request(`https://portal.example/operator/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ by: 'Ada Ops', ...body }),
  });
  const response = await operator.fetch(request, { ...env, ...on });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}
