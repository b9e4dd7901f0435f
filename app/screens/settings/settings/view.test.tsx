import { expect, test } from 'vitest';
import { settingsModel } from '#app/ui/testing/sample-settings.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { oneDay } from '#rpc/domain/day.ts';
import { draftLifeMs } from '#rpc/domain/journey/journey.ts';
import { operationTtlMs } from '#rpc/domain/ledger.ts';
import { SettingsView } from './view.tsx';

const page = (facts = samplePage) => show(<SettingsView settings={settingsModel()} />, facts);
const choices = (html: string) =>
  elements(html, 'a[href^="/preference"]').map(({ href, lang }) => [href, lang].filter(Boolean));

test('shows the parts of the page, and each choice with its present value (SETTINGS-1, SETTINGS-2)', () => {
  const html = page();
  for (const title of ['Account lock', 'Language English Español', 'Lite mode', 'Where you’re signed in', 'Your data'])
    expect(words(html)).toContain(title);
  expect(words(html)).toMatch(/Lite mode: .* Off Turn on/);
  expect(words(html)).toMatch(/Your data .*See your activity/);
  expect(choices(html)).toEqual([['/preference?lang=es&to=%2Fsettings', 'es'], ['/preference?lite=on&to=%2Fsettings']]);
  expect(choices(page({ ...samplePage, language: 'es', lite: true }))).toEqual([
    ['/preference?lang=en&to=%2Fsettings', 'en'],
    ['/preference?lite=off&to=%2Fsettings'],
  ]);
});

test('shows each session with device, country and last use, and marks this one (SETTINGS-3)', () => {
  expect(words(page())).toContain(
    'Firefox on Linux United States · last used now This device ' +
      'Safari on iPhone or iPad Mexico · last used 2 minutes ago Sign out Safari on iPhone or iPad ' +
      'A browser on another system Unknown place · last used 4 minutes ago Sign out',
  );
  expect(words(page({ ...samplePage, language: 'es' }))).toContain('Safari en iPhone o iPad México · último uso');
});

test('signs out everywhere (SETTINGS-4)', () => {
  const html = page();
  expect(elements(html, 'form').find(({ action }) => action === '/logout')).toBeDefined();
  expect(elements(html, 'input').find(({ name }) => name === 'everywhere')?.value).toBe('/settings');
});

test('signs out each other session, or all of them (SETTINGS-8)', () => {
  const refs = elements(page(), 'input').filter(({ name }) => name === 'ref');
  expect(refs.map(({ value }) => value)).toEqual(['session-2', 'session-3']);
  expect(elements(page(), 'input').find(({ name }) => name === 'elsewhere')?.value).toBe('/settings');
  const [first] = settingsModel().signIns;
  const alone = show(<SettingsView settings={settingsModel({ signIns: first ? [first] : [] })} />);
  expect(elements(alone, 'input').map(({ name }) => name)).not.toEqual(expect.arrayContaining(['elsewhere']));
  expect(elements(alone, 'input').map(({ name }) => name)).not.toEqual(expect.arrayContaining(['device']));
});

test.each([
  [0, 'That device was signed out already.'],
  [1, 'Signed out on one other device.'],
  [3, 'Signed out on 3 other devices.'],
])('shows that %i sessions ended (SETTINGS-8)', (signedOut, text) => {
  expect(words(show(<SettingsView settings={settingsModel()} signedOut={signedOut} />))).toContain(text);
});

test('lists the stored data with its days, and offers the activity as a file (SETTINGS-5, SETTINGS-6)', () => {
  expect(words(page())).toContain(
    `What you did here, with the names and numbers of your lines: ${operationTtlMs / oneDay} days.`,
  );
  expect(words(page())).toContain(`adding a line: ${draftLifeMs / oneDay} days.`);
  expect(links(page())).toEqual(expect.arrayContaining(['/settings/activity.csv', '/activity', '/privacy']));
});
