import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { accountFor, identityOf, signIn } from '../testing/sign-in.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { command, operatorSecret } from '../testing/give-command.ts';
import { open } from '../testing/world.ts';
import { sessionOf } from '../account/access.ts';
import { audit } from './audit-stub.ts';
import { operator } from './operator-routes.ts';

afterEach(() => vi.restoreAllMocks());

/** A group with somebody signed in. */
async function group() {
  const dana = await open('active-single');
  const { session } = await signIn(dana);
  await accountFor(dana).signedIn(session, dana.customerId, identityOf(dana.email));
  return { groupId: dana.groupId, isAlive: async () => (await sessionOf(env, session).view()) !== undefined };
}

const withSecret = (secret: string) => ({ on: { OPERATOR_SECRET: secret }, authorization: `Bearer ${secret}` });

/** SAFETY-20: of https or not. */
const foreignOrigin = { PORTAL_ORIGIN: 'http://portal.example' };

test.each([
  ['without the right secret', { authorization: 'Bearer wrong' }, 403, 'forbidden'],
  ['with a secret that is not configured', { on: { OPERATOR_SECRET: undefined } }, 404, 'not found'],
  ['with a secret that is too short', withSecret('x'.repeat(31)), 404, 'not found'],
  ['with the secrets of the fixtures on another origin than localhost', { on: foreignOrigin }, 404, 'not found'],
  ['without the key of index and audit log', { on: { OPERATOR_KEY: undefined } }, 404, 'not found'],
  ['too often', { on: { RATE: { limit: async () => ({ success: false }) } } }, 429, 'too many requests'],
])('nothing happens %s (SAFETY-30)', async (_, more, status, error) => {
  loggedLines();
  const { groupId, isAlive } = await group();
  for (const name of ['forget', 'end-sessions', 'show'])
    expect(await command(name, { group: groupId }, more)).toEqual({ status, body: { error } });
  expect((await command('find', { said: groupId }, more)).status).toBe(status);
  expect(await isAlive()).toBe(true);
  expect((await command('show', { group: groupId })).status).toBe(200);
});

test('counts commands by address, with the time of the next one above the limit (SAFETY-30)', async () => {
  loggedLines();
  const counted: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    counted.push(key);
    return { success: counted.length < 2 };
  };
  const request = () =>
    new Request('https://portal.example/operator/show', {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorSecret}`, 'cf-connecting-ip': '203.0.113.7' },
      body: JSON.stringify({ group: 'group-never' }),
    });
  const on = { ...env, RATE: { limit } };
  expect((await operator.fetch(request(), on)).status).toBe(404);
  const refused = await operator.fetch(request(), on);
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'too many requests' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(counted).toEqual(Array(2).fill('operator 203.0.113.7'));
});

test('the audit log names the person of the secret: one person cannot act as another (SAFETY-54)', async () => {
  loggedLines();
  // As short as a secret may be (SAFETY-30).
  const [ada, ben] = ['a'.repeat(32), 'b'.repeat(32)];
  const on = { OPERATOR_SECRET: `ada@example.com:${ada} ben@example.com:${ben}` };
  const { groupId } = await group();
  const actBy = async (secret: string, body: object = {}) => {
    const { status } = await command('show', { group: groupId, ...body }, { authorization: `Bearer ${secret}`, on });
    return [status, (await audit(env).verify(1)).lines[0]?.by];
  };
  expect(await actBy(ada)).toEqual([200, 'ada@example.com']);
  expect(await actBy(ben)).toEqual([200, 'ben@example.com']);
  expect(await actBy(ada, { by: 'ben@example.com' })).toEqual([400, 'ben@example.com']);
  for (const secret of [`ada@example.com:${ada}`, `${ada}a`, 'c'.repeat(32)])
    expect((await command('show', { group: groupId }, { authorization: `Bearer ${secret}`, on })).status).toBe(403);
  const shared = { OPERATOR_SECRET: `ada@example.com:${ada} ben@example.com:${ada}` };
  expect((await command('show', { group: groupId }, { authorization: `Bearer ${ada}`, on: shared })).status).toBe(404);
});

test('refuses a command without subject, with more fields, or of an unknown name (SAFETY-30)', async () => {
  loggedLines();
  expect(await command('forget', {})).toEqual({
    status: 400,
    body: { error: 'bad request', wrong: ['group', 'because'] },
  });
  expect((await command('end-sessions', { whom: [{ group: 'group-1' }], because: 'asked', all: true })).status).toBe(
    400,
  );
  expect((await command('show', { group: 'group-1', by: 'somebody else' })).status).toBe(400);
  expect(await command('drop', { group: 'group-1' })).toEqual({ status: 404, body: { error: 'not found' } });
});

test('logs each command for security with its account and audit line, and refused ones (SAFETY-32)', async () => {
  const { groupId } = await group();
  const lines = loggedLines();
  await command('end-sessions', { whom: [{ group: groupId }], because: 'CANARY' });
  await command('forget', { group: groupId }, { authorization: 'Bearer CANARY' });
  await command('a-name-that-is-longer-than-any', {});
  const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
  const told = lines.filter(({ event }) => event === 'operator command');
  expect(told).toEqual([
    {
      ...{ event: 'operator command', security: true, account: tag, address: tag },
      ...{ command: 'end-sessions', status: 200, audit: expect.stringMatching(/^\d+:[\w-]{22}$/) as string },
    },
    { event: 'operator command', security: true, address: tag, command: 'forget', status: 403, audit: '' },
    {
      event: 'operator command',
      security: true,
      address: tag,
      command: 'a-name-that-is-longe',
      status: 404,
      audit: '',
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('CANARY');
});
