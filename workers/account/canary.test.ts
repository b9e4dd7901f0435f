import type { PortalContext } from '#rpc/portal-context.ts';
import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleWrongDetails } from '#contracts/port/vocabulary.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { portalOf, walkActivation } from '../testing/activation-walk.ts';
import { minute, pass, standStill } from '../testing/clock.ts';
import { accountFor, signIn, tokensOf } from '../testing/sign-in.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { calls, type FixtureAccount, injectFault, open, until } from '../testing/world.ts';
import { sessionOf } from './access.ts';
import { loadLineStatus } from '#app/screens/status/line/intent.ts';
import { fixPort } from '#app/screens/status/line/fix.ts';
import { loadEsimSetup } from '#app/screens/esim/setup/intent.ts';

// What nobody may find in storage or log, through an activation with a port-in, its corrections and the eSIM setup.

const canary = {
  accountNumber: '70019283746550917321',
  pin: `CANARY7PIN${sampleWrongDetails.pin}`,
  wrongPin: `CANARY8PIN${sampleWrongDetails.pin}`,
  rightPin: 'CANARY9PIN22222',
};

let leo: FixtureAccount;
let lineRef: string;
let portal: PortalContext;
let kept: () => Promise<void>;
let found: string[];
let tokens: string[];

standStill();
beforeEach(async () => {
  leo = await open('new-esim', { activationMs: 0, portMs: 0 });
  const own = tokensOf(leo.email, { refreshToken: 'canary-refresh-token' });
  tokens = [own.accessToken, own.idToken, 'canary-refresh-token'];
  const signedIn = await signIn(leo, { tokens: own });
  portal = portalOf(leo, signedIn);
  lineRef = (await accountFor(leo).refs([leo.customerId]))[leo.customerId] ?? '';
  found = [];
  kept = async () => {
    found.push(await storedRows(accountFor(leo)), await storedRows(sessionOf(env, signedIn.session)));
  };
});

async function activate(): Promise<void> {
  await injectFault(leo, { endpoint: 'activation.start', fault: 'garbage', afterEffect: true });
  await walkActivation(() => portal, lineRef, canary, kept);
  await kept();
  pass(minute);
  await runDurableObjectAlarm(accountFor(leo));
  await kept();
}

async function correct(value: string): Promise<void> {
  await until(async () => (await loadLineStatus(portal, lineRef)).view.kind === 'fix', 'the rejection');
  await fixPort(portal, { lineRef, operationId: newOperationId(), problem: 'pin', value });
  await kept();
  // PORT-20: until then the rejection counts as answered.
  pass(3 * minute);
  await runDurableObjectAlarm(accountFor(leo));
  await kept();
}

test('stores no secret in clear in a row or in the log (ACTIVATE-18, PORT-15, ESIM-7, SAFETY-4)', async () => {
  const logged = (['log', 'warn', 'error', 'info', 'debug'] as const).map((level) => vi.spyOn(console, level));
  await activate();
  await correct(canary.wrongPin);
  await correct(canary.rightPin);
  const setup = await loadEsimSetup(portal, { lineRef });
  const code = setup.kind === 'setup' && setup.code.kind === 'shown' ? setup.code.code.text : '';
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
