import { type ListedCommand, messageOf, type OpsIo } from './command.ts';

/** The commands of `npm run ops`; their files are beside this one. */
export const commands: Readonly<Record<string, ListedCommand>> = {
  watch: {
    says: 'Shows calls, operations, polling, pages, sign-ins and limits of the last minutes.',
    load: async () => (await import('./watch.ts')).watch,
  },
  find: {
    says: 'Finds the account of a reference, a group or an email address.',
    load: async () => (await import('./account-commands.ts')).find,
  },
  show: {
    says: 'Shows the stored state of an account.',
    load: async () => (await import('./account-commands.ts')).show,
  },
  recheck: {
    says: 'Reconciles an operation with the carrier now.',
    load: async () => (await import('./one-operation.ts')).recheck,
  },
  settle: {
    says: 'Settles an operation with a result that you have from the carrier.',
    load: async () => (await import('./one-operation.ts')).settle,
  },
  forget: {
    says: 'Shows what would be erased of a customer or group, and erases it.',
    load: async () => (await import('./account-commands.ts')).forget,
  },
  'end-sessions': {
    says: 'Signs customers or groups out, also from a list.',
    load: async () => (await import('./account-commands.ts')).endSessions,
  },
  'end-agent': {
    says: 'Signs an agent of the care team out.',
    load: async () => (await import('./account-commands.ts')).endAgent,
  },
  acts: {
    says: 'Lists guarded acts of a kind with their groups and persons.',
    load: async () => (await import('./audit-log.ts')).listActs,
  },
  switch: {
    says: 'Shows or sets feature flags for all customers.',
    load: async () => (await import('./switch.ts')).setSwitch,
  },
  'export-acts': {
    says: 'Exports the guarded acts of customers as CSV or NDJSON.',
    load: async () => (await import('./audit-log.ts')).exportActs,
  },
  audit: {
    says: 'Prints and verifies the audit log of commands.',
    load: async () => (await import('./audit-log.ts')).audit,
  },
};

/**
 * Runs the operator command of the first argument. Without a name or with `--help` it lists all commands.
 * @returns the exit code: 2 for an unknown command, 1 when the command throws
 */
export async function dispatch(
  [name = '', ...args]: readonly string[],
  io: OpsIo,
  listed: Readonly<Record<string, ListedCommand>> = commands,
): Promise<number> {
  const command = Object.hasOwn(listed, name) ? listed[name] : undefined;
  const { print, printError = print } = io;
  if (command)
    try {
      return await (
        await command.load()
      )(args, io);
    } catch (thrown) {
      printError(`${name} failed: ${messageOf(thrown)}`);
      return 1;
    }
  const lines = Object.entries(listed).map(([key, { says }]) => `  ${key.padEnd(14)}${says}`);
  const usage = `npm run ops -- COMMAND …\n\n${lines.join('\n')}`;
  if (name === '--help') {
    print(usage);
    return 0;
  }
  printError(name === '' ? usage : `Unknown command "${name}".\n\n${usage}`);
  return 2;
}
