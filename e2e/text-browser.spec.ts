import { layoutMessages } from '#app/copy/layout.ts';
import { isHere } from './engines/installed.ts';
import { addData, addLines } from './engines/engine-journeys.ts';
import { Lynx } from './support/lynx.ts';
import { test } from './support/portal-test.ts';
import { W3m } from './support/w3m.ts';

// On a machine without these programs, the walker makes the requests of such a browser.
if (isHere('w3m'))
  test('w3m signs in, adds data, waits for the end and signs out (SHELL-26)', async () => {
    test.setTimeout(90_000);
    let w3m: W3m | undefined;
    try {
      await addData(async (url) => (w3m = new W3m(url)));
      await w3m?.press(layoutMessages.en.logOut);
      await w3m?.sees(layoutMessages.en.signIn);
    } finally {
      w3m?.quit();
    }
  });

if (isHere('w3m'))
  if (isHere('lynx')) {
    test('lynx orders two lines, with a SIM card to ship, and tracks it (ADDLINE-1, SHELL-26)', async () => {
      test.setTimeout(90_000);
      let lynx: Lynx | undefined;
      try {
        await addLines(async (url) => (lynx = new Lynx(url)));
      } finally {
        lynx?.quit();
      }
    });
  }
