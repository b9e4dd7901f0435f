import { readFile } from 'node:fs/promises';
import { sampleWrongDetails } from '#contracts/port/vocabulary.ts';
import { activationMessages } from '#app/copy/activation.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { esimSetupMessages } from '#app/screens/esim/setup/copy.ts';
import { lineStatusPageMessages } from '#app/screens/status/line/copy.ts';
import {
  enterImei,
  enterMovedNumber,
  enterPortDetails,
  imeis,
  openChecklist,
  portNumbers,
} from './support/activation.ts';
import { parsePage } from './support/html.ts';
import { portalLog } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';
import { httpClient } from './support/http-client.ts';
import { Visitor } from './support/visitor.ts';

/** A visitor who keeps every address and every page, those of redirects too. */
class Recorder extends Visitor {
  readonly addresses: string[];
  readonly pages: string[];

  constructor() {
    const addresses: string[] = [];
    const pages: string[] = [];
    const http = httpClient({
      see: async (answer) => {
        addresses.push(answer.url(), answer.headers().location ?? '');
        pages.push(await answer.text());
      },
    });
    super({ http });
    this.addresses = addresses;
    this.pages = pages;
  }
}

/** The words of all elements of the pages that a selector finds. */
const wordsIn = (pages: readonly string[], selector: string) =>
  pages.flatMap((html) =>
    parsePage(html)
      .querySelectorAll(selector)
      .map(({ text }) => text),
  );

test('keeps secrets out of pages, errors and logs (SAFETY-4, SAFETY-15, ACTIVATE-18, PORT-15, ESIM-7)', async () => {
  const { email, customerId } = await world.open('new-esim', { activationMs: 0, portMs: 0 });
  const account = { badlyTyped: 'CANARY-0-ACCOUNT', right: '70019283746550917321' };
  const pins = {
    badlyTyped: 'CANARY.1.PIN',
    rejected: `CANARY2PIN${sampleWrongDetails.pin}`,
    badlyMended: 'CANARY.3.PIN',
    wronglyMended: `CANARY4PIN${sampleWrongDetails.pin}`,
    right: 'CANARY5PIN22222',
  };
  const recorder = new Recorder();
  const person = new Walker(recorder);

  await openChecklist(person, email);
  await person.press(checklistMessages.en.activate);
  await enterImei(person, imeis.compatible);
  await person.press(activationMessages.en.proceed);
  await enterMovedNumber(person, portNumbers.portable, 'Verizon');
  for (const typed of [
    { account: account.badlyTyped, pin: pins.badlyTyped },
    { account: account.right, pin: pins.badlyTyped },
  ]) {
    await enterPortDetails(person, typed);
    expect(person.alert).not.toBe('');
  }
  await enterPortDetails(person, { account: account.right, pin: pins.rejected });
  expect(person.heading).toBe(confirmMessages.en.title);
  await person.press(confirmMessages.en.activate);
  const { fix } = lineStatusPageMessages.en;
  await person.until(fix.title, 'heading');
  for (const pin of [pins.badlyMended, pins.wronglyMended]) {
    await person.fill(fix.fields.pin.label, pin).press(fix.send);
    // The heading stays while the correction is on its way; the field comes back with the refusal.
    await expect.poll(async () => (await person.reload()).has('field', fix.fields.pin.label)).toBe(true);
  }
  await person.fill(fix.fields.pin.label, pins.right).press(fix.send);
  await person.until(lineStatusPageMessages.en.done.port.title);
  await person.click(lineStatusPageMessages.en.done.continue);
  await person.press(esimSetupMessages.en.done);
  expect(person.alert).toContain(esimSetupMessages.en.unticked);
  const code = /LPA:1\$rsp\.example\.test\$[0-9A-F]+/.exec(person.text)?.[0] ?? '';
  expect(code).not.toBe('');
  // A line of the log that is sure to come.
  await world.injectFault(email, { endpoint: 'customer.group', fault: 500, times: 4 });
  await person.choose(esimSetupMessages.en.completed).press(esimSetupMessages.en.done);
  expect(person.status).toBe(503);
  // The number of the request comes last, below the ways to reach people.
  const number = person.textsOf('main .keep').at(-1) ?? '';
  expect(number).toMatch(/^\w{4}-\w{4}$/);

  const calls = await world.calls(email);
  const tokens = ['authorization', 'x-id-token', 'x-signature'].flatMap((name) =>
    calls.flatMap(({ headers }) => headers[name]?.replace('Bearer ', '') ?? []),
  );
  expect(tokens.length).toBeGreaterThan(10);
  // The carrier returns the line's password with each status.
  const nowhere = [
    ...tokens,
    `never-shown-${customerId}`,
    pins.rejected,
    pins.badlyMended,
    pins.wronglyMended,
    pins.right,
  ];
  // A PIN that was mistyped stays in its field: it is optional, and losing it unseen would send 0000 (ACTIVATE-17).
  const secrets = [...nowhere, pins.badlyTyped, ...Object.values(account), code, code.split('$')[2] ?? code];
  await expect.poll(() => readFile(portalLog, 'utf8'), 'the log has the fault').toContain(number);
  const log = await readFile(portalLog, 'utf8');
  const { addresses, pages } = recorder;
  expect(pages.length).toBeGreaterThan(20);
  const places: Record<string, string> = {
    addresses: addresses.join('\n'),
    titles: wordsIn(pages, 'title').join('\n'),
    errors: wordsIn(pages, '[role=alert]').join('\n'),
    log,
  };
  for (const [place, text] of Object.entries(places)) {
    expect(text, place).not.toBe('');
    for (const secret of secrets) expect.soft(text.includes(secret), `${secret.slice(0, 24)} in ${place}`).toBe(false);
  }
  for (const secret of nowhere)
    expect
      .soft(
        pages.some((html) => html.includes(secret)),
        `${secret.slice(0, 24)} in a page`,
      )
      .toBe(false);
});
