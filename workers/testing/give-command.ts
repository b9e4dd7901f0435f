import { env } from 'cloudflare:workers';
import { operator } from '../operator/operator-routes.ts';

/** Mutants are tried with more commands in a minute than anybody may give. */
const RATE = { limit: async () => ({ success: true }) };

/** The secret of the operator `ada.ops`. */
export const operatorSecret = env.OPERATOR_SECRET?.split(':')[1] ?? '';

/** Gives a command as `npm run ops` does, against the objects of the tests. */
export async function command(
  name: string,
  body: object,
  { authorization = `Bearer ${operatorSecret}`, on = {} }: { authorization?: string; on?: object } = {},
) {
  const headers = { authorization, 'content-type': 'application/json' };
  const request = new Request(`https://portal.example/operator/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await operator.fetch(request, { ...env, RATE, ...on });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}
