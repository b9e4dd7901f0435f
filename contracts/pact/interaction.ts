import { MatchersV3, type V3Interaction } from '@pact-foundation/pact';
import { anyOther, type Codes, type Endpoint, isOtherSystem } from '../endpoint.ts';
import { list, needsBoth } from '../envelope.ts';
import type { ProblemExample, ReplyExample } from '../example.ts';
import { shown } from '../examples.ts';
import { readReply } from '../reply.ts';
import { peopleOf } from '../seed.ts';
import { deniedCalls } from './denied.ts';
import { credentialsOf, statesOf } from './example-state.ts';
import { escaped } from './leaf.ts';
import type { Interaction } from './interaction-type.ts';
import { exampleOf, expectedOf, forPact } from './matcher.ts';
import { recordedRequest } from './recorded-request.ts';

const { equal, matchStatus, regex, string } = MatchersV3;

/** HTTP statuses that a refusal may have: any that is neither about the session nor a failure (HTTP-8). */
const refusalStatus = [200, 201, 202, 400, 402, 404, 405, 406, 408, 409, 410, 412, 413, 415, 422, 423, 424, 429];
/** Matches JSON media types, `application/problem+json` included. */
const jsonType = regex('^application/([a-z.-]+[+])?json.*$', 'application/json');

/** Every example of every endpoint, in the order of the declarations; then what must not be answered. */
export const interactions: readonly Interaction[] = [
  ...shown.flatMap(({ endpoint, replies, problems }) => {
    const all = replies.map(({ reply }) => reply);
    return [
      ...replies.map((example, index) => replied(endpoint, example, index, all)),
      ...Object.entries(problems).map(([name, example]) => refused(endpoint, name, example)),
    ];
  }),
  ...deniedCalls(),
];

function replied(
  target: Endpoint,
  example: ReplyExample<Endpoint>,
  index: number,
  all: readonly unknown[],
): Interaction {
  const { holds, makes } = example;
  const expected = expectedOf(target.reply, example.reply, all, { echoed: echoedIn(example), holds, makes });
  const template = forPact(expected);
  const reading = readReply(target, exampleOf(template));
  return interaction(target, example, `${target.id} replies${index === 0 ? '' : ` (${index + 1})`}`, {
    states: statesOf(example.given),
    outcome: { kind: 'reply', reply: reading.fits ? reading.reply : undefined },
    expected,
    status: matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success),
    body: isOtherSystem(target.service)
      ? otherBody(template, example.reply as object)
      : successBody(template, example.reply as object),
  });
}

/** The contract does not define the answers of other systems where the portal reads nothing. */
function otherBody(template: unknown, reply: object): unknown {
  return Object.keys(reply).length > 0 ? template : undefined;
}

/** Returns the body of a success without undefined values, which Pact would write as null. */
function successBody(template: unknown, reply: object) {
  return Object.keys(reply).length > 0 ? { status: equal('SUCCESS'), data: template } : { status: equal('SUCCESS') };
}

/** The ids that the request and the calls before it name, and those of the state's people and things. */
function echoedIn({ input, given, makes = [] }: ReplyExample<Endpoint>): ReadonlySet<string> {
  const people = peopleOf(given.seed);
  const ownIds = [1, 2, 3, 4, 5, 6].flatMap((place) => [
    people.customerId(place),
    people.email(place),
    people.orderId(place),
    people.cardId(place),
  ]);
  const requestValues = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(requestValues) : [String(value)];
  const calls = given.calls ?? [];
  const echoed = new Set([
    people.groupId,
    ...ownIds,
    ...requestValues(input),
    ...calls.flatMap((call) => requestValues(call.input)),
  ]);
  for (const id of makes) echoed.delete(id);
  return echoed;
}

function refused(target: Endpoint, name: string, example: ProblemExample<Endpoint>): Interaction {
  const { given, forced, resCode, exCode, message } = example;
  const codes = target.problems[name] ?? anyOther;
  // Omits an absent `exCode`, because Pact writes undefined as null.
  const code = exCode === undefined ? { resCode } : { resCode, exCode };
  // The portal has words of its own for a named refusal, but it shows the message of any other (ERROR-21).
  const shows = codes === anyOther;
  return interaction(target, example, `${target.id} refuses: ${name}`, {
    states: statesOf(given, forced ? { endpoint: target.id, ...code, message } : undefined),
    outcome: { kind: 'problem', name, resCode, message: shows ? message : undefined },
    expected: undefined,
    status: matchStatus(200, refusalStatus),
    body: {
      status: equal('FAILURE'),
      resCode: { ...regex(codePattern(codes), String(resCode)), value: resCode },
      ...(needsBoth(codes) ? { exCode: equal(codes.exCode) } : {}),
      ...(shows ? { message: string(message) } : {}),
    },
  });
}

/**
 * Returns a pattern that any code of the problem matches. A word may also come as exCode beside any resCode, and other
 * refusals have codes of their own. Only the portal's own reading identifies the refusal.
 */
function codePattern(codes: Codes): string {
  if (needsBoth(codes)) return `^${codes.resCode}$`;
  const all = list(codes);
  return all.length > 0 && all.every((code) => typeof code === 'number')
    ? `^(${all.map((code) => escaped(String(code))).join('|')})$`
    : '^.+$';
}

function interaction(
  target: Endpoint,
  { given, input }: Pick<ReplyExample<Endpoint>, 'given' | 'input'>,
  description: string,
  {
    states,
    outcome,
    expected,
    status,
    body,
  }: {
    states: ReturnType<typeof statesOf>;
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
    calls: given.calls ?? [],
    expected,
    pact: {
      states: states.map(({ description: name, parameters }) => ({
        description: name,
        parameters: { ...parameters } as Record<string, string>,
      })),
      uponReceiving: description,
      withRequest: recordedRequest(target, target.input.parse(input), credentials),
      willRespondWith: body === undefined ? { status } : { status, headers: { 'Content-Type': jsonType }, body },
    },
  };
}

const byDescription = new Map(interactions.map((interaction) => [interaction.pact.uponReceiving, interaction]));

/** Returns the interaction of a Pact description, or undefined for a broker's pact of another portal version. */
export function interactionOf(description: string): Interaction | undefined {
  return byDescription.get(description);
}
