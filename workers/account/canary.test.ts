import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { samplePortNumbers, sampleWrongDetails } from '#contracts/port/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { createPortalCaller, type PortalCaller } from '#rpc/portal-router.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { minute, pass, startClock, stopClock } from '../testing/clock.ts';
import { accountFor, signIn, tokensOf } from '../testing/sign-in.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { calls, type FixtureAccount, injectFault, open, until } from '../testing/world.ts';
import { accountPort } from './account-port.ts';
import { sessionOf } from './access.ts';

// What nobody may find in storage or log, through an activation with a port-in, its corrections and the eSIM setup.

const canary = {
  accountNumber: '70019283746550917321',
  pin: `CANARY7PIN${sampleWrongDetails.pin}`,
  wrongPin: `CANARY8PIN${sampleWrongDetails.pin}`,
  rightPin: 'CANARY9PIN22222',
};

let leo: FixtureAccount;
let lineRef: string;
let portal: PortalCaller;
let kept: () => Promise<void>;
let found: string[];
let tokens: string[];

beforeEach(async () => {
  stopClock();
  leo = await open('new-esim', { activationMs: 0, portMs: 0 });
  const own = tokensOf(leo.email, { refreshToken: 'canary-refresh-token' });
  tokens = [own.accessToken, own.idToken, 'canary-refresh-token'];
  const { requester, session } = await signIn(leo, { tokens: own });
  const site = { origin: 'https://portal.example.test', hostedPages: [], pollsOrders: true };
  const account = accountPort(accountFor(leo));
  const now = () => Date.now();
  const context: PortalContext = { requester, site, account, signedInAt: now(), now, log: () => undefined };
  portal = createPortalCaller(context);
  lineRef = (await account.refs([leo.customerId]))[leo.customerId] ?? '';
  found = [];
  kept = async () => {
    found.push(await storedRows(accountFor(leo)), await storedRows(sessionOf(env, session)));
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  startClock();
});

/** The version of a page of the journey. */
async function at(step: string): Promise<{ lineRef: string; version: string }> {
  const page = await portal.activation.page({ lineRef, step });
  if (!('version' in page)) throw new Error(`${step} is ${page.at}`);
  return { lineRef, version: page.version };
}

async function activate(): Promise<void> {
  const { activation } = portal;
  const saved = async (sent: Promise<{ to: string }>) => {
    expect(await sent).toMatchObject({ to: 'step' });
    await kept();
  };
  await saved(activation.begin({ ...(await at('checklist')), operationId: newOperationId() }));
  await saved(activation.checkDevice({ ...(await at('device')), imei: sampleImeis.compatible }));
  await saved(activation.acceptDevice(await at('device')));
  const number = { number: samplePortNumbers.portable, carrier: 'Verizon', zip: '01803' };
  const { accountNumber, pin } = canary;
  await saved(activation.keepNumber({ ...(await at('number')), ...number, accountNumber, pin }));
  await saved(activation.choosePayment({ ...(await at('summary')), payment: 'next-bill' }));
  const page = await activation.page({ lineRef, step: 'confirm' });
  if (page.at !== 'confirm') throw new Error(`the check page is ${page.at}`);
  expect(page.accountNumber).toBe(canary.accountNumber);
  await injectFault(leo, { endpoint: 'activation.start', fault: 'garbage', afterEffect: true });
  await activation.confirm({ lineRef, version: page.version, operationId: page.operationId, mark: page.mark });
  await kept();
  pass(minute);
  await runDurableObjectAlarm(accountFor(leo));
  await kept();
}

async function correct(value: string): Promise<void> {
  await until(async () => (await portal.port.status({ lineRef })).view.at === 'fix', 'the rejection');
  await portal.port.fix({ lineRef, operationId: newOperationId(), problem: 'pin', value });
  await kept();
  // PORT-20: until then the rejection counts as answered.
  pass(3 * minute);
  await runDurableObjectAlarm(accountFor(leo));
  await kept();
}

test('ACTIVATE-18, PORT-15, ESIM-7, SAFETY-4: no secret is in a stored row in clear, or in the log', async () => {
  const logged = (['log', 'warn', 'error', 'info', 'debug'] as const).map((level) => vi.spyOn(console, level));
  await activate();
  await correct(canary.wrongPin);
  await correct(canary.rightPin);
  const setup = await portal.esim.setup({ lineRef });
  const code = setup.at === 'setup' && setup.code.at === 'shown' ? setup.code.code.text : '';
  expect(code).toMatch(/^LPA:1\$/);
  await kept();

  const sent = (await calls(leo, 'activation.start')).map(({ body }) => (body as { password?: string }).password);
  expect(sent).toEqual([canary.pin, canary.wrongPin, canary.rightPin]);
  const everything = [...found, JSON.stringify(logged.flatMap(({ mock }) => mock.calls))].join('\n');
  expect(everything).toContain(leo.customerId);
  // The carrier tells the line's password with each status.
  const told = [`never-shown-${leo.customerId}`, code, code.split('$')[2] ?? code];
  for (const secret of [...Object.values(canary), ...tokens, ...told])
    expect.soft(everything.includes(secret), secret).toBe(false);
});
