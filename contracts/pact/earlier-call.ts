import { readAnswer } from '#rpc/carrier/read-answer.ts';
import { buildRequest } from '#rpc/carrier/request.ts';
import { endpoints } from '../carrier.ts';
import type { EarlierCall } from '../example.ts';
import type { SeedName } from '../seed.ts';
import { credentialsOf } from './example-state.ts';
import { renamed, type StateValues } from './state-values.ts';

/** How calls reach the provider. */
export interface Caller {
  readonly providerUrl: string;
  readonly limitMs: number;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
}

/**
 * Makes a call that comes before that of an example, as the person of its seed.
 * @param values the provider's own ids and tokens, for those of the examples
 * @throws when the provider does not take it
 */
export async function makeCall(
  { endpoint, input }: EarlierCall,
  seed: SeedName | undefined,
  { providerUrl, limitMs, secret, ...given }: Caller,
  values: StateValues,
): Promise<void> {
  const { bearer = given.bearer, idToken = given.idToken } = values;
  const target = endpoints.find(({ id }) => id === endpoint);
  if (!target || !seed) throw new Error(`the earlier call ${endpoint} is not known`);
  const own = credentialsOf(seed);
  const origins = { carrier: providerUrl, marketing: '', 'referral-tracking': '', maps: '', rates: '' };
  const request = await buildRequest(
    target,
    target.input.parse(renamed(input, values.ids)),
    { ...own, accessToken: bearer ?? own.accessToken, idToken: idToken ?? own.idToken },
    { origins, secret, now: () => new Date(), transactionId: () => crypto.randomUUID() },
  );
  const response = await fetch(request, { signal: AbortSignal.timeout(limitMs) });
  const text = await response.text();
  const answer = readAnswer(target, response.status, text);
  if (answer.kind !== 'reply')
    throw new Error(`the earlier call ${endpoint} was not taken: HTTP ${response.status} ${text.slice(0, 200)}`);
}
