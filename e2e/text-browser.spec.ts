import { activationMessages } from '#app/copy/activation.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { routerMessages } from '#app/screens/router/router/copy.ts';
import { serviceMessages } from '#app/screens/services/detail/copy.ts';
import { enableServiceMessages } from '#app/screens/services/enable/copy.ts';
import { isHere } from './engines/installed.ts';
import { addData, addLines } from './engines/engine-journeys.ts';
import { iccids, imeis } from './support/activation.ts';
import { Lynx } from './support/lynx.ts';
import { addDataPaths, quote, reviewForm } from './support/top-up.ts';
import { portalUrl } from './support/ports.ts';
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
  test('w3m turns a service on and restarts the home router (SERVICE-14, ROUTER-5, SHELL-26)', async () => {
    test.setTimeout(90_000);
    const { email } = await world.open('home-internet', { serviceMs: 500, routerRestartMs: 500 });
    const w3m = new W3m(`${portalUrl}/login?login_hint=${email}&to=%2Fservices%2Finternational-roaming`);
    try {
      await w3m.press('Sign in');
      await w3m.sees(serviceMessages.en.IR.title);
      await w3m.press(serviceMessages.en.off);
      await w3m.press(enableServiceMessages.en.enable);
      await w3m.sees('International Roaming is now enabled', 20_000);
      await w3m.press(layoutMessages.en.areas.account);
      await w3m.press(accountMessages.en.router);
      await w3m.press(routerMessages.en.ways.restart);
      await w3m.press(routerMessages.en.restart.button);
      await w3m.sees(routerMessages.en.isBack, 20_000);
      expect(await world.calls(email, 'service.manage')).toHaveLength(1);
      expect(await world.calls(email, 'router.reboot')).toHaveLength(1);
    } finally {
      w3m.quit();
    }
  });

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

  for (const [seed, success] of [
    ['new-sim-delivered', activationResultMessages.en.successText.sim],
    ['new-esim', activationResultMessages.en.setup],
  ] as const)
    test(`lynx activates a line with a new number: ${seed} (SHELL-26)`, async () => {
      test.setTimeout(90_000);
      const { email } = await world.open(seed, { activationMs: 500 });
      const lynx = new Lynx(`${portalUrl}/login?login_hint=${email}&to=%2Factivation%3Fstart`);
      try {
        await lynx.press('Sign in');
        await lynx.press(checklistMessages.en.activate);
        await lynx.type(deviceCheckMessages.en.label, imeis.compatible);
        await lynx.press(deviceCheckMessages.en.check);
        await lynx.press(activationMessages.en.proceed);
        await lynx.press(activationMessages.en.next);
        if (seed === 'new-sim-delivered') {
          await lynx.type(simMessages.en.label, iccids.valid);
          await lynx.press(activationMessages.en.next);
        }
        await lynx.press(summaryMessages.en.confirm);
        await lynx.press(confirmMessages.en.activate);
        await lynx.reads(success, 20_000);
        expect(await world.count(email, 'activation.start')).toBe(1);
      } finally {
        lynx.quit();
      }
    });
}
