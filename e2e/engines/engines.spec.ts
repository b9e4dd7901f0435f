import { writeFileSync } from 'node:fs';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { Lynx } from '../support/lynx.ts';
import { portalUrl } from '../support/ports.ts';
import { expect, test } from '../support/portal-test.ts';
import { robin } from '../support/top-up.ts';
import { W3m } from '../support/w3m.ts';
import { world } from '../support/world.ts';
import { startFirefox } from './firefox.ts';
import { type EngineName, isHere } from './installed.ts';
import { journeys, signIn } from './engine-journeys.ts';
import { customerPages, visitorPages } from './engine-pages.ts';
import type { Program } from './remote.ts';
import { ScreenBrowser } from './screen-browser.ts';
import { startWebKit } from './webkit.ts';

// `npm run lab -- engines` runs these: they take longer than `npm test` can spare (ADR-018).

test.describe.configure({ timeout: 240_000 });

const withScreen: readonly { name: string; engine: EngineName; start: () => Promise<Program> }[] = [
  { name: 'Firefox', engine: 'Firefox', start: startFirefox },
  {
    name: 'Firefox without script',
    engine: 'Firefox',
    start: () => startFirefox({ 'javascript.enabled': false }),
  },
  { name: 'WebKit', engine: 'WebKit', start: startWebKit },
];

for (const { name, engine, start } of withScreen.filter((one) => isHere(one.engine)))
  test.describe(name, () => {
    let program: Program | undefined;
    let browser: ScreenBrowser | undefined;
    const open = async (url: string) => {
      if (!program) throw new Error(`${engine} does not run`);
      browser = await ScreenBrowser.open(await program.window(), url);
      return browser;
    };

    test.beforeAll(async () => {
      program = await start();
    });
    test.afterEach(async ({}, info) => {
      if (browser && info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('screen.png'), await browser.screenshot());
      await browser?.quit();
      browser = undefined;
    });
    test.afterAll(() => program?.quit());

    for (const [title, walk] of Object.entries(journeys))
      test(`${name} ${title}`, async () => {
        const person = await walk(open);
        expect(await person.faults()).toEqual([]);
      });

    test(`${name} opens and closes the menu by keyboard, and hides no focus behind it (SHELL-15)`, async () => {
      const { email } = await world.open('active-single');
      const person = await signIn(open, email);
      await person.sees(robin.name);
      await person.doesNotSee(layoutMessages.en.logOut);
      await person.tabTo(layoutMessages.en.menu);
      await person.hit('Enter');
      await person.sees(layoutMessages.en.logOut);
      await person.tabTo(layoutMessages.en.areas.settings);
      await person.hit('Escape');
      await person.doesNotSee(layoutMessages.en.logOut);
      expect((await person.focus()).words).toBe(layoutMessages.en.menu);
      await person.hit('Enter');
      await person.sees(layoutMessages.en.logOut);
      await person.tabTo(lineCardMessages.en.actions['add-data']);
      await person.doesNotSee(layoutMessages.en.logOut);
      await person.hit('Escape');
      await person.press(layoutMessages.en.menu);
      await person.sees(layoutMessages.en.logOut);
      await person.press(layoutMessages.en.areas.settings);
      await person.sees(settingsMessages.en.title);
      await person.doesNotSee(layoutMessages.en.logOut);
    });

    test(`${name} shows pages without sideways scroll, on a phone and at 320 px`, async () => {
      const { email } = await world.open('active-family');
      const person = await open(portalUrl);
      const check = async (path: string) => {
        await person.goTo(portalUrl + path);
        expect.soft(await person.faults(), path).toEqual([]);
      };
      for (const path of visitorPages) await check(path);
      await person.goTo(`${portalUrl}/login?login_hint=${email}`);
      await person.press('Sign in');
      await person.sees(homeMessages.en.hello('Dana'));
      for (const path of customerPages) await check(path);
    });
  });

const asText = [
  { name: 'w3m', start: (url: string) => new W3m(url) },
  { name: 'lynx', start: (url: string) => new Lynx(url) },
] as const;

for (const { name, start } of asText.filter((one) => isHere(one.name)))
  test.describe(name, () => {
    let browser: W3m | Lynx | undefined;
    test.afterEach(() => {
      browser?.quit();
      browser = undefined;
    });

    for (const [title, walk] of Object.entries(journeys))
      test(`${name} ${title}`, async () => {
        await walk(async (url) => (browser = start(url)));
      });
  });
