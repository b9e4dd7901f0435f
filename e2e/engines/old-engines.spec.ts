import { writeFileSync } from 'node:fs';
import { activityMessages } from '#app/copy/activity.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { portalUrl } from '../support/ports.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';
import { addData, signIn } from './engine-journeys.ts';
import { HeadlessChromium } from './headless-chromium.ts';
import { controlFaults } from './in-page.ts';
import { fetchedChromiums, programOf } from './old-chromium-files.ts';
import { activate, pay } from './old-engine-journeys.ts';
import { customerPages, visitorPages } from './engine-pages.ts';
import { ScreenBrowser } from './screen-browser.ts';

// SHELL-41, in real engines of their year: `npm run lab -- engines` fetches and runs them (ADR-042).

test.describe.configure({ timeout: 240_000 });

for (const one of fetchedChromiums()) {
  const name = `Chromium ${one.version}`;
  test.describe(name, () => {
    let program: HeadlessChromium | undefined;
    let browser: ScreenBrowser | undefined;
    const open = async (url: string) => {
      if (!program) throw new Error(`${name} does not run`);
      browser = await ScreenBrowser.open(await program.window(), url);
      return browser;
    };

    test.beforeEach(async () => {
      program = await HeadlessChromium.start(programOf(one));
    });
    test.afterEach(async ({}, info) => {
      if (browser && info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('screen.png'), await browser.screenshot());
      await program?.quit();
      program = undefined;
      browser = undefined;
    });

    test(`${name} adds data, and the page that waits changes by itself (SHELL-41)`, async () => {
      await addData(open);
      expect(program?.errors).toEqual([]);
    });

    test(`${name} opens and closes the menu (SHELL-41)`, async () => {
      const { email } = await world.open('active-single');
      const person = await signIn(open, email);
      await person.sees(homeMessages.en.addLine.button);
      await person.doesNotSee(layoutMessages.en.logOut);
      await person.press(layoutMessages.en.menu);
      await person.sees(layoutMessages.en.logOut);
      await person.press(layoutMessages.en.menu);
      await person.doesNotSee(layoutMessages.en.logOut);
      await person.press(layoutMessages.en.menu);
      await person.press(layoutMessages.en.activity);
      await person.sees(activityMessages.en.title);
      expect(program?.errors).toEqual([]);
    });

    test(`${name} styles pages: no serif, no small control, no tall header (SHELL-41)`, async () => {
      const { email } = await world.open('active-family');
      const person = await open(portalUrl);
      const check = async (path: string) => {
        await person.goTo(portalUrl + path);
        expect.soft([...(await person.faults()), ...(await person.ask(controlFaults))], path).toEqual([]);
      };
      for (const path of visitorPages) await check(path);
      await person.goTo(`${portalUrl}/login?login_hint=${email}`);
      await person.press('Sign in');
      await person.sees(homeMessages.en.hello('Dana'));
      for (const path of customerPages) await check(path);
      expect(program?.errors).toEqual([]);
    });

    if (one.version === 92)
      for (const [title, walk] of Object.entries({ 'pays a bill': pay, 'activates a line': activate }))
        test(`${name} ${title} (SHELL-41)`, async () => {
          await walk(open);
          expect(program?.errors).toEqual([]);
        });
  });
}
