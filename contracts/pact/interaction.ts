import { MatchersV3, type V3Interaction } from '@pact-foundation/pact';
import type { Credentials } from '#rpc/carrier/request.ts';
import { encode } from '../encoding.ts';
import { anyOther, type Code, type Endpoint, isOtherSystem, split } from '../endpoint.ts';
import type { ProblemExample, ReplyExample } from '../example.ts';
import { shown } from '../examples.ts';
import { readReply } from '../reply.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import { type Expected, exampleOf, expectedOf, forPact } from './matcher.ts';
import { credentialsOf, stateOf } from './example-state.ts';

const { equal, matchStatus, regex, string } = MatchersV3;

/** HTTP statuses that a refusal may have: any that is neither about the session nor a failure (HTTP-8). */
const refusalStatus = [200, 201, 202, 400, 402, 404, 405, 406, 408, 409, 410, 412, 413, 415, 422, 423, 424, 429];
/** `application/problem+json` is JSON too. */
const jsonType = regex('^application/([a-z.-]+[+])?json.*$', 'application/json');

interface Refusal {
  readonly kind: 'problem';
  readonly name: string;
  readonly resCode: Code;
  readonly message?: string;
}

/** One example, as the client calls it and as Pact expects it. */
export interface Interaction {
  readonly target: Endpoint;
  readonly seed: SeedName;
  readonly credentials: Credentials;
  readonly input: Record<string, unknown>;
  /** What the client must return for Pact's answer. */
  readonly outcome: { kind: 'reply'; reply: unknown } | Refusal;
  /** What the data of the reply has to have; undefined for a refusal. */
  readonly expected: Expected | undefined;
  readonly pact: V3Interaction;
}

/** Every example of every endpoint, in the order of the declarations. */
export const interactions: readonly Interaction[] = shown.flatMap(({ endpoint, replies, problems }) => {
  const all = replies.map(({ reply }) => reply);
  return [
    ...replies.map((example, index) => replied(endpoint, example, index, all)),
    ...Object.entries(problems).map(([name, example]) => refused(endpoint, name, example)),
  ];
});

function replied(
  target: Endpoint,
  example: ReplyExample<Endpoint>,
  index: number,
  all: readonly unknown[],
): Interaction {
  const expected = expectedOf(target.reply, example.reply, all, echoedIn(example));
  const template = forPact(expected);
  const reading = readReply(target, exampleOf(template));
  return interaction(target, example, `${target.id} replies${index === 0 ? '' : ` (${index + 1})`}`, {
    state: stateOf(example.given),
    outcome: { kind: 'reply', reply: reading.fits ? reading.reply : undefined },
    expected,
    status: matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success),
    body: isOtherSystem(target.service)
      ? otherBody(template, example.reply as object)
      : successBody(template, example.reply as object),
  });
}

/** What other systems answer where nothing is read is theirs. */
function otherBody(template: unknown, reply: object): unknown {
  return Object.keys(reply).length > 0 ? template : undefined;
}

/** Pact writes undefined as null. */
function successBody(template: unknown, reply: object) {
  return Object.keys(reply).length > 0 ? { status: equal('SUCCESS'), data: template } : { status: equal('SUCCESS') };
}

/** The ids that the request names, and those of the state's people and things. */
function echoedIn({ input, given }: ReplyExample<Endpoint>): ReadonlySet<string> {
  const people = peopleOf(given.seed);
  const own = [1, 2, 3, 4, 5, 6].flatMap((place) => [
    people.customerId(place),
    people.email(place),
    people.orderId(place),
    people.cardId(place),
  ]);
  const asked = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(asked) : [String(value)];
  return new Set([people.groupId, ...own, ...asked(input)]);
}

function refused(target: Endpoint, name: string, example: ProblemExample<Endpoint>): Interaction {
  const { given, forced, resCode, exCode, message } = example;
  // Pact writes undefined as null.
  const code = exCode === undefined ? { resCode } : { resCode, exCode };
  // The portal has words of its own for a named refusal, but it shows the message of any other (ERROR-21).
  const shows = target.problems[name] === anyOther;
  return interaction(target, example, `${target.id} refuses: ${name}`, {
    state: stateOf(given, forced ? { endpoint: target.id, ...code, message } : undefined),
    outcome: { kind: 'problem', name, resCode, message: shows ? message : undefined },
    expected: undefined,
    status: matchStatus(200, refusalStatus),
    body: {
      status: equal('FAILURE'),
      resCode: { ...regex(`^${resCode}$`, String(resCode)), value: resCode },
      ...(exCode === undefined ? {} : { exCode: equal(exCode) }),
      ...(shows ? { message: string(message) } : {}),
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
    expected,
    status,
    body,
  }: {
    state: ReturnType<typeof stateOf>;
    outcome: Interaction['outcome'];
    expected: Interaction['expected'];
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
    expected,
    pact: {
      states: [{ description: state.description, parameters: { ...state.parameters } as Record<string, string> }],
      uponReceiving: description,
      withRequest: request(target, target.input.parse(input), credentials),
      willRespondWith: body === undefined ? { status } : { status, headers: { 'Content-Type': jsonType }, body },
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
