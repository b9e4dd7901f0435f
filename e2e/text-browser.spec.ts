import { layoutMessages } from '#app/copy/layout.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { isHere } from './engines/installed.ts';
import { addData, addLines } from './engines/engine-journeys.ts';
import { Lynx } from './support/lynx.ts';
import { addDataPaths, quote, reviewForm } from './support/top-up.ts';
import { expect, test } from './support/portal-test.ts';
import { mainOf, mainText, textOf } from './support/html.ts';
import { W3m } from './support/w3m.ts';
import { dollars } from './support/words.ts';
import { world } from './support/world.ts';

test('Add Data works with plain forms, cookies and refresh, without Origin headers (SHELL-26)', async ({ visitor }) => {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  const browser = visitor();
  const home = mainText(await (await browser.signIn(email)).text());
  expect(home).toContain(`3.3 GB ${lineCardMessages.en.leftOf('5 GB')}`);
  const [path = ''] = await addDataPaths(browser);
  const sizes = await browser.read(path);
  expect(mainOf(sizes).querySelector('input[type=radio][checked]')?.getAttribute('value')).toBe('2');
  const review = await quote(browser, path);
  expect(textOf(await browser.read(review))).toContain(dollars(1000));
  const sent = await browser.post(review, await reviewForm(browser, review), {});
  expect(sent.status()).toBe(303);
  const result = sent.headers().location ?? '';
  expect(await browser.read(result)).toMatch(/http-equiv="refresh" content="5"/i);
  await expect.poll(async () => textOf(await browser.read(result))).toContain(resultMessages.en.done('2 GB'));
  expect(mainText(await browser.read('/home'))).toContain(`5.3 GB ${lineCardMessages.en.leftOf('7 GB')}`);
  expect(await world.orders(email)).toBe(1);
  const out = await browser.post('/logout', { _token: await browser.tokenAt('/logout') }, {});
  expect(out.status()).toBe(303);
});

// On a machine without these programs, the requests of such a browser are made above and by the walker.
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
