import { commands } from './listed-commands.ts';
import type { ListedCommand, OpsIo } from './command.ts';

/** Runs the command of operation that the first argument names. @returns the exit code */
export async function dispatch(
  [name = '', ...args]: readonly string[],
  io: OpsIo,
  listed: Readonly<Record<string, ListedCommand>> = commands,
): Promise<number> {
  const command = Object.hasOwn(listed, name) ? listed[name] : undefined;
  if (command) return (await command.load())(args, io);
  const lines = Object.entries(listed).map(([key, { says }]) => `  ${key.padEnd(14)}${says}`);
  io.print(`npm run ops -- COMMAND …\n\n${lines.join('\n')}`);
  return 2;
}
