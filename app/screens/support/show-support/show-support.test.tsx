import { expect, test } from 'vitest';
import { LimitError } from '#rpc/limit-error.ts';
import { accountOf, contextOf, noon } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';
import { SettingsView } from '#app/screens/settings/settings/view.tsx';
import { settingsModel } from '#app/ui/testing/sample-settings.ts';
import { showingNow, showSupport, stopShowing } from './intent.ts';
import { ShowSupportView } from './view.tsx';

const person = () => {
  const dana = lineOf(1);
  const account = accountOf([dana]);
  return { account, context: contextOf(dana, account).context };
};
const asks = (html: string) => elements(html, 'input[name="ask"]').map(({ value }) => value);

test('CARE-2: a code is made when it is asked for, counted, and taken back', async () => {
  const { account, context } = person();
  expect(await showingNow(context)).toBeUndefined();
  await showSupport(context);
  expect(account.counted).toEqual(['care-code']);
  expect(await showingNow(context)).toMatchObject({ state: 'code', code: 'K7Q4MX' });
  await stopShowing(context);
  expect(await showingNow(context)).toBeUndefined();
});

test('CARE-2: after too many codes none is made', async () => {
  const { account, context } = person();
  account.limitedUntil = noon + 1;
  await expect(showSupport(context)).rejects.toThrow(LimitError);
  expect(await showingNow(context)).toBeUndefined();
});

test('CARE-1: without a provider of the care team there is no such page', async () => {
  const { context } = person();
  context.care = undefined;
  for (const intent of [showingNow, showSupport, stopShowing])
    await expect(intent(context)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('CARE-1: Settings and Support lead there where there is one, and nowhere else', () => {
  const linked = (facts: typeof samplePage) =>
    [<SettingsView key={1} settings={settingsModel()} />, <StaticPage key={2} path="help" />].map((view) =>
      elements(show(view, facts), 'a').some(({ href }) => href === '/show-support'),
    );
  expect(linked({ ...samplePage, showsSupport: true })).toEqual([true, true]);
  expect(linked(samplePage)).toEqual([false, false]);
});

test('CARE-2: the page says first what support will see, and that we never call to ask for a code', () => {
  const html = show(<ShowSupportView />);
  expect(words(html)).toContain(
    'They don’t see your bills, cards, messages or passwords, and they can’t change anything.',
  );
  expect(words(html)).toContain('We never call you to ask for a code.');
  expect(asks(html)).toEqual(['show']);
});

test('CARE-2, CARE-8: the code in two groups, with the ways to get another one and to end it', () => {
  const html = show(<ShowSupportView showing={{ state: 'code', code: 'K7Q4MX', until: samplePage.now + 300_000 }} />);
  expect(words(html)).toContain('K7Q 4MX');
  expect(asks(html)).toEqual(['show', 'stop']);
});

test('CARE-8: while support looks the page says until when, and ends it with one press', () => {
  const html = show(
    <ShowSupportView showing={{ state: 'seen', since: samplePage.now, until: samplePage.now + 900_000 }} />,
  );
  expect(words(html)).toContain('Support can see it now');
  expect(asks(html)).toEqual(['stop']);
  expect(words(show(<ShowSupportView stopped />))).toContain('Support can’t see it anymore.');
});
