import { expect, test } from 'vitest';
import { LimitError } from '#rpc/limit-error.ts';
import { accountOf, contextOf, noon } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';
import { SettingsView } from '#app/screens/settings/settings/view.tsx';
import { settingsModel } from '#app/ui/testing/sample-settings.ts';
import { readShowing, showSupport, stopShowing } from './intent.ts';
import { ShowSupportView } from './view.tsx';

const person = () => {
  const dana = lineOf(1);
  const account = accountOf([dana]);
  return { account, context: contextOf(dana, account).context };
};
const asks = (html: string) => elements(html, 'input[name="ask"]').map(({ value }) => value);

test('makes a code on demand, counts it, and takes it back (CARE-2)', async () => {
  const { account, context } = person();
  expect(await readShowing(context)).toBeUndefined();
  await showSupport(context);
  expect(account.counted).toEqual(['care-code']);
  expect(await readShowing(context)).toMatchObject({ kind: 'code', code: 'K7Q4MX' });
  await stopShowing(context);
  expect(await readShowing(context)).toBeUndefined();
});

test('creates no code after too many (CARE-2)', async () => {
  const { account, context } = person();
  account.limitedUntil = noon + 1;
  await expect(showSupport(context)).rejects.toThrow(LimitError);
  expect(await readShowing(context)).toBeUndefined();
});

test('does not exist without an identity provider of the care team (CARE-1)', async () => {
  const { context } = person();
  context.care = undefined;
  for (const intent of [readShowing, showSupport, stopShowing])
    await expect(intent(context)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('is linked from Settings and Support only with such a provider (CARE-1)', () => {
  const linked = (facts: typeof samplePage) =>
    [<SettingsView key={1} settings={settingsModel()} />, <StaticPage key={2} path="help" />].map((view) =>
      elements(show(view, facts), 'a').some(({ href }) => href === '/show-support'),
    );
  expect(linked({ ...samplePage, showsSupport: true })).toEqual([true, true]);
  expect(linked(samplePage)).toEqual([false, false]);
});

test('shows first the data for support, and that we never call for a code (CARE-2)', () => {
  const html = show(<ShowSupportView />);
  expect(words(html)).toContain(
    'They don’t see your bills, cards, messages or passwords, and they can’t change anything.',
  );
  expect(words(html)).toContain('We never call you to ask for a code.');
  expect(asks(html)).toEqual(['show']);
});

test('shows the code in two groups, with buttons for another one and to end it (CARE-2, CARE-8)', () => {
  const html = show(<ShowSupportView showing={{ kind: 'code', code: 'K7Q4MX', until: samplePage.now + 300_000 }} />);
  expect(words(html)).toContain('K7Q 4MX');
  expect(asks(html)).toEqual(['show', 'stop']);
});

test('shows the end of a showing in use, and ends it with one press (CARE-8)', () => {
  const html = show(
    <ShowSupportView showing={{ kind: 'seen', since: samplePage.now, until: samplePage.now + 900_000 }} />,
  );
  expect(words(html)).toContain('Support can see it now');
  expect(asks(html)).toEqual(['stop']);
  expect(words(show(<ShowSupportView stopped />))).toContain('Support can’t see it anymore.');
});
