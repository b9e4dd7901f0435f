import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http';
import { describe, expect, it } from 'vitest';
import { shown } from '../examples.ts';
import { isOtherSystem } from '../endpoint.ts';
import type { Interaction } from '../pact/interaction-type.ts';
import { interactions } from '../pact/interaction.ts';
import { exampleOf } from '../pact/matcher.ts';
import document from '../openapi.json' with { type: 'json' };

const say = () => undefined;
const logger = { debug: say, info: say, warn: say, error: say, success: say, child: () => logger };
const prism = createInstance(
  {
    isProxy: false,
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
  },
  { logger: logger as never },
);
// It resolves references in place.
const operations = await getHttpOperationsFromSpec(structuredClone(document));

/** The request of an example, as Prism's server hands it over. */
function requestOf({ pact: { withRequest } }: Interaction) {
  const headers = Object.entries(withRequest.headers ?? {}).map(([name, value]) => [name, String(exampleOf(value))]);
  const body = withRequest.body as string | undefined;
  return {
    method: withRequest.method.toLowerCase() as IHttpRequest['method'],
    url: { path: String(withRequest.path), query: withRequest.query as Record<string, string> },
    headers: {
      ...(Object.fromEntries(headers) as Record<string, string>),
      ...(body && { 'content-length': `${body.length}` }),
    },
    body,
  } satisfies IHttpRequest;
}

/** Prism's HTTP status and body, with what it has against the request or its own answer. */
async function askPrism(request: IHttpRequest) {
  const result = await prism.request(request, operations)();
  if (result._tag === 'Left') return { status: 0, against: [result.left.message] };
  const { output, validations } = result.right;
  return {
    status: output.statusCode,
    body: output.body,
    against: [...validations.input, ...validations.output].map(({ path = [], message }) =>
      [...path, message].join(' '),
    ),
  };
}

const first = (id: string) => interactions.find(({ target }) => target.id === id) ?? expect.fail(`no example of ${id}`);

describe('Prism, from openapi.json alone,', () => {
  it('answers every call with its example', async () => {
    for (const { id, endpoint, replies } of shown) {
      // The second call of an operation gets the example of the first: Prism does not look at the body.
      if (id === 'tax.byCustomer') continue;
      const reply = replies[0]?.reply;
      const { body } = await askPrism(requestOf(first(id)));
      const wanted = isOtherSystem(endpoint.service) ? reply : { status: 'SUCCESS', data: reply };
      expect(typeof body === 'string' ? JSON.parse(body) : body, id).toEqual(wanted);
    }
  });

  it('accepts the request of every example', async () => {
    const right = interactions.filter(({ outcome }) => outcome.kind !== 'denied');
    const requests = new Map(right.map((one) => [JSON.stringify(requestOf(one)), one]));
    for (const one of requests.values())
      expect(await askPrism(requestOf(one)), one.pact.uponReceiving).toMatchObject({ status: 200, against: [] });
  });

  it.each([
    ['a form without a field', { body: 'totalData=2' }, 422],
    ['a form with a number that is none', { body: 'totalData=much&taxInfo=%7B%7D' }, 422],
    ['a request without a token', { headers: {} }, 401],
    ['an unknown path', { url: { path: '/auth/v0/topup' } }, 404],
  ])('refuses %s', async (_, change, status) => {
    const request = { ...requestOf(first('topup.create')), ...change };
    const answer = await askPrism(request);
    expect(answer.status === 0 ? 404 : answer.status).toBe(status);
  });
});
