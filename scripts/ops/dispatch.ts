import { endAgent, endSessions, find, forget, show } from './account-commands.ts';
import { audit, exportActs, listActs } from './audit-log.ts';
import { messageOf, type OpsCommand, type OpsIo } from './command.ts';
import { recheck, settle } from './one-operation.ts';
import { setSwitch } from './switch.ts';
import { watch } from './watch.ts';

/** The commands of `npm run ops`, in the order of its list. */
export const commands: readonly OpsCommand[] = [
  ...[watch, find, show, recheck, settle, forget, endSessions, endAgent],
  ...[listActs, setSwitch, exportActs, audit],
];

/**
 * Runs the operator command of the first argument. Without a name or with `--help` it lists all commands.
 * @returns the exit code: 2 for an unknown command, 1 when the command throws
 */
export async function dispatch(
  [name = '', ...args]: readonly string[],
  io: OpsIo,
  listed: readonly OpsCommand[] = commands,
): Promise<number> {
  const command = listed.find((one) => one.name === name);
  const { print, printError = print } = io;
  if (command)
    try {
      return await command.run(args, io);
    } catch (thrown) {
      printError(`${name} failed: ${messageOf(thrown)}`);
      return 1;
    }
  const lines = listed.map((one) => `  ${one.name.padEnd(14)}${one.does}`);
  const usage = `npm run ops -- COMMAND …\n\n${lines.join('\n')}`;
  if (name === '--help') {
    print(usage);
    return 0;
  }
  printError(name === '' ? usage : `Unknown command "${name}".\n\n${usage}`);
  return 2;
}
