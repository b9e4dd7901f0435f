/** A mutant that no test can see, with the reason. */
export interface Equivalent {
  file: string;
  /** As it stands in the file. */
  original: string;
  /** What Stryker puts there. */
  replacement: string;
  why: string;
}

const neverLess = 'nothing that is undefined is before, after or equal to a day; the condition is for the types';
const noGroups = 'what is taken from it is undefined either way';
const examples = 'they are for tests that make terms of a schema';
const anyLabel = 'a key is derived by any label that no other purpose has';
const casesEnd = 'the function ends there without it too, and gives the same';

/** Their files are read by the test beside this one: an entry goes when its line does. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'rpc/domain/address-on-file.ts',
    original: "part.trim().replaceAll(/\\s+/g, ' ').toUpperCase()",
    replacement: "part.trim().replaceAll(/\\s+/g, ' ').toLowerCase()",
    why: 'addresses are compared in one case, whichever it is',
  },
  { file: 'rpc/domain/bill.ts', original: 'dueDate !== undefined', replacement: 'true', why: neverLess },
  { file: 'rpc/domain/billing-cycle.ts', original: 'billEndDate !== undefined', replacement: 'true', why: neverLess },
  { file: 'rpc/domain/billing-cycle.ts', original: 'end !== undefined', replacement: 'true', why: neverLess },
  {
    file: 'rpc/domain/card.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'it does not end in four digits either',
  },
  { file: 'rpc/domain/card.ts', original: '[]', replacement: '["Stryker was here"]', why: noGroups },
  {
    file: 'rpc/domain/card.ts',
    original: 'month && year',
    replacement: 'month || year',
    why: 'the expression finds both or neither',
  },
  {
    file: 'rpc/domain/card.ts',
    original: 'expiry.slice(0, 2)',
    replacement: 'expiry',
    why: 'two more digits behind a month do not make it earlier',
  },
  {
    file: 'rpc/domain/charge.ts',
    original: "time.at === 'bill'",
    replacement: 'true',
    why: 'what is charged now has no bill whose day could be told',
  },
  { file: 'rpc/domain/charge.ts', original: 'nextBill !== undefined', replacement: 'true', why: neverLess },
  {
    file: 'rpc/domain/daily-use.ts',
    original: 'today > end',
    replacement: 'today >= end',
    why: 'on the last day of the cycle both give that day',
  },
  {
    file: 'rpc/domain/day.ts',
    original: 'formats.set(timeZone, format);',
    replacement: ';',
    why: 'it is made anew then, which takes longer',
  },
  { file: 'rpc/domain/key-list.ts', original: '[]', replacement: '["Stryker was here"]', why: noGroups },
  {
    file: 'rpc/domain/landing.ts',
    original: "'/'",
    replacement: '""',
    why: 'without a path there is none to return to, whatever it would be',
  },
  {
    file: 'rpc/domain/ledger.ts',
    original: "case 'open':\n      return undefined;",
    replacement: "case 'open':",
    why: casesEnd,
  },
  { file: 'rpc/domain/ledger.ts', original: "'open'", replacement: '""', why: casesEnd },
  {
    file: 'rpc/domain/journey/activation.ts',
    original: 'number === of',
    replacement: 'false',
    why: 'all steps of all steps are 100 percent by the division too',
  },
  {
    file: 'rpc/domain/journey/add-line.ts',
    original: 'draft.count !== undefined',
    replacement: 'true',
    why: neverLess,
  },
  {
    file: 'rpc/domain/line.ts',
    original: '[line.firstName, line.lastName].filter(Boolean)',
    replacement: '[line.firstName, line.lastName]',
    why: 'a name that is missing leaves a space at the edge, which is trimmed',
  },
  { file: 'rpc/domain/line.ts', original: 'a.id < b.id', replacement: 'a.id <= b.id', why: 'no two lines have one id' },
  {
    file: 'rpc/domain/line-status.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'neither is a code of the carrier',
  },
  {
    file: 'rpc/domain/mark.ts',
    original: '/=+$/',
    replacement: '/=+/',
    why: 'base64 has these characters at its end alone',
  },
  {
    file: 'rpc/domain/ref.ts',
    original: '/=+$/',
    replacement: '/=+/',
    why: 'base64 has these characters at its end alone',
  },
  {
    file: 'rpc/domain/saga.ts',
    original: "outcome.kind === 'fault'",
    replacement: 'true',
    why: 'nothing but a fault has a reason for which a session is over',
  },
  {
    file: 'rpc/domain/service.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'neither is the name of a refusal',
  },
  {
    file: 'rpc/domain/ref.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: noGroups,
  },
  {
    file: 'rpc/domain/ref.ts',
    original: 'day && invoiceId',
    replacement: 'day || invoiceId',
    why: 'the expression finds both or neither',
  },
  { file: 'rpc/operation/invite.ts', original: '{ examples: [[sampleFriend]] }', replacement: '{}', why: examples },
  { file: 'rpc/domain/charge.ts', original: "['4242']", replacement: '[]', why: examples },
  { file: 'rpc/domain/charge.ts', original: "'4242'", replacement: '""', why: examples },
  { file: 'rpc/domain/plan-change.ts', original: "{ examples: ['Large'] }", replacement: '{}', why: examples },
  {
    file: 'rpc/operation/activate.ts',
    original: "'open'",
    replacement: '""',
    why: 'anything but an end is asked again later',
  },
  {
    file: 'rpc/operation/turned-away-lead.ts',
    original: 'default:\n      return undefined;',
    replacement: 'default:',
    why: casesEnd,
  },
  {
    file: 'rpc/operation/reorder-sim.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'no order has that id',
  },
  {
    file: 'workers/session/derived-key.ts',
    original: 'derived.set(name, known);',
    replacement: ';',
    why: 'it is derived anew then, which takes longer',
  },
  { file: 'workers/session/derived-key.ts', original: "'log'", replacement: '""', why: anyLabel },
  {
    file: 'workers/session/derived-key.ts',
    original: 'false',
    replacement: 'true',
    why: 'nobody asks the platform to give the key out',
  },
  {
    file: 'rpc/operation/service.ts',
    original: "sent.kind === 'problem'",
    replacement: 'true',
    why: 'no reply has the code of a refusal',
  },
  {
    file: 'rpc/carrier/second-try.ts',
    original: "outcome.kind === 'fault'",
    replacement: 'true',
    why: 'no other outcome has a `why`',
  },
  {
    file: 'rpc/carrier/signature.ts',
    original: 'known?.secret === secret',
    replacement: 'false',
    why: 'the key is imported anew then, which takes longer',
  },
  {
    file: 'rpc/carrier/signature.ts',
    original: '{ secret, key }',
    replacement: '{}',
    why: 'the key is imported anew then, which takes longer',
  },
  {
    file: 'rpc/carrier/signature.ts',
    original: 'false',
    replacement: 'true',
    why: 'nobody asks the platform to give the key out',
  },
  {
    file: 'rpc/carrier/procedures.ts',
    original: '{ isDev: false }',
    replacement: '{}',
    why: 'it is about what the library loads, and not about what it answers',
  },
  {
    file: 'rpc/carrier/procedures.ts',
    original: 'false',
    replacement: 'true',
    why: 'it is about what the library loads, and not about what it answers',
  },
  {
    file: 'rpc/carrier/procedures.ts',
    original: 'resources[name]?.[verb]',
    replacement: 'resources[name][verb]',
    why: 'it is there by then; the condition is for the types',
  },
];
