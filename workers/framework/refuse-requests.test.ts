import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { refuseFrameworkRequests } from './refuse-requests.ts';

const app = new Hono().use(refuseFrameworkRequests).all('*', (c) => c.text('a page'));

it.each([
  '/__manifest',
  '/__manifest?p=/home&version=1',
  '/home.data',
  '/_root.data',
  '/home?_data=root',
  '/?page=2&_data=',
])('refuses a request of the framework’s browser client (SHELL-25): %s', async (path) => {
  for (const method of ['GET', 'POST']) expect((await app.request(path, { method })).status, method).toBe(404);
});

it.each(['/', '/home', '/home?data=1', '/database', '/cell-phone-plans/labels.json'])(
  'lets everything else through: %s',
  async (path) => {
    expect(await (await app.request(path)).text()).toBe('a page');
  },
);
