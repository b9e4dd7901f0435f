import { expect, it } from 'vitest';
import { type Language, languages } from '#app/copy/language.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { isOfAccount, type Operation, operationKinds } from '#rpc/operation/operations.ts';
import { loadActivity, loadNotMe } from '#rpc/portal/activity.ts';
import { accountOf, contextOf, noon } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { samplePage, show } from '#app/ui/testing/show.tsx';
import { EntryView } from './entry/view.tsx';
import { ActivityView } from './list/view.tsx';
import { NotMeView } from './not-me/view.tsx';

const states = operationStates;
/** One operation of every kind. */
const operationsIn = (state: (typeof states)[number]): Operation[] =>
  operationKinds.map((kind) => ({
    id: `${kind}-${state}`.padEnd(16, '_'),
    kind,
    subjectId: isOfAccount(kind) ? 'line-1' : 'line-2',
    actorId: 'line-1',
    state,
    terms: sampleTerms[kind],
    issuedAt: noon,
    sentAt: noon,
    settledAt: noon,
    refusal: 'other',
    result: 'https://secret.example/result',
    baseline: { payments: 7, nonPay: false, requestedOn: 'SECRET-BEFORE' },
  }));

it.each(languages.flatMap((language) => states.map((state): [Language, typeof state] => [language, state])))(
  'no page of Activity shows more than the activity summary, in %s: %s (ACTIVITY-3)',
  async (language, state) => {
    const operations = operationsIn(state);
    const dana = lineOf(1, { firstName: 'DANA' });
    const account = accountOf([dana, lineOf(2)]);
    account.operations.push(...operations);
    const { context } = contextOf(dana, account);
    const model = await loadActivity(context);
    // All were sent at one moment, so that all stand on one page.
    expect(model.entries).toHaveLength(operations.length);
    const facts = { ...samplePage, language };
    const pages = [
      [JSON.stringify(model), show(<ActivityView activity={model} />, facts)],
      ...(await Promise.all(model.entries.map(async ({ id }) => loadNotMe(context, id)))).map((one) => [
        JSON.stringify(one),
        show(<NotMeView notMe={one} />, facts),
        show(<EntryView entry={one.entry} />, facts),
      ]),
    ].flat();
    for (const page of pages) expect(page).not.toMatch(/secret/i);
  },
);
