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
const onlyMemory = 'how many are kept is a matter of memory, and any of them can be made anew';
const oneName = 'no two fields have one name';
const onlyBefore = 'the sort of V8 asks only whether one comes before the other';
const noOperation = 'who sent it asks only whether there is an operation';
const onlyRefused = 'nothing but a refused operation has a refusal';
const secretsKnown = 'nothing is sent for a number that moves while its secrets are not known';
const casesEnd = 'the function ends there without it too, and gives the same';

const ownFirst = 'lines are in their order, the primary’s first, and a secondary sees their own alone';
const inQuery = 'all inputs of a GET are in its path and its query, so that its body is empty either way';

/** By file: what stands there, what Stryker puts in its place, and why no test sees it. */
const byFile: Readonly<Record<string, readonly (readonly [original: string, replacement: string, why: string])[]>> = {
  'rpc/domain/address-on-file.ts': [
    [
      "part.trim().replaceAll(/\\s+/g, ' ').toUpperCase()",
      "part.trim().replaceAll(/\\s+/g, ' ').toLowerCase()",
      'addresses are compared in one case, whichever it is',
    ],
  ],
  'rpc/domain/bill.ts': [['dueDate !== undefined', 'true', neverLess]],
  'rpc/domain/billing-cycle.ts': [
    ['billEndDate !== undefined', 'true', neverLess],
    ['end !== undefined', 'true', neverLess],
  ],
  'rpc/domain/card.ts': [
    ["''", '"Stryker was here!"', 'it does not end in four digits either'],
    ['[]', '["Stryker was here"]', noGroups],
    ['month && year', 'month || year', 'the expression finds both or neither'],
    ['expiry.slice(0, 2)', 'expiry', 'two more digits behind a month do not make it earlier'],
  ],
  'rpc/domain/charge.ts': [
    ["time.at === 'bill'", 'true', 'what is charged now has no bill whose day could be told'],
    ["{ examples: ['VISA'] }", '{}', examples],
    ["['VISA']", '[]', examples],
    ["'VISA'", '""', examples],
    ["{ examples: ['4242'] }", '{}', examples],
    ["['4242']", '[]', examples],
    ["'4242'", '""', examples],
  ],
  'rpc/domain/day.ts': [
    ['day !== undefined', 'true', neverLess],
    ['formats.set(timeZone, format);', ';', madeAnew],
  ],
  'rpc/domain/daily-use.ts': [['today > end', 'today >= end', 'on the last day of the cycle both give that day']],
  'rpc/domain/key-list.ts': [['[]', '["Stryker was here"]', noGroups]],
  'rpc/domain/landing.ts': [["'/'", '""', 'without a path there is none to return to, whatever it would be']],
  'rpc/domain/journey/add-line.ts': [
    ["case 'review':\n        return false;", "case 'review':", casesEnd],
    ["'review'", '""', casesEnd],
    ['draft.count !== undefined', 'true', neverLess],
  ],
  'rpc/domain/line.ts': [
    ['occurrence > 0', 'occurrence >= 0', '0 is what stands for none'],
    ['a.id < b.id', 'a.id <= b.id', 'no two lines have one id'],
  ],
  'rpc/domain/ledger.ts': [
    ["case 'open':\n      return undefined;", "case 'open':", casesEnd],
    ["'open'", '""', casesEnd],
  ],
  'rpc/domain/journey/activation.ts': [
    ['number === of', 'false', 'all steps of all steps are 100 percent by the division too'],
  ],
  'rpc/domain/port-detail.ts': [["''", '"Stryker was here!"', 'neither is a code of the carrier']],
  'rpc/domain/mark.ts': [['/=+$/', '/=+/', 'base64 has these characters at its end alone']],
  'rpc/domain/ref.ts': [
    ['/=+$/', '/=+/', 'base64 has these characters at its end alone'],
    ['[]', '["Stryker was here"]', noGroups],
    ['day && invoiceId', 'day || invoiceId', 'the expression finds both or neither'],
  ],
  'rpc/domain/saga.ts': [
    ["outcome.kind === 'fault'", 'true', 'nothing but a fault has a reason for which a session is over'],
    ["'read-back'", '""', 'who runs it asks whether it is to be sent, or at its end'],
  ],
  'rpc/domain/service.ts': [["''", '"Stryker was here!"', 'neither is the name of a refusal']],
  'rpc/operation/activate.ts': [
    ['known?.accountNumber', 'known.accountNumber', secretsKnown],
    ['known?.pin', 'known.pin', secretsKnown],
    ['line?.isMNP', 'line.isMNP', 'of a line that is not there no number is saved, which is asked first'],
    ["'open'", '""', 'anything but an end is asked again later'],
  ],
  'rpc/operation/add-line.ts': [
    ["''", '"Stryker was here!"', 'an order has a line that gets a card; what stands for none is the id of no step'],
    ['[]', '["Stryker was here"]', noGroups],
  ],
  'rpc/operation/invite.ts': [
    ['[sampleFriend]', '[]', examples],
    ['{ examples: [[sampleFriend]] }', '{}', examples],
  ],
  'rpc/domain/plan-advice.ts': [
    ['index === 0', 'false', 'where the three cycles before are the line’s own, the present one is too'],
    ['activationDate !== undefined', 'true', neverLess],
    ['plan.planData !== undefined', 'true', 'no product of undefined is large enough; the condition is for the types'],
  ],
  'rpc/domain/plan-change.ts': [
    ["['Large']", '[]', examples],
    ["'Large'", '""', examples],
    ["{ examples: ['Large'] }", '{}', examples],
  ],
  'rpc/operation/service.ts': [
    ["status.kind === 'reply'", 'true', 'without a reply there is no status either, of which nothing is told'],
    ["sent.kind === 'problem'", 'true', 'no reply has the code of a refusal'],
  ],
  'rpc/operation/turned-away-lead.ts': [['default:\n      return undefined;', 'default:', casesEnd]],
  'workers/session/derived-key.ts': [
    ['derived.set(name, known);', ';', 'it is derived anew then, which takes longer'],
    ["'log'", '""', anyLabel],
    ['false', 'true', 'nobody asks the platform to give the key out'],
  ],
  'rpc/carrier/procedures.ts': [
    ["''", '"Stryker was here!"', 'no resource and no verb has that name either'],
    ['{ isDev: false }', '{}', 'it is about what the library loads, and not about what it answers'],
    ['false', 'true', 'it is about what the library loads, and not about what it answers'],
    ['resources[name]?.[verb]', 'resources[name][verb]', 'it is there by then; the condition is for the types'],
  ],
  'rpc/carrier/read-answer.ts': [
    ["''", '"Stryker was here!"', 'neither is JSON'],
    ['{\n    return undefined;\n  }', '{}', casesEnd],
  ],
  'rpc/carrier/request.ts': [
    ["target.method === 'GET'", 'false', inQuery],
    ["'GET'", '""', inQuery],
  ],
  'rpc/carrier/second-try.ts': [["outcome.kind === 'fault'", 'true', 'no other outcome has a `why`']],
  'app/screens/activation/start/intent.ts': [
    ['(a, b) => Number(b.id === actor.id) - Number(a.id === actor.id)', '() => undefined', ownFirst],
    ['b.id === actor.id', 'true', ownFirst],
    ['refs?.[line.id]', 'refs[line.id]', 'where there is a line there are references; the condition is for the types'],
    [
      'b.id === actor.id',
      'b.id !== actor.id',
      'the lines come with the person’s own first, and the sort of V8 leaves them so',
    ],
  ],
  'app/screens/esim/activate/intent.ts': [
    ['({ id }) => id === snapshot.actor.id', '() => undefined', ownFirst],
    ['id === snapshot.actor.id', 'true', 'the first line is the primary’s, and a secondary sees their own alone'],
  ],
  'app/screens/esim/setup/intent.ts': [
    ['({ id }) => id === snapshot.actor.id', '() => undefined', ownFirst],
    ['id === snapshot.actor.id', 'false', ownFirst],
  ],
  'app/screens/problem/sorry/system.ts': [
    ["''", '"Stryker was here!"', 'the first part of a text is never missing; the default is for the types'],
  ],
  'app/screens/settings/signed-out.ts': [["''", '"Stryker was here!"', 'neither is a number']],
  'workers/account/at-most.ts': [
    ['timer !== undefined', 'true', 'there is a timer by then; the condition is for the types'],
  ],
  'workers/account/sealed-secrets.ts': [
    ['first?.at', 'first.at', 'a minimum is one row, of nothing too; the condition is for the types'],
  ],
  'workers/account/page-visits.ts': [
    ["''", '"Stryker was here!"', 'there is a first one by then; the text is for the types'],
  ],
  'rpc/portal/fresh-sign-in.ts': [['signedInAt !== undefined', 'true', neverLess]],
  'rpc/portal/merged-reads.ts': [
    [
      'request.maxAgeMs < known.maxAgeMs',
      'request.maxAgeMs <= known.maxAgeMs',
      'of two requests for one thing that are as fresh, either will do',
    ],
    ['step < steps', 'step <= steps', 'one step more waits for what has come already'],
  ],
  'rpc/portal/payer.ts': [['[]', '["Stryker was here"]', 'what is no card is no default card']],
  'rpc/carrier/signature.ts': [
    ['known?.secret === secret', 'false', 'the key is imported anew then, which takes longer'],
    ['{ secret, key }', '{}', 'the key is imported anew then, which takes longer'],
    ['false', 'true', 'nobody asks the platform to give the key out'],
  ],
  'workers/session/actor.ts': [['own === undefined', 'false', 'no brand is called undefined']],
  'workers/session/id-token.ts': [['`ID token refused: ${code}`', '``', noMessage]],
  'workers/session/sign-in.ts': [['`sign-in refused: ${code}`', '``', noMessage]],
  'workers/session/identity-provider.ts': [
    [
      "issuer.protocol === 'http:'",
      'true',
      'with an https portal each address of the provider was checked to be https before',
    ],
  ],
  'workers/session/load.ts': [['session', 'true', 'without a session it is undefined either way']],
  'workers/session/oidc.ts': [
    ['old?.idToken', 'old.idToken', 'a sign-in without an ID token was refused before; only a renewal may have none'],
  ],
  'workers/session/kept-session.ts': [
    ['this.tokens.forget();', ';', 'what is in memory is not asked for once its seal is gone from the storage'],
    ['session?.seenAt', 'session.seenAt', 'it was found to be over before; the condition is for the types'],
  ],
  'workers/session/session-tokens.ts': [
    [
      '{\n    this.#tokens = undefined;\n  }',
      '{}',
      'what is in memory is not asked for once its seal is gone from the storage',
    ],
  ],
  'workers/session/session-object.ts': [
    [
      '{\n    if (!this.#setbacks.isStopped(work)) return;\n    this.#setbacks.wake();\n' +
        '    await this.ctx.storage.setAlarm(' +
        'clock.there(Math.max(clock.now(), this.#setbacks.restsUntil(work))));\n  }',
      '{}',
      'work stops after about a day, and a session is over after half of one',
    ],
    ['{ id }', '{}', 'what is asked is known by its key'],
    ['over.length > 0', 'over.length >= 0', 'to delete nothing changes nothing'],
    ['(await this.ctx.storage.getAlarm()) !== at', 'true', 'it rings at the same time'],
  ],
  'workers/gate/canonical-path.ts': [
    ['segment.toLowerCase()', 'segment.toUpperCase()', 'segments are compared in one case, whichever it is'],
    ["''", '"Stryker was here!"', 'no path has a segment of that name, with its spaces as they are'],
    ['/ (:.*)?$/', '/ (:.*)$/', 'an empty segment is the same in lower case'],
  ],
  'workers/gate/network-address.ts': [
    ['[]', '["Stryker was here"]', 'an address without :: has its eight groups, of which four count'],
  ],
  'workers/gate/open-forms.ts': [
    ['page?.path', 'page.path', 'a build has no page that is undefined; the condition is for the types'],
  ],
  'workers/gate/rate.ts': [['[]', '["Stryker was here"]', noGroups]],
  'workers/gate/token.ts': [
    ['keys.size > mostKeys', 'true', madeAnew],
    ['keys.size > mostKeys', 'false', onlyMemory],
    ['keys.size > mostKeys', 'keys.size >= mostKeys', onlyMemory],
    ['keys.size > mostKeys', 'keys.size <= mostKeys', onlyMemory],
    ['keys.clear();', ';', onlyMemory],
    ['keys.set(csrf, key);', ';', madeAnew],
    ['false', 'true', 'nobody asks the platform to give the key out'],
  ],
  'workers/session/country-of.ts': [
    ['country !== undefined', 'true', 'the word undefined has more than two letters; the condition is for the types'],
  ],
  'workers/origin.ts': [['/\\s+/', '/\\s/', 'empty parts are left out']],
  'workers/page-handler.ts': [
    ["'production'", '""', 'the framework takes a mode that it does not know for production'],
  ],
  'workers/portal.ts': [
    ["'SERVICE_UNAVAILABLE'", '""', 'its page is found by its class, and no intent of a person stands over HTTP'],
  ],
  'workers/readiness.ts': [['{\n    return false;\n  }', '{}', 'undefined counts as false']],
  'workers/referral-tracking.ts': [["''", '"Stryker was here!"', 'neither has all four parts']],
  'app/forms/typed-fields.ts': [
    ["''", '"Stryker was here!"', noGroups],
    ['[]', '["Stryker was here"]', noGroups],
  ],
  'app/forms/name-text.ts': [["''", '"Stryker was here!"', 'there is a last one by then; the text is for the types']],
  'app/forms/submit.ts': [
    ['{\n    return undefined;\n  }', '{}', casesEnd],
    ['[]', '["Stryker was here"]', 'no form has a field of that name to hide; what it gives in `readQuery` is tested'],
    [
      "submission.error?.['']",
      "submission.error['']",
      'what did not succeed has errors; the condition is for the types',
    ],
    ["''", '"Stryker was here!"', 'the parameter is there by then; the text is for the types'],
  ],
  'contracts/endpoint.ts': [['[]', '["Stryker was here"]', 'no declaration has an input of that name']],
  'contracts/reply.ts': [
    [
      "typeof step === 'number'",
      'true',
      'a text stays what it is, and a path has no symbols: the conversion is for the types',
    ],
    ['!reader', 'true', madeAnew],
    ['readers.set(schema, reader);', ';', madeAnew],
  ],
  'contracts/encoding.ts': [
    ['a < b', 'a <= b', oneName],
    ['a > b', 'true', oneName],
    ['a > b', 'a >= b', oneName],
    ['a > b', 'false', onlyBefore],
    ['a > b', 'a <= b', onlyBefore],
  ],
  'app/screens/bills/auto-top-up/intent.ts': [["{ again: 'moved' }", '{}', noOperation]],
  'app/screens/bills/month-in-advance/intent.ts': [
    ["{ again: 'moved' }", '{}', noOperation],
    ["'moved'", '""', noOperation],
  ],
  'app/screens/cards/change-card.ts': [["{ again: 'moved' }", '{}', noOperation]],
  'app/screens/bills/list/intent.ts': [['[]', '["Stryker was here"]', 'what is no card has no digits and no brand']],
  'app/screens/bills/list/statement-list.ts': [['a.day < b.day', 'a.day <= b.day', 'bills of one day have no order']],
  'app/screens/add-line/charges.ts': [
    [
      'order.shipping?.tax ?? 0',
      'order.shipping?.tax && 0',
      'it is taken off the total and added to it again; where nothing is shipped, the total is nothing',
    ],
  ],
  'app/screens/cards/intent.ts': [
    [
      'made.before?.uuids',
      'made.before.uuids',
      'the cards are noted before each page for a card is asked for; the condition is for the types',
    ],
  ],
  'app/screens/status/line/fix.ts': [
    [
      'mnpInfo?.oldNumber',
      'mnpInfo.oldNumber',
      'what the old carrier asks for is in it; the condition is for the types',
    ],
  ],
  'app/screens/router/intent.ts': [["{ again: 'same' }", '{}', noOperation]],
  'app/screens/router/router/intent.ts': [["'home'", '""', 'that schedule is the same for everybody']],
  'app/screens/services/enable/intent.ts': [["state === 'refused'", 'true', onlyRefused]],
  'app/screens/settings/unlock/intent.ts': [["state === 'refused'", 'true', onlyRefused]],
  'app/screens/services/service-reads.ts': [
    ["'primary-suspended'", '""', 'the primary’s own line, which is suspended, is among the lines'],
  ],
  'app/screens/settings/all-activity.ts': [
    ['sent.at(-1)?.sentAt', 'sent.at(-1).sentAt', 'there is a last one by then; the condition is for the types'],
  ],
  'app/screens/activation/charges.ts': [["'unknown'", '""', 'a text has no amount']],
  'rpc/problem.ts': [["outcome.kind !== 'problem'", 'false', 'nothing but a problem has a name']],
  'rpc/public/lead.ts': [
    ['emailId !== undefined', 'true', 'nobody consents without being signed in; the condition is for the types'],
  ],
  'workers/account/ledger.ts': [
    ["one.state === 'sending'", 'true', 'an operation that is open otherwise does not take that its call is lost'],
    ['turnedAway', 'true', 'a reason that is noted as undefined is read like none'],
    ["{ event: 'lose' }", '{}', 'an end without an event is taken for that one'],
    ["'session'", '""', 'whatever was turned away has its reason noted; what stands for none is for the types'],
  ],
  'rpc/portal/snapshot.ts': [["''", '"Stryker was here!"', 'it is the key of no bill and of no card either']],
  'rpc/portal/order/order-reads.ts': [["''", '"Stryker was here!"', 'it is the id of no order either']],
  'workers/points/carrier-calls.ts': [["outcome.kind === 'fault'", 'true', 'nothing but a fault has a status']],
  'workers/points/write-point.ts': [
    ['!POINTS', 'false', 'what a missing binding throws is caught like what the platform refuses'],
    ['`${name} ${text(by)}`.slice(0, 96)', '`${name} ${text(by)}`', 'no name and text of the table are longer'],
  ],
  'workers/care/care-desk.ts': [['this.#isReady', 'false', madeAnew]],
  'workers/care/care-env.ts': [
    ["''", '"Stryker was here!"', 'nobody asks without a provider of the care team (CARE-1)'],
    ["'care'", '""', 'no part of the index has that name either'],
  ],
  'workers/session/device-cookie.ts': [['value === undefined', 'false', 'nothing is unsealed of no value']],
  'workers/session/http-cookie.ts': [["''", '"Stryker was here!"', 'there is no cookie in it']],
  'workers/session/sign-out.ts': [["''", '"Stryker was here!"', 'no page and no session is called so']],
  'workers/operator/account-index.ts': [
    [
      '!env.OPERATOR_KEY || tag === undefined || account === undefined',
      '(!env.OPERATOR_KEY || tag === undefined) && account === undefined',
      'there are both tags or neither',
    ],
    ['tag.slice(0, 1)', 'tag', 'a part is found by its first character; it is told more than once'],
  ],
  'workers/operator/index-object.ts': [['nextAt !== undefined', 'true', 'what was just written has not ended']],
  'workers/push/push-keys.ts': [
    ["'a push key is PUBLIC.PRIVATE, 65 and 32 bytes'", '""', noMessage],
    ["''", '"Stryker was here!"', 'it is no half of a key either'],
  ],
  'workers/push/push-service.ts': [["`no name of a host: ${wrong.join(', ')}`", '``', noMessage]],
  'workers/push/send-push.ts': [['!key', 'false', 'nothing can be signed without one, which ends in the same']],
  'workers/account/notifications.ts': [["'gone'", '""', 'what waited for it is gone with it']],
  'workers/operator/switches-object.ts': [
    ["'switches'", '""', 'nothing else is kept there'],
    ['open !== undefined', 'true', 'no kind is called so'],
  ],
  'workers/account/indexed.ts': [['[]', '["Stryker was here"]', 'it is the id of no operation']],
  'workers/account/live.ts': [["'signed out'", '""', 'pages look at the code alone']],
  'workers/operator/read-audit.ts': [
    ['group === undefined', 'false', 'all lines are read, and their tags are of use for a group alone'],
    ['[]', '["Stryker was here"]', 'without a group no tag is looked for'],
  ],
};

/** Their files are read by the test beside this one: an entry goes when its line does. */
export const equivalents: readonly Equivalent[] = Object.entries(byFile).flatMap(([file, all]) =>
  all.map(([original, replacement, why]) => ({ file, original, replacement, why })),
);
