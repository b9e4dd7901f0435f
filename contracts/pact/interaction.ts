import { MatchersV3, type V3Interaction } from '@pact-foundation/pact';
import type { Credentials } from '#rpc/carrier/request.ts';
import { encode } from '../encoding.ts';
import { type Endpoint, isOtherSystem, split } from '../endpoint.ts';
import type { ProblemExample, ReplyExample } from '../example.ts';
import { shown } from '../examples.ts';
import type { SeedName } from '../seed.ts';
import { matcherOf } from './matcher.ts';
import { personOf, stateOf } from './example-state.ts';

const { equal, matchStatus, reify, regex, string } = MatchersV3;

/** HTTP statuses that a refusal may have; 401 and 403 would be about the session (HTTP-8). */
const refusalStatus = [200, 400, 402, 404, 409, 410, 412, 422, 423, 429];

/** One example, as the client calls it and as Pact expects it. */
export interface Interaction {
  readonly target: Endpoint;
  readonly seed: SeedName;
  readonly credentials: Credentials;
  readonly input: Record<string, unknown>;
  /** What the client must return for Pact's answer. */
  readonly outcome:
    { kind: 'reply'; reply: unknown } | { kind: 'problem'; name: string; resCode: number | string; message: string };
  readonly pact: V3Interaction;
}

/** Every example of every endpoint, in the order of the declarations. */
export const interactions: readonly Interaction[] = shown.flatMap(({ endpoint, replies, problems }) => [
  ...replies.map((example, index) => replied(endpoint, example, index)),
  ...Object.entries(problems).map(([name, example]) => refused(endpoint, name, example)),
]);

function replied(target: Endpoint, example: ReplyExample<Endpoint>, index: number): Interaction {
  const template = matcherOf(target.reply, example.reply);
  // Pact answers with one element per list, so the client's expected reply has one too.
  const wire: unknown = reify(template);
  const carriesData = Object.keys(example.reply as object).length > 0;
  return interaction(target, example, `${target.id} replies${index === 0 ? '' : ` (${index + 1})`}`, {
    state: stateOf(example.given),
    outcome: { kind: 'reply', reply: target.reply.parse(wire) },
    status: matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success),
    // Pact writes undefined as null.
    body: carriesData ? { status: equal('SUCCESS'), data: template } : { status: equal('SUCCESS') },
  });
}

function refused(target: Endpoint, name: string, example: ProblemExample<Endpoint>): Interaction {
  const { given, forced, resCode, exCode, message } = example;
  // Pact writes undefined as null.
  const code = exCode === undefined ? { resCode } : { resCode, exCode };
  return interaction(target, example, `${target.id} refuses: ${name}`, {
    state: stateOf(given, forced ? { endpoint: target.id, ...code, message } : undefined),
    outcome: { kind: 'problem', name, resCode, message },
    status: matchStatus(200, refusalStatus),
    body: {
      status: equal('FAILURE'),
      resCode: equal(resCode),
      ...(exCode === undefined ? {} : { exCode: equal(exCode) }),
      message: string(message),
    },
  });
}

function interaction(
  target: Endpoint,
  { given, input }: Pick<ReplyExample<Endpoint>, 'given' | 'input'>,
  description: string,
  {
    state,
    outcome,
    status,
    body,
  }: {
    state: ReturnType<typeof stateOf>;
    outcome: Interaction['outcome'];
    status: V3Interaction['willRespondWith']['status'];
    body: unknown;
  },
): Interaction {
  const credentials = credentialsOf(given.seed);
  return {
    target,
    seed: given.seed,
    credentials,
    input,
    outcome,
    pact: {
      states: [{ description: state.description, parameters: { ...state.parameters } }],
      uponReceiving: description,
      withRequest: request(target, target.input.parse(input), credentials),
      willRespondWith: { status, body },
    },
  };
}

/** The exact request, except for headers that differ each time (HTTP-1, HTTP-5, HTTP-6, HTTP-9). */
function request(
  target: Endpoint,
  input: Record<string, unknown>,
  credentials: Credentials,
): V3Interaction['withRequest'] {
  const { path, query, body } = split(target, input);
  const below = target.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const text = target.body === 'text' ? String(body.text ?? '') : new URLSearchParams(encode(body)).toString();
  return {
    method: target.method,
    path: isOtherSystem(target.service) ? `/${below}` : `/${target.service}/v0/${below}`,
    query: Object.fromEntries(encode(query)),
    headers: {
      accept: 'application/json',
      ...(text ? { 'content-type': target.body === 'text' ? 'text/plain' : 'application/x-www-form-urlencoded' } : {}),
      ...(isOtherSystem(target.service) ? {} : carrierHeaders(credentials, input.other1)),
    },
    body: text || undefined,
  };
}

function carrierHeaders(credentials: Credentials, other1: unknown) {
  return {
    authorization: regex('^Bearer \\S+$', `Bearer ${credentials.accessToken}`),
    date: regex('^\\w{3}, \\d{2} \\w{3} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$', 'Sat, 21 Nov 2026 15:00:00 GMT'),
    'x-carrier': typeof other1 === 'string' ? other1 : 'NATIONAL',
    'x-id-token': regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]*$', credentials.idToken),
    'x-primary': credentials.isPrimary ? 'Yes' : 'No',
    'x-signature': regex('^[\\w-]{43}$', 'signed-again-for-every-request-on-verifying'),
    'x-source': regex(
      '^[^;]*;[^;]*;[^;]*;[^;]*$',
      `${encodeURIComponent('a customer')};${encodeURIComponent(credentials.source.email)};firefox;android`,
    ),
    'x-transaction-id': regex('^[\\w-]{8,64}$', '00000000-0000-4000-8000-000000000000'),
  };
}

/**
 * Credentials of a seed's person, with an unsigned ID token of which only the email address is read.
 */
function credentialsOf(seed: SeedName): Credentials {
  const { email, isPrimary } = personOf(seed);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    accessToken: `contract-${seed}`,
    idToken: `${part({ alg: 'none', typ: 'JWT' })}.${part({ email, sub: email })}.`,
    isPrimary,
    source: { name: 'A Customer', email, browser: 'Firefox', os: 'Android' },
  };
}
