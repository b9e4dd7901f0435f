import { parseArgs } from 'node:util';

/** What each command does, for its usage. */
const commands = {
  forget: 'Ends the sessions of a customer, or of a whole group, and deletes what the portal keeps of them.',
  'end-sessions': 'Ends the sessions of a customer, or of a whole group.',
};
type Command = keyof typeof commands;

/** Sends one of the operator's commands to the portal (SAFETY-30). @returns the exit code */
export async function operatorCommand(
  command: Command,
  args: readonly string[],
  { env, print, ask = fetch }: { env: NodeJS.ProcessEnv; print: (text: string) => void; ask?: typeof fetch },
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { portal: { type: 'string' }, group: { type: 'string' }, customer: { type: 'string' } },
  });
  const { portal = env.PORTAL_ORIGIN, group, customer } = values;
  const secret = env.OPERATOR_SECRET;
  if (!portal || !group || !secret) {
    print(
      `${commands[command]}\n\n  OPERATOR_SECRET=… npm run ${command} -- --portal https://portal.example.com ` +
        `--group GROUP [--customer CUSTOMER]\n\nGROUP and CUSTOMER are the carrier's ids.`,
    );
    return 2;
  }
  const response = await ask(new URL(`/operator/${command}`, portal), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ group, customer }),
  });
  print(`${response.status} ${await response.text()}`);
  return response.ok ? 0 : 1;
}
