import { writeFileSync } from 'node:fs';
import type { Language } from '#app/copy/language.ts';
import { expect, test } from '../../support/portal-test.ts';
import { portalUrl } from '../../support/ports.ts';
import type { HeadlessChromium } from '../headless-chromium.ts';
import { ScreenBrowser, type Size } from '../screen-browser.ts';

/** The window and the settings of a person. */
export interface Look {
  language: Language;
  script: boolean;
  size: Size;
  /** In Chromium 70, whose service workers cannot be driven from outside. */
  isOldest: boolean;
}

export interface Walk extends Look {
  program: HeadlessChromium;
  /** Opens a window at an address, with what runs before the scripts of its pages. */
  open(url: string, before?: string): Promise<ScreenBrowser>;
  /** Signs in on the provider's page. @returns the window, on the requested page */
  signIn(email: string, to?: string, options?: { origin?: string; before?: string }): Promise<ScreenBrowser>;
  /** Checks that no part of a page is cut off or scrolls sideways, and stores a screenshot in the folder PICTURES. */
  check(person: ScreenBrowser, name: string): Promise<void>;
}

/** Walks with one program, whose windows share nothing. */
export function walkWith(program: HeadlessChromium, look: Look, told: (person: ScreenBrowser) => void): Walk {
  const { language, script, size } = look;
  const open = async (url: string, before?: string) => {
    const { origin } = new URL(url);
    const remote = await program.window({ script, before });
    const person = await ScreenBrowser.open(remote, `${origin}/preference?lang=${language}&to=/help`, size);
    told(person);
    await person.goTo(url);
    return person;
  };
  return {
    ...look,
    program,
    open,
    async signIn(email, to = '/home', { origin = portalUrl, before } = {}) {
      const person = await open(`${origin}/login?login_hint=${email}&to=${encodeURIComponent(to)}`, before);
      await person.press('Sign in');
      // A portal that has just started answers late.
      await person.doesNotSee('There is no password.', 60_000);
      return person;
    },
    async check(person, name) {
      expect.soft(await person.faults(), name).toEqual([]);
      const folder = process.env.PICTURES;
      if (folder === undefined) return;
      const file = `${test.info().title} ${name}`.replaceAll(/\W+/g, '-');
      writeFileSync(`${folder}/${file}.png`, await person.picture());
    },
  };
}
