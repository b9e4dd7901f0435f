import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { expect, it } from 'vitest';
import { orAsItIs } from './or-as-it-is.ts';

/** What a rule refuses with this reason, as the Worker answers it. */
const refusal = (reason: string, status = 403) => Response.json({ allowed: false, reason }, { status });

/** What a form of `/status/a-line` gets, when its action ends so. */
function answerOf<T>(act: () => Promise<T>): Promise<T | Response> {
  const request = new Request('https://portal.example/status/a-line?after=b', { method: 'POST' });
  return orAsItIs(act)({ request } as ActionFunctionArgs).catch((thrown: unknown) => thrown as Response);
}

it('gives what the action gives', async () => {
  expect(await answerOf(async () => 'sent')).toBe('sent');
});

it('LEDGER-2, JOURNEY-5: redirects to the page when the action no longer applies', async () => {
  const answer = await answerOf(() => Promise.reject(refusal('does-not-apply')));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/status/a-line']);
});

it.each([
  [403, 'fraud'],
  [404, ''],
  [422, 'does-not-apply'],
])('LINE-25: another refusal stays one: %i %j', async (status, reason) => {
  const answer = await answerOf(() => Promise.reject(refusal(reason, status)));
  expect([answer.status, await answer.json()]).toMatchObject([status, { reason }]);
});

it('LINE-25: a refusal that no rule made stays one', async () => {
  const answer = await answerOf(() => Promise.reject(new Response('forbidden', { status: 403 })));
  expect([answer.status, await answer.text()]).toEqual([403, 'forbidden']);
});
