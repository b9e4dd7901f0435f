import type { ListedCommand } from './command.ts';

/** The commands of `npm run ops`, each a file beside this one. */
export const commands: Readonly<Record<string, ListedCommand>> = {
  watch: {
    says: 'Shows calls, operations, polling, pages, sign-ins and limits of the last minutes.',
    load: async () => (await import('./watch.ts')).watch,
  },
  find: {
    says: 'From a reference, a group or an email address to the account.',
    load: async () => (await import('./find.ts')).find,
  },
  show: {
    says: 'What is kept of an account.',
    load: async () => (await import('./show-account.ts')).show,
  },
  recheck: {
    says: 'Asks the carrier now how an operation is.',
    load: async () => (await import('./recheck.ts')).recheck,
  },
  settle: {
    says: 'Ends an operation by what you know from elsewhere.',
    load: async () => (await import('./settle.ts')).settle,
  },
  forget: {
    says: 'Deletes what is kept of a customer or group.',
    load: async () => (await import('./forget.ts')).forget,
  },
  'end-sessions': {
    says: 'Signs a customer or group out.',
    load: async () => (await import('./end-sessions.ts')).endSessions,
  },
  switch: {
    says: 'Shows or sets what is turned off for everybody.',
    load: async () => (await import('./switch.ts')).setSwitch,
  },
  'export-acts': {
    says: 'Prints what customers did that needs a recent sign-in, as CSV or NDJSON.',
    load: async () => (await import('./export-acts.ts')).exportActs,
  },
  audit: {
    says: 'Prints and verifies the log of commands.',
    load: async () => (await import('./audit-log.ts')).audit,
  },
};
