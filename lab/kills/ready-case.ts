import { Visitor } from '#e2e/support/visitor.ts';
import type { FixtureAccount, worldClient } from '#fixtures/world-client.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { ways } from './ways.ts';

/** Somebody on the last page before an operation is sent. */
export interface ReadyCase {
  readonly account: FixtureAccount;
  readonly visitor: Visitor;
  /** Sends the form of that page. */
  readonly send: () => ReturnType<Visitor['post']>;
}

/** Opens an account and walks to the form that sends an operation of a kind; the calls so far are forgotten. */
export async function readyCase(
  world: ReturnType<typeof worldClient>,
  origin: string,
  kind: OperationKind,
): Promise<ReadyCase> {
  const { seed, settings = {}, given, reach } = ways[kind];
  const account = await world.open(seed, settings);
  if (given) await world.change(account, given);
  const visitor = new Visitor({ origin });
  await visitor.signIn(account.email);
  const { path, fields } = await reach(visitor);
  await world.clearCalls(account);
  return { account, visitor, send: () => visitor.post(path, Object.fromEntries(fields)) };
}
