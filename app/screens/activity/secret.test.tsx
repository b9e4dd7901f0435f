import { expect, it } from 'vitest';
import { type Language, languages } from '#app/copy/language.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { isOfAccount, type Operation, type OperationKind, type OperationTerms } from '#rpc/domain/operation.ts';
import { activity, notMe } from '#rpc/portal/activity.ts';
import { contextOf, FakeAccount, noon, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/customer.ts';
import { samplePage, show } from '#app/ui/testing/show.tsx';
import { EntryView } from './entry/view.tsx';
import { ActivityView } from './list/view.tsx';
import { NotMeView } from './not-me/view.tsx';

/** What nobody should read over a shoulder, by kind: names, e-mails, addresses of pages, ids. */
const terms: OperationTerms = {
  'top-up': { gigabytes: 2, charge: 1000, payerId: 'SECRET-PAYER' },
  'plan-change': {
    planId: 'SECRET-PLAN',
    planName: 'Large',
    fromPlanId: 'SECRET-FROM',
    fromPlanName: 'Small',
    occurrence: 2,
    direction: 'upgrade',
    when: 'now',
    prices: [],
  },
  'data-service': { pause: true, primaryId: 'SECRET-PRIMARY' },
  'line-name': { firstName: 'SECRETA', lastName: 'SECRETO' },
  'auto-top-up': { enabled: true },
  'payment-page': { emailId: 'secret@example.test', redirectUrl: 'https://secret.example/page' },
  'promise-to-pay': { day: '2026-12-01', amount: 4500 },
  'month-in-advance': { amount: 2000, totalTax: 150 },
  'invoice-mail': {
    emailId: 'secret@example.test',
    invoiceUrl: 'https://secret.example/bill.pdf',
    invoiceType: 'SECRET' as never,
    invoiceDate: '2026-11-03',
  },
  'account-lock': { lockStatus: 'ACC_LOCK' },
};

const states = operationStates.filter((state) => state !== 'issued');
const operations = (Object.keys(terms) as OperationKind[]).flatMap((kind) =>
  states.map((state): Operation => ({
    id: `${kind}-${state}`.padEnd(16, '_'),
    kind,
    lineId: isOfAccount(kind) ? 'line-1' : 'line-2',
    actorId: 'line-1',
    state,
    terms: terms[kind],
    issuedAt: noon,
    sentAt: noon,
    settledAt: noon,
    refusal: 'other',
    result: 'https://secret.example/result',
    before: { payments: 7, requestedOn: 'SECRET-BEFORE' },
  })),
);

it.each(languages)('no page of Activity shows more than was meant for it (%s)', async (language: Language) => {
  const dana = lineOf(1, { firstName: 'DANA' });
  const account = new FakeAccount([], {
    'customer.byUsername': reply(dana),
    'customer.group': reply({ customers: [dana, lineOf(2)] }),
    'config.keys': reply({}),
  });
  account.operations.push(...operations);
  const { context } = contextOf(dana, account);
  const model = await activity(context);
  // All were sent at one moment, so that all stand on one page.
  expect(model.entries).toHaveLength(operations.length);
  const facts = { ...samplePage, language };
  const pages = [
    [JSON.stringify(model), show(<ActivityView activity={model} />, facts)],
    ...(await Promise.all(model.entries.map(async ({ id }) => notMe(context, id)))).map((one) => [
      JSON.stringify(one),
      show(<NotMeView notMe={one} />, facts),
      show(<EntryView entry={one.entry} />, facts),
    ]),
  ].flat();
  for (const page of pages) expect(page).not.toMatch(/secret/i);
});
