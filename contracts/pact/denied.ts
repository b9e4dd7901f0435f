import { MatchersV3, type V3Interaction } from '@pact-foundation/pact';
import type { Credentials } from '#rpc/carrier/request.ts';
import { isOtherSystem, services } from '../endpoint.ts';
import type { Given } from '../example.ts';
import { type Shown, shown } from '../examples.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import { credentialsOf, stateOf } from './example-state.ts';
import type { Denial, Interaction } from './interaction-type.ts';
import { recordedRequest } from './recorded-request.ts';
import { spentAt, unfitHeaders } from './unfit-header.ts';

const { equal, matchStatus } = MatchersV3;

/** Any refusal, 403 and 404 included, but not 401: the caller has signed in. */
const foreignStatus = [200, 400, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 422, 423, 424, 429];

/**
 * Returns calls that a backend must not answer. For each service: a read and a write without a token, with a spent
 * one, with a wrong signature and with an old date. For each call: another group's customer, group, order, card or
 * number in each field that names one. For each write that declares no refusal: a state in which it is refused,
 * because no other interaction would find a backend that always answers yes.
 */
export function deniedCalls(): Interaction[] {
  const ofCarrier = shown.filter(({ endpoint }) => !isOtherSystem(endpoint.service));
  return [
    ...services.flatMap((service) => unfit(ofCarrier.filter(({ endpoint }) => endpoint.service === service))),
    ...ofCarrier.filter(({ endpoint }) => endpoint.scope !== 'nobody').flatMap(foreign),
    ...shown.filter(isNeverRefused).map(refusedByState),
  ];
}

type Headers = NonNullable<V3Interaction['withRequest']['headers']>;

/** Faults of a request that is otherwise right, by their name in the pact. */
const forSomebody: Readonly<Record<string, (headers: Headers) => Headers>> = {
  'no token': ({ authorization: _, 'x-id-token': __, ...rest }) => rest,
  'a spent token': (headers) => headers,
};
const forAnybody: typeof forSomebody = {
  'a wrong signature': (headers) => ({ ...headers, 'x-signature': unfitHeaders.wrongSignature }),
  'an old date': (headers) => ({ ...headers, date: unfitHeaders.oldDate }),
};

/** The first read and the first write of a service that are made for somebody, or else for anybody. */
function unfit(all: readonly Shown[]): Interaction[] {
  const signedIn = all.filter(({ endpoint }) => endpoint.scope !== 'nobody');
  const some = signedIn.length > 0 ? signedIn : all;
  const calls = (['read', 'write'] as const).flatMap((effect) =>
    some.filter(({ endpoint }) => endpoint.effect === effect).slice(0, 1),
  );
  return calls.flatMap((call) => {
    const { given, input } = plainExample(call);
    const wrongs = { ...(signedIn.length > 0 ? forSomebody : {}), ...forAnybody };
    return Object.entries(wrongs).map(([wrong, alter]) => {
      const credentials = wrong === 'a spent token' ? spent(given.seed) : credentialsOf(given.seed);
      const request = { target: call.endpoint, seed: given.seed, credentials, input, states: [stateOf(given)] };
      const statuses = wrong in forSomebody ? [401] : signatureStatus;
      const denial = { kind: 'denied', wrong, statuses, by: 'headers' } as const;
      const interaction = denied(request, denial, { status: matchStatus(401, statuses) });
      return {
        ...interaction,
        pact: { ...interaction.pact, withRequest: altered(interaction.pact.withRequest, alter) },
      };
    });
  });
}

const signatureStatus = [400, 401, 403];

function altered(request: V3Interaction['withRequest'], alter: (headers: Headers) => Headers) {
  return { ...request, headers: alter(request.headers ?? {}) };
}

/** Returns tokens of a person whose sign-in ended in 2020. */
function spent(seed: SeedName): Credentials {
  return { ...credentialsOf(seed, { exp: spentAt }), accessToken: unfitHeaders.spentToken };
}

/** Returns a call for each field that names an object, with an existing object of another group. */
function foreign(call: Shown): Interaction[] {
  const { given, input } = plainExample(call);
  const otherSeed = given.seed === 'six-lines' ? 'active-family' : 'six-lines';
  return foreignInputs(input, peopleOf(otherSeed)).map(([field, changed]) =>
    denied(
      {
        target: call.endpoint,
        seed: given.seed,
        credentials: credentialsOf(given.seed),
        input: changed,
        states: [stateOf(given), stateOf({ seed: otherSeed })],
      },
      { kind: 'denied', wrong: `${field} of another group`, statuses: foreignStatus, by: 'object' },
      { status: matchStatus(403, foreignStatus), body: { status: equal('FAILURE') } },
    ),
  );
}

type People = ReturnType<typeof peopleOf>;
const customerFields = ['customerId', 'cId', 'primaryId', 'parentId', 'userId'];

/** Returns another person's object for a field that names objects; undefined for other fields. */
function objectOf(field: string, value: unknown, people: People): string | undefined {
  if (customerFields.includes(field)) return people.customerId(1);
  switch (field) {
    case 'id':
      return String(value).includes('@') ? people.email(1) : people.customerId(1);
    case 'groupId':
      return people.groupId;
    case 'orderId':
      return people.orderId(1);
    case 'uuid':
      return people.cardId(1);
    case 'reachNumber':
      return people.msisdn(1);
    case 'referrerEmailId':
      return people.email(1);
    default:
      return undefined;
  }
}

/** Returns a copy of the input for each field that names an object, with another group's object in that field. */
export function foreignInputs(input: Record<string, unknown>, people: People): [string, Record<string, unknown>][] {
  return Object.entries(input).flatMap(([name, value]): [string, Record<string, unknown>][] => {
    const object = objectOf(name, value, people);
    if (object !== undefined) return [[name, { ...input, [name]: object }]];
    const [first] = Array.isArray(value) ? value : [value];
    if (typeof first !== 'object' || first === null) return [];
    return foreignInputs(first as Record<string, unknown>, people).map(([field, changed]) => [
      `${name}.${field}`,
      { ...input, [name]: Array.isArray(value) ? [changed, ...value.slice(1)] : changed },
    ]);
  });
}

/** Statuses of a refusal: any 4xx that does not end the session; for calls with an envelope, 200 too. */
const refusedStatus = [400, 402, 404, 405, 406, 408, 409, 410, 412, 413, 415, 422, 423, 424, 429];
/** "The request failed at the carrier", which any call may be refused with. */
const failedAtCarrier = 40622;

function isNeverRefused({ endpoint, problems }: Shown): boolean {
  return endpoint.effect === 'write' && Object.keys(problems).length === 0;
}

function refusedByState(call: Shown): Interaction {
  const { endpoint: target } = call;
  const { given, input } = plainExample(call);
  const forced = { endpoint: target.id, resCode: failedAtCarrier, message: 'The request failed.' };
  const { seed } = given;
  const hasEnvelope = !isOtherSystem(target.service);
  const statuses = hasEnvelope ? [200, ...refusedStatus] : refusedStatus;
  return denied(
    { target, seed, credentials: credentialsOf(seed), input, states: [stateOf(given, forced)] },
    { kind: 'denied', wrong: 'in this state', statuses, by: 'state' },
    { status: matchStatus(400, statuses), ...(hasEnvelope && { body: { status: equal('FAILURE') } }) },
  );
}

/** Returns the first example that needs no earlier call. */
function plainExample({ replies }: Shown): { given: Given; input: Record<string, unknown> } {
  const { given, input } = replies.find((reply) => reply.given.calls === undefined) ?? replies[0] ?? missing();
  return { given: { seed: given.seed }, input };
}

function missing(): never {
  throw new Error('an endpoint has no example');
}

function denied(
  {
    target,
    seed,
    credentials,
    input,
    states,
  }: Pick<Interaction, 'target' | 'seed' | 'credentials' | 'input'> & { states: ReturnType<typeof stateOf>[] },
  outcome: Denial,
  willRespondWith: V3Interaction['willRespondWith'],
): Interaction {
  return {
    target,
    seed,
    credentials,
    input,
    calls: [],
    outcome,
    expected: undefined,
    pact: {
      states: states.map(({ description, parameters }) => ({
        description,
        parameters: { ...parameters } as Record<string, string>,
      })),
      uponReceiving: `${target.id} denies: ${outcome.wrong}`,
      withRequest: recordedRequest(target, target.input.parse(input), credentials),
      willRespondWith,
    },
  };
}
