import { writeFileSync } from 'node:fs';
import { languages } from '#app/copy/language.ts';
import { expect, test } from '../support/portal-test.ts';
import { HeadlessChromium } from './headless-chromium.ts';
import { onPath, wholeChromium } from './installed.ts';
import { showToSupport } from './item-walks/show-to-support.ts';
import { eachStep, waysThere } from './item-walks/lost-phone.ts';
import { inSettings, tellMeWhenDone, withoutConnection } from './item-walks/notifications.ts';
import {
  broadbandFacts,
  calendarFiles,
  leaving,
  shareInvitation,
  supportPages,
  transferCoach,
} from './item-walks/small-things.ts';
import { sixCalls, stopSixCalls } from './item-walks/tiers.ts';
import { walkWith } from './item-walks/item-walk.ts';
import { fetchedChromiums, programOf } from './old-chromium-files.ts';
import { desk, phone, type ScreenBrowser } from './screen-browser.ts';

// Features of the portal beyond the carrier's own screens, in both languages, with and without script, on a phone and
// on a desktop. `npm run lab -- engines item-walks` runs these alone; PICTURES names a folder for screenshots.

test.describe.configure({ timeout: 240_000 });

const walks = {
  'is told when a purchase is done (SETTINGS-10, SETTINGS-11, SETTINGS-13)': tellMeWhenDone,
  'finds notifications in Settings (SETTINGS-11)': inSettings,
  'sees the page without a connection (SETTINGS-24)': withoutConnection,
  'takes each step against whoever has the phone (LOST-1 to LOST-6)': eachStep,
  'finds the page for a lost phone on Home and in Support (LOST-1)': waysThere,
  'sees the portal of a carrier with six calls (TIER-2, TIER-4)': sixCalls,
  'shows the account to support, which each side ends (CARE-2, CARE-8)': showToSupport,
  'reads the broadband facts of a plan (ACCOUNT-19)': broadbandFacts,
  'puts days into a calendar (SHELL-42)': calendarFiles,
  'is told what to do before a number transfer (ACTIVATE-41)': transferCoach,
  'invites a friend from their own phone (REFER-14)': shareInvitation,
  'reads how to leave (PUBLIC-35)': leaving,
  'finds text messages, 711 and the accessibility statement (PUBLIC-36, PUBLIC-37)': supportPages,
};

const today = onPath('chromium-headless-shell') ?? wholeChromium();
const programs = [
  ...(today === undefined ? [] : [{ name: 'Chromium of today', path: today, isOldest: false }]),
  ...fetchedChromiums()
    .filter(({ version }) => version === 70 || version === 92)
    .map((one) => ({ name: `Chromium ${one.version}`, path: programOf(one), isOldest: one.version === 70 })),
];
const looks = languages.flatMap((language) =>
  [true, false].flatMap((script) => [phone, desk].map((size) => ({ language, script, size }))),
);
/** Chromium 70 is walked as the phone of long ago that it is. */
const looksOf = (isOldest: boolean) => looks.filter(({ size }) => size === phone || !isOldest);

test.afterAll(stopSixCalls);

for (const { name, path, isOldest } of programs)
  for (const look of looksOf(isOldest)) {
    const about = [name, look.language, look.script ? 'with script' : 'without script', `${look.size.width} px`];
    test.describe(about.join(', '), () => {
      let program: HeadlessChromium | undefined;
      const opened: ScreenBrowser[] = [];

      test.beforeEach(async () => {
        program = await HeadlessChromium.start(path);
      });
      test.afterEach(async ({}, info) => {
        if (info.status !== info.expectedStatus)
          for (const [index, one] of opened.entries())
            writeFileSync(info.outputPath(`screen-${index}.png`), await one.picture());
        opened.length = 0;
        await program?.quit();
      });

      for (const [title, walk] of Object.entries(walks))
        test(`${title}: ${about.join(', ')}`, async () => {
          if (!program) throw new Error(`${name} does not run`);
          await walk(walkWith(program, { ...look, isOldest }, (person) => opened.push(person)));
          expect(program.errors).toEqual([]);
        });
    });
  }
