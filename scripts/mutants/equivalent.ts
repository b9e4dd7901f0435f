/** A mutant that no test can see, with the reason. */
export interface Equivalent {
  file: string;
  /** As it stands in the file. */
  original: string;
  /** What Stryker puts there. */
  replacement: string;
  why: string;
}

const neverLess =
  'nothing that is undefined is before, after or equal to a day or a time; the condition is for the types';
const noGroups = 'what is taken from it is undefined either way';
const examples = 'they are for tests that make terms of a schema';
const anyLabel = 'a key is derived by any label that no other purpose has';
const noMessage = 'messages of errors are neither shown nor logged (SAFETY-15)';
const madeAnew = 'it is made anew then, which takes longer';
const oneName = 'no two fields have one name';
const onlyBefore = 'the sort of V8 asks only whether one comes before the other';
const noOperation = 'who sent it asks only whether there is an operation';
const onlyRefused = 'nothing but a refused operation has a refusal';
const forTypes = 'what has it has a function there; the condition is for the types';
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
    why: madeAnew,
  },
  { file: 'rpc/domain/key-list.ts', original: '[]', replacement: '["Stryker was here"]', why: noGroups },
  {
    file: 'rpc/domain/landing.ts',
    original: "'/'",
    replacement: '""',
    why: 'without a path there is none to return to, whatever it would be',
  },
  {
    file: 'rpc/domain/journey/add-line.ts',
    original: "case 'review':\n        return false;",
    replacement: "case 'review':",
    why: casesEnd,
  },
  { file: 'rpc/domain/journey/add-line.ts', original: "'review'", replacement: '""', why: casesEnd },
  {
    file: 'rpc/domain/line.ts',
    original: 'occurrence > 0',
    replacement: 'occurrence >= 0',
    why: '0 is what stands for none',
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
  { file: 'rpc/domain/charge.ts', original: "{ examples: ['VISA'] }", replacement: '{}', why: examples },
  { file: 'rpc/domain/charge.ts', original: "['VISA']", replacement: '[]', why: examples },
  { file: 'rpc/domain/charge.ts', original: "'VISA'", replacement: '""', why: examples },
  { file: 'rpc/domain/charge.ts', original: "{ examples: ['4242'] }", replacement: '{}', why: examples },
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
    file: 'workers/account/at-most.ts',
    original: 'timer !== undefined',
    replacement: 'true',
    why: 'there is a timer by then; the condition is for the types',
  },
  {
    file: 'workers/account/sealed-secrets.ts',
    original: 'first?.at',
    replacement: 'first.at',
    why: 'a minimum is one row, of nothing too; the condition is for the types',
  },
  {
    file: 'workers/account/page-visits.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'there is a first one by then; the text is for the types',
  },
  { file: 'rpc/portal/fresh-sign-in.ts', original: 'signedInAt !== undefined', replacement: 'true', why: neverLess },
  {
    file: 'rpc/portal/merged-reads.ts',
    original: 'request.maxAgeMs < known.maxAgeMs',
    replacement: 'request.maxAgeMs <= known.maxAgeMs',
    why: 'of two requests for one thing that are as fresh, either will do',
  },
  {
    file: 'rpc/portal/payer.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'what is no card is no default card',
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
  {
    file: 'workers/session/actor.ts',
    original: 'own === undefined',
    replacement: 'false',
    why: 'no brand is called undefined',
  },
  { file: 'workers/session/id-token.ts', original: '`ID token refused: ${code}`', replacement: '``', why: noMessage },
  { file: 'workers/session/sign-in.ts', original: '`sign-in refused: ${code}`', replacement: '``', why: noMessage },
  {
    file: 'workers/session/identity-provider.ts',
    original: "issuer.protocol === 'http:'",
    replacement: 'true',
    why: 'with an https portal each address of the provider was checked to be https before',
  },
  {
    file: 'workers/session/load.ts',
    original: 'session',
    replacement: 'true',
    why: 'without a session it is undefined either way',
  },
  {
    file: 'workers/session/oidc.ts',
    original: 'old?.idToken',
    replacement: 'old.idToken',
    why: 'a sign-in without an ID token was refused before; only a renewal may have none',
  },
  {
    file: 'workers/session/kept-session.ts',
    original: 'this.tokens.forget();',
    replacement: ';',
    why: 'what is in memory is not asked for once its seal is gone from the storage',
  },
  {
    file: 'workers/session/session-tokens.ts',
    original: '{\n    this.#tokens = undefined;\n  }',
    replacement: '{}',
    why: 'what is in memory is not asked for once its seal is gone from the storage',
  },
  {
    file: 'workers/session/session-object.ts',
    original:
      '{\n    if (!this.#setbacks.isStopped(work)) return;\n    this.#setbacks.wake();\n' +
      '    await this.ctx.storage.setAlarm(clock.there(Math.max(clock.now(), this.#setbacks.restsUntil(work))));\n  }',
    replacement: '{}',
    why: 'work stops after about a day, and a session is over after half of one',
  },
  {
    file: 'workers/session/kept-session.ts',
    original: 'session?.seenAt',
    replacement: 'session.seenAt',
    why: 'it was found to be over before; the condition is for the types',
  },
  {
    file: 'workers/gate/canonical-path.ts',
    original: 'segment.toLowerCase()',
    replacement: 'segment.toUpperCase()',
    why: 'segments are compared in one case, whichever it is',
  },
  {
    file: 'workers/gate/canonical-path.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'no path has a segment of that name, with its spaces as they are',
  },
  {
    file: 'workers/gate/canonical-path.ts',
    original: '/ (:.*)?$/',
    replacement: '/ (:.*)$/',
    why: 'an empty segment is the same in lower case',
  },
  {
    file: 'workers/gate/network-address.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'an address without :: has its eight groups, of which four count',
  },
  {
    file: 'workers/gate/open-forms.ts',
    original: 'page?.path',
    replacement: 'page.path',
    why: 'a build has no page that is undefined; the condition is for the types',
  },
  {
    file: 'workers/gate/token.ts',
    original: 'false',
    replacement: 'true',
    why: 'nobody asks the platform to give the key out',
  },
  {
    file: 'workers/session/country-of.ts',
    original: 'country !== undefined',
    replacement: 'true',
    why: 'the word undefined has more than two letters; the condition is for the types',
  },
  { file: 'workers/origin.ts', original: '/\\s+/', replacement: '/\\s/', why: 'empty parts are left out' },
  {
    file: 'workers/page-handler.ts',
    original: "'production'",
    replacement: '""',
    why: 'the framework takes a mode that it does not know for production',
  },
  {
    file: 'workers/portal.ts',
    original: "'SERVICE_UNAVAILABLE'",
    replacement: '""',
    why: 'its page is found by its class, and no intent of a person stands over HTTP',
  },
  {
    file: 'workers/readiness.ts',
    original: '{\n    return false;\n  }',
    replacement: '{}',
    why: 'undefined counts as false',
  },
  {
    file: 'workers/referral-tracking.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'neither has all four parts',
  },
  { file: 'app/forms/typed-day.ts', original: "''", replacement: '"Stryker was here!"', why: noGroups },
  { file: 'app/forms/typed-day.ts', original: '[]', replacement: '["Stryker was here"]', why: noGroups },
  {
    file: 'app/forms/name-text.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'there is a last one by then; the text is for the types',
  },
  {
    file: 'app/forms/or-as-it-is.ts',
    original: '{\n    return undefined;\n  }',
    replacement: '{}',
    why: casesEnd,
  },
  {
    file: 'app/forms/submit.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'no form has a field of that name to hide; what it gives in `readQuery` is tested',
  },
  {
    file: 'app/forms/submit.ts',
    original: "submission.error?.['']",
    replacement: "submission.error['']",
    why: 'what did not succeed has errors; the condition is for the types',
  },
  {
    file: 'app/forms/submit.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'the parameter is there by then; the text is for the types',
  },
  {
    file: 'contracts/endpoint.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'no declaration has an input of that name',
  },
  {
    file: 'contracts/reply.ts',
    original: "typeof step === 'number'",
    replacement: 'true',
    why: 'a text stays what it is, and a path has no symbols: the conversion is for the types',
  },
  { file: 'contracts/reply.ts', original: '!reader', replacement: 'true', why: madeAnew },
  { file: 'contracts/reply.ts', original: 'readers.set(schema, reader);', replacement: ';', why: madeAnew },
  { file: 'contracts/encoding.ts', original: 'a < b', replacement: 'a <= b', why: oneName },
  { file: 'contracts/encoding.ts', original: 'a > b', replacement: 'true', why: oneName },
  { file: 'contracts/encoding.ts', original: 'a > b', replacement: 'a >= b', why: oneName },
  { file: 'contracts/encoding.ts', original: 'a > b', replacement: 'false', why: onlyBefore },
  { file: 'contracts/encoding.ts', original: 'a > b', replacement: 'a <= b', why: onlyBefore },
  {
    file: 'contracts/encoding.ts',
    original: "'unwrap' in schema && typeof schema.unwrap === 'function'",
    replacement: "'unwrap' in schema || typeof schema.unwrap === 'function'",
    why: forTypes,
  },
  {
    file: 'contracts/encoding.ts',
    original: "typeof schema.unwrap === 'function'",
    replacement: 'true',
    why: forTypes,
  },
  {
    file: 'app/screens/bills/auto-top-up/intent.ts',
    original: "{ again: 'moved' }",
    replacement: '{}',
    why: noOperation,
  },
  {
    file: 'app/screens/bills/month-in-advance/intent.ts',
    original: "{ again: 'moved' }",
    replacement: '{}',
    why: noOperation,
  },
  { file: 'app/screens/bills/month-in-advance/intent.ts', original: "'moved'", replacement: '""', why: noOperation },
  { file: 'app/screens/cards/change-card.ts', original: "{ again: 'moved' }", replacement: '{}', why: noOperation },
  {
    file: 'app/screens/bills/list/intent.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'what is no card has no digits and no brand',
  },
  {
    file: 'app/screens/bills/list/statement-list.ts',
    original: 'a.day < b.day',
    replacement: 'a.day <= b.day',
    why: 'bills of one day have no order',
  },
  {
    file: 'app/screens/add-line/charges.ts',
    original: 'order.shipping?.tax ?? 0',
    replacement: 'order.shipping?.tax && 0',
    why: 'it is taken off the total and added to it again; where nothing is shipped, the total is nothing',
  },
  {
    file: 'app/screens/cards/intent.ts',
    original: 'made.before?.uuids',
    replacement: 'made.before.uuids',
    why: 'the cards are noted before each page for a card is asked for; the condition is for the types',
  },
  {
    file: 'app/screens/esim/activate/intent.ts',
    original: 'id === snapshot.actor.id',
    replacement: 'true',
    why: 'the first line is the primary’s, and a secondary sees their own alone',
  },
  {
    file: 'app/screens/status/line/fix.ts',
    original: 'mnpInfo?.oldNumber',
    replacement: 'mnpInfo.oldNumber',
    why: 'what the old carrier asks for is in it; the condition is for the types',
  },
  { file: 'app/screens/router/intent.ts', original: "{ again: 'same' }", replacement: '{}', why: noOperation },
  {
    file: 'app/screens/router/router/intent.ts',
    original: "'home'",
    replacement: '""',
    why: 'that schedule is the same for everybody',
  },
  {
    file: 'app/screens/services/enable/intent.ts',
    original: "state === 'refused'",
    replacement: 'true',
    why: onlyRefused,
  },
  {
    file: 'app/screens/settings/unlock/intent.ts',
    original: "state === 'refused'",
    replacement: 'true',
    why: onlyRefused,
  },
  {
    file: 'app/screens/services/service-reads.ts',
    original: "'primary-suspended'",
    replacement: '""',
    why: 'the primary’s own line, which is suspended, is among the lines',
  },
  {
    file: 'app/screens/settings/activity-file/intent.ts',
    original: 'sent.at(-1)?.sentAt',
    replacement: 'sent.at(-1).sentAt',
    why: 'there is a last one by then; the condition is for the types',
  },
  {
    file: 'app/screens/activation/charges.ts',
    original: "'unknown'",
    replacement: '""',
    why: 'a text has no amount',
  },
  {
    file: 'app/screens/activation/start/intent.ts',
    original: 'b.id === actor.id',
    replacement: 'b.id !== actor.id',
    why: 'the lines come with the person’s own first, and the sort of V8 leaves them so',
  },
  {
    file: 'rpc/problem.ts',
    original: "outcome.kind !== 'problem'",
    replacement: 'false',
    why: 'nothing but a problem has a name',
  },
  {
    file: 'rpc/public/lead.ts',
    original: 'emailId !== undefined',
    replacement: 'true',
    why: 'nobody consents without being signed in; the condition is for the types',
  },
];
