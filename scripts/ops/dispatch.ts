import type { ListedCommand, OpsIo } from './command.ts';

/** The commands of `npm run ops`; their files are beside this one. */
export const commands: Readonly<Record<string, ListedCommand>> = {
  watch: {
    says: 'Shows calls, operations, polling, pages, sign-ins and limits of the last minutes.',
    load: async () => (await import('./watch.ts')).watch,
  },
  find: {
    says: 'From a reference, a group or an email address to the account.',
    load: async () => (await import('./account-commands.ts')).find,
  },
  show: {
    says: 'What is kept of an account.',
    load: async () => (await import('./account-commands.ts')).show,
  },
  recheck: {
    says: 'Asks the carrier now how an operation is.',
    load: async () => (await import('./one-operation.ts')).recheck,
  },
  settle: {
    says: 'Ends an operation by what you know from elsewhere.',
    load: async () => (await import('./one-operation.ts')).settle,
  },
  forget: {
    says: 'Deletes what is kept of a customer or group.',
    load: async () => (await import('./account-commands.ts')).forget,
  },
  'end-sessions': {
    says: 'Signs a customer or group out.',
    load: async () => (await import('./account-commands.ts')).endSessions,
  },
  switch: {
    says: 'Shows or sets what is turned off for everybody.',
    load: async () => (await import('./switch.ts')).setSwitch,
  },
  'export-acts': {
    says: 'Prints what customers did that needs a recent sign-in, as CSV or NDJSON.',
    load: async () => (await import('./audit-log.ts')).exportActs,
  },
  audit: {
    says: 'Prints and verifies the log of commands.',
    load: async () => (await import('./audit-log.ts')).audit,
  },
};

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
