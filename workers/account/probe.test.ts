import { env } from 'cloudflare:workers';
import { runInDurableObject } from 'cloudflare:test';
import { inject, expect, test } from 'vitest';

test('probe', async () => {
  const stub = env.ACCOUNT.get(env.ACCOUNT.idFromName('x'));
  const refs = await stub.refs(['a','b']);
  console.log(refs, inject('fixturesUrl'), env.CARRIER_ORIGIN);
  const r = await fetch(env.CARRIER_ORIGIN + '/healthz');
  expect(await r.text()).toBe('{"ok":true}');
});
