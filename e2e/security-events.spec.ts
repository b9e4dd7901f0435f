import { readFile } from 'node:fs/promises';
import { handshake } from './support/socket.ts';
import { expect, test } from './support/portal-test.ts';
import { portalLog } from './support/ports.ts';
import { world } from './support/world.ts';

test('logs the refusals of a session for security, under its tag (SAFETY-32)', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  const browser = visitor();
  await browser.signIn(email);
  const cookie = `lineside=${await browser.cookie()}`;

  expect(await handshake({ cookie, origin: 'https://evil.example' })).toBe(403);
  expect((await browser.get('/edit-name/AAAAAAAAAAAAAAAAAAAAAA')).status()).toBe(404);
  const form = await browser.formAt('/settings');
  expect((await browser.post('/settings', { ...form, CANARY: '1' })).status()).toBe(403);

  const events = async () => {
    const lines = (await readFile(portalLog, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
    const all = lines.map((line) => JSON.parse(line) as Record<string, string>);
    const mine = all.findLast(({ event, by }) => event === 'cross-site refused' && by === 'socket')?.session;
    return all.flatMap(({ event, session, by }) => (session === mine ? [by ? `${event} (${by})` : event] : []));
  };
  await expect
    .poll(events)
    .toEqual(['signed in', 'cross-site refused (socket)', 'reference not found (intent)', 'form fields refused']);
});
