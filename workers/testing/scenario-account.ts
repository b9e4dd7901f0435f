import type { AccountPort } from '#rpc/portal-account.ts';
import type { EndpointId } from '#contracts/carrier.ts';
import type { SeedName } from '#contracts/seed.ts';
import type { CarrierRead, Scenario } from '#fixtures/scenarios/scenario.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { declarationOf, mutexKinds } from '#rpc/operation/operations.ts';
import type { SubmitRequest } from '#rpc/operation/submission.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import type { Outcome } from '#rpc/problem.ts';
import { answered } from './answer.ts';
import { accountFor, type SignedIn } from './sign-in.ts';
import { change, type FixtureAccount, injectFault, open } from './world.ts';

/** An account in which several scenarios take place. */
export interface Home {
  account: FixtureAccount;
  signedIn: Pick<SignedIn, 'requester'>;
  scenarios: readonly Scenario[];
}

interface Plan {
  readonly seed: SeedName;
  readonly scenarios: Scenario[];
}

/** All scenarios by accounts. Kinds that take turns (ROUTER-8) have accounts of their own. */
export const plans: readonly Plan[] = scenarios.reduce<Plan[]>((all, scenario) => {
  const turn = mutexKinds(scenario.kind);
  const plan = all.find((one) => one.seed === scenario.seed && one.scenarios.every(({ kind }) => !turn.includes(kind)));
  if (plan) plan.scenarios.push(scenario);
  else all.push({ seed: scenario.seed, scenarios: [scenario] });
  return all;
}, []);

/** Opens the account of scenarios of one seed, with what each of them needs of the first line. */
export async function openFor(seed: SeedName, of: readonly Scenario[]): Promise<FixtureAccount> {
  const account = await open(seed);
  await change(account, Object.assign({}, ...of.map(({ line }) => line)) as Record<string, unknown>);
  return account;
}

/** Returns the subjects of a scenario's operations: each line of the account, or its holder. */
export function subjectsOf({ account }: Home, { rules }: Scenario): string[] {
  return rules.scope === 'line' ? account.lines.map(({ customerId }) => customerId) : [account.customerId];
}

/** Returns a scenario's request, with the account's ids and what its form reads at the carrier. */
export async function requestOf(
  { account, signedIn: { requester }, scenarios: all }: Home,
  { kind, terms, baseline, readFirst, secrets }: Scenario,
  subjectId: string,
): Promise<SubmitRequest> {
  const { customerId, groupId, email } = account;
  const outcomeOf = async (id: EndpointId, input: Readonly<Record<string, unknown>>) => {
    // The stub's type loses the result of a generic method.
    const port: Pick<AccountPort, 'read'> = accountFor(account);
    const [outcome] = await port.read(requester, [{ id, input, maxAgeMs: 0 }]);
    return outcome as Outcome<unknown>;
  };
  const read: CarrierRead = async <T>(id: EndpointId, input: Readonly<Record<string, unknown>>) => {
    const outcome = await outcomeOf(id, input);
    if (outcome.kind !== 'reply') throw new Error(`${id} for ${kind} is ${JSON.stringify(outcome)}`);
    return outcome.reply as T;
  };
  const listed = await outcomeOf('card.list', { customerId });
  const { cards } = listed.kind === 'reply' ? (listed.reply as { cards: { uuid: string }[] }) : { cards: [] };
  // Each kind has a card of its own, and none the one that is the default.
  const ofCards = all.filter(({ rules }) => rules.action === 'manage-cards');
  const card = cards[1 + ofCards.findIndex((one) => one.kind === kind)]?.uuid ?? '';
  const own = { customerId, groupId, email, card, lineId: subjectId };
  const heard = await readFirst?.(read, own);
  return {
    ...{ id: newOperationId(), kind, subjectId },
    // Signing out everywhere else leaves the session that sends it.
    ...(secrets && { secrets: secrets.session ? { ...secrets, session: requester.session } : secrets }),
    terms: heard?.terms ?? terms(own),
    baseline: heard?.baseline ?? baseline,
  };
}

export interface Sent extends Pick<SubmitRequest, 'id' | 'kind'> {
  home: Home;
  scenario: Scenario;
  /** The state that it has to come to, or the refusal. */
  end: 'done' | 'absent' | 'cannot-tell';
}

/** Sends an operation whose reply is lost, after its effect or before. */
export async function sendLosingReply(
  home: Home,
  scenario: Scenario,
  subjectId: string,
  arrives: boolean,
): Promise<Sent> {
  const { account, signedIn } = home;
  const { kind, writes, isUnseen } = scenario;
  const request = await requestOf(home, scenario, subjectId);
  await injectFault(account, { endpoint: writes[0], fault: 500, afterEffect: arrives });
  await accountFor(account).submit(signedIn.requester, request);
  const { state } = await answered(accountFor(account), request.id);
  if (state !== 'unknown') throw new Error(`a ${kind} without a reply is ${state}`);
  return { id: request.id, kind, home, scenario, end: arrives && !isUnseen ? 'done' : endWithoutTrace(kind) };
}

/** Returns the end of a write that the carrier never shows (LEDGER-7). */
function endWithoutTrace(kind: Scenario['kind']): 'absent' | 'cannot-tell' {
  const { effect = 'readable', costs } = declarationOf(kind);
  return effect === 'page' || (effect === 'readable' && !costs) ? 'absent' : 'cannot-tell';
}
