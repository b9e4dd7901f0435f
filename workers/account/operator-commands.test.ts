import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { accountOf, sessionOf } from './access.ts';
import { operator } from './operator-commands.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { accountFor, identityOf, signIn } from '../testing/sign-in.ts';
import { open } from '../testing/world.ts';

const secret = 's'.repeat(32);
const given = { ...env, OPERATOR_SECRET: secret };

async function command(
  name: string,
  body: object,
  { authorization = `Bearer ${secret}`, on = given }: { authorization?: string; on?: object } = {},
) {
  const headers = { authorization, 'content-type': 'application/json' };
  const request = new Request(`https://portal.example/operator/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await operator.fetch(request, on);
  return { status: response.status, body: await response.json() };
}

/** Dana and Marco of one group, each signed in. */
async function family() {
  const dana = await open('active-family');
  const { groupId, customerId } = dana;
  const [one, other] = [await signIn(dana), await signIn(dana)];
  await accountFor(dana).signedIn(one.session, customerId, identityOf(dana.email));
  await accountFor(dana).signedIn(other.session, 'another', identityOf('marco@example.test'));
  const alive = async () =>
    Promise.all([one, other].map(async ({ session }) => (await sessionOf(env, session).view()) !== undefined));
  return { groupId, customerId, alive };
}

test('SAFETY-30: the operator ends the sessions of one customer, or of all of a group', async () => {
  const { groupId: group, customerId: customer, alive } = await family();
  expect(await command('end-sessions', { group, customer })).toEqual({ status: 200, body: { sessions: 1 } });
  expect(await alive()).toEqual([false, true]);
  expect(await command('end-sessions', { group })).toEqual({ status: 200, body: { sessions: 1 } });
  expect(await alive()).toEqual([false, false]);
});

test('SAFETY-32: security knows of each command, and of those that were refused', async () => {
  const lines = loggedLines();
  await command('end-sessions', { group: 'CANARY' });
  await command('forget', { group: 'CANARY' }, { authorization: 'Bearer CANARY' });
  vi.restoreAllMocks();
  const address = expect.stringMatching(/^[\w-]{11}$/) as string;
  expect(lines).toEqual([
    { event: 'operator command', security: true, address, command: 'end-sessions', status: 200 },
    { event: 'operator command', security: true, address, command: 'forget', status: 403 },
  ]);
});

test('SAFETY-30: the operator forgets a customer, whose sessions end', async () => {
  const { groupId: group, customerId: customer, alive } = await family();
  expect(await command('forget', { group, customer })).toEqual({ status: 200, body: { sessions: 1, forgotten: true } });
  expect(await alive()).toEqual([false, true]);
  // Whoever comes next under this name is bound anew.
  const other = { ...identityOf('x@example.test'), subject: 'somebody-else' };
  expect(await accountOf(env, { groupId: group }).signedIn('new', customer, other)).toBe(true);
});

test.each([
  ['without the right secret', { authorization: 'Bearer wrong' }, 403],
  ['with a secret that is not configured', { on: env }, 404],
  ['with a secret that is too short', { on: { ...env, OPERATOR_SECRET: 'short' }, authorization: 'Bearer short' }, 404],
  ['too often', { on: { ...given, RATE: { limit: async () => ({ success: false }) } } }, 429],
])('SAFETY-30: nothing happens %s', async (_, more, status) => {
  const { groupId: group, alive } = await family();
  for (const name of ['forget', 'end-sessions']) expect((await command(name, { group }, more)).status).toBe(status);
  expect(await alive()).toEqual([true, true]);
});

test('SAFETY-30: a command that says not whose is refused, and there are no others', async () => {
  expect((await command('forget', {})).status).toBe(400);
  expect((await command('end-sessions', { group: 'group-1', all: true })).status).toBe(400);
  expect((await command('drop', { group: 'group-1' })).status).toBe(404);
});
