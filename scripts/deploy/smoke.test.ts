import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { runSmokeTest } from './smoke.ts';
import { wellPortal } from './testing/cloud.ts';

const version = { id: 'version-2', tag: 'abc' };
let answer: (request: Request) => Response;
let origin: string;
let close: () => Promise<void>;
beforeEach(async () => {
  answer = (request) => wellPortal(request, version);
  ({ url: origin, stop: close } = await startLocalServer(getRequestListener((request) => answer(request))));
});
afterEach(() => close());

const smoke = (wait = async () => undefined as void) =>
  runSmokeTest({ origins: [origin], worker: 'lineside-staging', version: version.id, wait });

it('passes a healthy version, addressed by its id (SAFETY-71)', async () => {
  const asked: (string | null)[] = [];
  answer = (request) => {
    asked.push(request.headers.get('cloudflare-workers-version-overrides'));
    return wellPortal(request, version);
  };
  expect(await smoke()).toEqual([]);
  expect(asked).toEqual(Array(3).fill('lineside-staging="version-2"'));
});

it('waits up to a minute until the version answers (SAFETY-71)', async () => {
  let waits = 0;
  answer = (request) => wellPortal(request, waits < 3 ? { id: 'version-1', tag: '' } : version);
  expect(await smoke(async () => void (waits += 1))).toEqual([]);
  expect(waits).toBe(3);

  answer = (request) => wellPortal(request, { id: 'version-1', tag: '' });
  expect(await smoke(async () => void (waits += 1))).toEqual([`${origin}/readyz was answered by another version`]);
  expect(waits).toBe(3 + 29);
});

it('learns the reasons of a portal that is not ready with the operator’s secret alone (SAFETY-49)', async () => {
  answer = (request) => {
    const isOperator = request.headers.get('authorization') === 'Bearer the-secret';
    const more = isOperator ? { reasons: ['objects: ACCOUNT'], version } : { isVersion: true };
    return Response.json({ ready: false, ...more }, { status: 503 });
  };
  const smokeWith = (operatorSecret?: string) =>
    runSmokeTest({
      ...{ origins: [origin], worker: 'lineside-staging', version: version.id, operatorSecret },
      wait: async () => undefined,
    });
  expect(await smokeWith('the-secret')).toEqual([`${origin}/readyz is 503: objects: ACCOUNT`]);
  expect(await smokeWith()).toEqual([`${origin}/readyz is 503: the log has the reasons`]);
});

it.each([
  ['a fault that the version before has too is not new', ['carrier: refuses our requests (401)'], []],
  ['a fault of its own stops it', [], ['carrier: refuses our requests (401)']],
])('%s (SAFETY-76)', async (_, reasonsBefore, problems) => {
  answer = (request) => {
    const id = /="([\w-]+)"/.exec(request.headers.get('cloudflare-workers-version-overrides') ?? '')?.[1] ?? '';
    if (new URL(request.url).pathname !== '/readyz') return wellPortal(request, version);
    const reasons = id === version.id ? ['carrier: refuses our requests (401)'] : reasonsBefore;
    return Response.json({ ready: reasons.length === 0, reasons, version: { id } }, { status: reasons[0] ? 503 : 200 });
  };
  const found = await runSmokeTest({
    ...{ origins: [origin], worker: 'lineside-staging', version: version.id, before: 'version-1' },
    wait: async () => undefined,
  });
  expect(found).toEqual(problems.map((reason) => `${origin}/readyz is 503: ${reason}`));
});

it.each([
  [
    'is not ready',
    '/readyz',
    () => Response.json({ ready: false, reasons: ['objects: ACCOUNT'], version }),
    'objects: ACCOUNT',
  ],
  ['says nothing of itself', '/readyz', () => new Response('ok'), "is 200 without the portal's readiness report"],
  ['fails at a public page', '/contact-us', () => new Response('<h1>Sorry</h1>', { status: 500 }), 'is 500'],
  ['shows no page', '/contact-us', () => new Response(''), 'is 200'],
  ['fails at sign-in', '/login', () => new Response(null, { status: 503 }), 'is 503'],
  [
    'leads sign-in to itself',
    '/login',
    () => new Response(null, { status: 302, headers: { location: '/session-expired' } }),
    'is 302',
  ],
])('a version fails that %s (SAFETY-71)', async (_, path, broken, told) => {
  answer = (request) => (new URL(request.url).pathname === path ? broken() : wellPortal(request, version));
  const problems = await smoke();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${origin}${path}`);
  expect(problems[0]).toContain(told);
});
