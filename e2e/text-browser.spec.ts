import { activationCopy } from '#app/copy/activation.en.ts';
import { addLineCopy } from '#app/copy/add-line.en.ts';
import { layoutCopy } from '#app/copy/layout.en.ts';
import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { resultCopy } from '#app/screens/add-data/result/copy.en.ts';
import { reviewCopy } from '#app/screens/add-data/review/copy.en.ts';
import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';
import { checklistCopy } from '#app/screens/activation/checklist/copy.en.ts';
import { confirmCopy } from '#app/screens/activation/confirm/copy.en.ts';
import { activationResultCopy } from '#app/screens/activation/result/copy.en.ts';
import { simCopy } from '#app/screens/activation/sim/copy.en.ts';
import { summaryCopy } from '#app/screens/activation/summary/copy.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { orderCopy } from '#app/screens/add-line/order/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { deviceCheckCopy } from '#app/screens/public/device-check/copy.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { reviewCopy as addLineReviewCopy } from '#app/screens/add-line/review/copy.en.ts';
import { iccids, imeis } from './support/activation.ts';
import { addDataPaths, robin } from './support/top-up.ts';
import { portalUrl } from './support/ports.ts';
import { hasTextBrowser, TextBrowser } from './support/terminal.ts';
import { expect, test } from './support/portal-test.ts';
import { mainOf, mainText, textOf, tokenIn } from './support/html.ts';
import { dollars } from './support/words.ts';
import { world } from './support/world.ts';

test('Add Data works with plain forms, cookies and refresh, without Origin headers (SHELL-26)', async ({ visitor }) => {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  const browser = await visitor();
  const home = mainText(await (await browser.signIn(email)).text());
  expect(home).toContain(lineCardCopy.usedOf('1.7 GB', '5 GB'));
  const [path = ''] = await addDataPaths(browser);
  const sizes = await browser.read(path);
  expect(mainOf(sizes).querySelector('input[type=radio][checked]')?.getAttribute('value')).toBe('2');
  const chosen = await browser.post(path, { _token: tokenIn(sizes), gigabytes: '2' }, {});
  expect(chosen.status()).toBe(303);
  const review = await browser.read(chosen.headers().location ?? '');
  expect(textOf(review)).toContain(dollars(1000));
  const sent = await browser.post(chosen.headers().location ?? '', { _token: tokenIn(review) }, {});
  expect(sent.status()).toBe(303);
  const result = sent.headers().location ?? '';
  expect(await browser.read(result)).toMatch(/http-equiv="refresh" content="5"/i);
  await expect.poll(async () => textOf(await browser.read(result))).toContain(resultCopy.done('2 GB'));
  expect(mainText(await browser.read('/home'))).toContain(lineCardCopy.usedOf('1.7 GB', '7 GB'));
  expect(await world.orders(email)).toBe(1);
  const out = await browser.post('/logout', { _token: await browser.tokenAt('/logout') }, {});
  expect(out.status()).toBe(303);
});

if (hasTextBrowser()) {
  test('w3m signs in, adds data, waits for the end and signs out (SHELL-26)', async () => {
    test.setTimeout(90_000);
    const { email } = await world.open('active-single', { topUpMs: 1_000 });
    const w3m = new TextBrowser(`${portalUrl}/login?login_hint=${email}`);
    try {
      await w3m.press('Sign in');
      await w3m.sees('Robin Hale');
      await w3m.sees(lineCardCopy.usedOf('1.7 GB', '5 GB'));
      await w3m.press(lineCardCopy.actions['add-data']);
      await w3m.sees(selectCopy.legend);
      await w3m.press(selectCopy.next);
      await w3m.sees(reviewCopy.title);
      await w3m.press(reviewCopy.confirm('2 GB', ''));
      await w3m.sees(resultCopy.adding('2 GB', lineInSentence(robin)));
      // The page refreshes itself.
      await w3m.sees(resultCopy.done('2 GB'), 20_000);
      await w3m.press(resultCopy.home);
      await w3m.sees(lineCardCopy.usedOf('1.7 GB', '7 GB'));
      await w3m.press(layoutCopy.logOut);
      await w3m.sees(layoutCopy.signIn);
      expect(await world.orders(email)).toBe(1);
    } finally {
      w3m.quit();
    }
  });

  test('w3m orders three lines (ADDLINE-1, SHELL-26)', async () => {
    test.setTimeout(90_000);
    const { email } = await world.open('active-single');
    const w3m = new TextBrowser(`${portalUrl}/login?login_hint=${email}`);
    try {
      await w3m.press('Sign in');
      await w3m.press(homeCopy.addLine.button);
      await w3m.choose(planCopy.plan.legend);
      // The option that comes after this one.
      await w3m.choose(addLineCopy.lines(2));
      await w3m.press(addLineCopy.next);
      for (const [title, name] of [
        ['Second line', 'Ana'],
        ['Third line', 'Leo'],
        ['Fourth line', 'Mia'],
      ] as const) {
        await w3m.sees(title);
        await w3m.type(newLineCopy.firstName.label, name);
        await w3m.type(newLineCopy.lastName.label, 'Rose');
        await w3m.choose(newLineCopy.sim.legend);
        await w3m.press(addLineCopy.next);
      }
      await w3m.sees(addLineReviewCopy.title);
      for (const name of ['Ana Rose', 'Leo Rose', 'Mia Rose']) await w3m.sees(name);
      await w3m.press('Order 3 lines');
      await w3m.sees(orderCopy.done(addLineCopy.lines(3)), 20_000);
      expect(await world.calls(email, 'customer.create')).toHaveLength(3);
    } finally {
      w3m.quit();
    }
  });

  for (const [seed, success] of [
    ['new-sim-delivered', activationResultCopy.successText.sim],
    ['new-esim', activationResultCopy.setup],
  ] as const)
    test(`w3m activates a line with a new number: ${seed} (SHELL-26)`, async () => {
      test.setTimeout(90_000);
      const { email } = await world.open(seed, { activationMs: 500 });
      const w3m = new TextBrowser(`${portalUrl}/login?login_hint=${email}&to=%2Factivation%3Fstart`);
      try {
        await w3m.press('Sign in');
        await w3m.press(checklistCopy.activate);
        await w3m.type(deviceCheckCopy.label, imeis.compatible);
        await w3m.choose('0/15');
        await w3m.press(activationCopy.proceed);
        await w3m.press(activationCopy.next);
        if (seed === 'new-sim-delivered') {
          await w3m.type(simCopy.label, iccids.valid);
          await w3m.choose('0/19');
        }
        await w3m.press(summaryCopy.confirm);
        await w3m.press(confirmCopy.activate);
        await w3m.sees(success, 30_000);
        expect(await world.count(email, 'activation.start')).toBe(1);
      } finally {
        w3m.quit();
      }
    });
}
