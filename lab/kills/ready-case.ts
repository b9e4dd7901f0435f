import { walkerOf } from '#e2e/support/scenario-pages.ts';
import { readyForm } from '#e2e/support/scenario-walk.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import type { worldClient } from '#fixtures/world-client.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';

/** Opens an account and walks to the form that sends an operation of a kind; the calls so far are forgotten. */
export async function readyCase(world: ReturnType<typeof worldClient>, origin: string, kind: OperationKind) {
  const scenario = scenarioOf(kind);
  const account = await world.open(scenario.seed, scenario.settings);
  if (scenario.line) await world.change(account, scenario.line);
  const visitor = new Visitor({ origin });
  await visitor.signIn(account.email);
  const { path, fields } = await readyForm(walkerOf(visitor), scenario);
  await world.clearCalls(account);
  /** Submits the form of the page. */
  const send = () => visitor.post(path, fields);
  return { account, visitor, send };
}
