import { inTurn } from '#fixtures/testing/turn.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contracts/carrier.ts';
import { type Endpoint, isOtherSystem } from '#contracts/endpoint.ts';
import { shown } from '#contracts/examples.ts';
import { timed } from '#e2e/support/timed.ts';
import type { Outcome } from '../problem.ts';
import { createCarrier, maxReplyBytes } from './client.ts';

// Every endpoint, answered wrongly in every way: an outcome with a name, and in time (HTTP-14, HTTP-16, HTTP-21).

type Answer = (signal: AbortSignal | null | undefined) => Promise<Response>;

const json = (body: string, init: ResponseInit = {}): Answer => {
  const headers = { 'content-type': 'application/json', ...init.headers };
  return async () => new Response(body, { ...init, headers });
};
const success = (data: unknown) => json(JSON.stringify({ status: 'SUCCESS', data }));
const ended = (signal: AbortSignal | null | undefined, end: () => void) =>
  signal?.aborted ? end() : signal?.addEventListener('abort', end);
const never: Answer = (signal) => new Promise((_, fail) => ended(signal, () => fail(new Error('aborted'))));
/** Begins a reply that never ends. */
const stalls: Answer = async (signal) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":'));
        ended(signal, () => controller.error(new Error('aborted')));
      },
    }),
  );

const wrongAnswers: Record<string, Answer> = {
  'never answers': never,
  'stalls in the middle of the body': stalls,
  'breaks the connection': () => Promise.reject(new TypeError('connection reset')),
  'answers 500 with a page': json('<html>stack trace</html>', {
    status: 500,
    headers: { 'content-type': 'text/html' },
  }),
  'answers 503 with nothing': json('', { status: 503 }),
  'redirects to another host': async () => Response.redirect('https://elsewhere.example.test/', 302),
  'says nothing': json(''),
  'answers with a page instead of JSON': json('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  'cuts the JSON': json('{"status":"SUCCESS","data":{"a":'),
  'answers null': json('null'),
  'answers a list': json('[[],[]]'),
  'gives every field the wrong type': success(
    Object.fromEntries(
      endpoints.flatMap(({ reply }) =>
        reply instanceof z.ZodMiniObject ? Object.keys(reply.shape).map((name) => [name, { wrong: [1e308] }]) : [],
      ),
    ),
  ),
  'puts the prototype into the data': json('{"status":"SUCCESS","data":{"__proto__":{"polluted":1},"constructor":7}}'),
  'nests ten thousand deep': json(`{"status":"SUCCESS","data":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  'sends more than is read': json(`{"status":"SUCCESS","data":"${'x'.repeat(maxReplyBytes)}"}`),
  'sends bytes that are no text': async () => new Response(new Uint8Array([0xff, 0xfe, 0xc3, 0x28, 0x00])),
};

/** Long enough for the second try of a read, and short for what never ends. */
const limitMs = 400;
const atOnce = 25;
/** A third of the endpoints with each commit: one client reads the replies of all. */
const calls = inTurn(shown, 3);

async function outcomesOf(answer: Answer): Promise<{ target: Endpoint; outcome: Outcome<unknown>; ms: number }[]> {
  const origin = 'https://carrier.example.test';
  const carrier = createCarrier({
    origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
    secret: 'a secret',
    now: () => new Date('2026-11-20T12:00:00Z'),
    transactionId: () => 'transaction-1',
    fetch: (_, init) => answer(init?.signal),
  });
  const asked: { target: Endpoint; outcome: Outcome<unknown>; ms: number }[] = [];
  const ask = async ({ endpoint: target, replies: [example] }: (typeof shown)[number]) => {
    const input = target.input.parse(example?.input);
    const { result: outcome, ms } = await timed(() => carrier.attempt(target, input, { limitMs }));
    asked.push({ target, outcome, ms });
  };
  // A few at a time, so that the time of one is not that of all.
  for (let first = 0; first < calls.length; first += atOnce)
    await Promise.all(calls.slice(first, first + atOnce).map(ask));
  return asked;
}

test('knows sixteen ways of wrong answers, for each of the 97 endpoints', () => {
  expect([Object.keys(wrongAnswers).length, endpoints.length]).toEqual([16, 97]);
});

describe.each(Object.entries(wrongAnswers))('a carrier that %s (HTTP-16)', (name, answer) => {
  test('gives each endpoint an outcome within 3 s, and throws nothing', async () => {
    const outcomes = await outcomesOf(answer);
    expect(outcomes).toHaveLength(calls.length);
    expect(outcomes.filter(({ ms }) => ms > 3_000).map(({ target }) => target.id)).toEqual([]);
    // An input that was refused would prove nothing: no call left.
    const refused = outcomes.filter(({ outcome }) => outcome.kind === 'fault' && outcome.why === 'input');
    expect(refused.map(({ target }) => target.id)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    // Only what says SUCCESS can be a reply; systems without an envelope may answer anything (HTTP-2).
    const read = outcomes.filter(({ outcome, target }) => outcome.kind === 'reply' && !isOtherSystem(target.service));
    if (!/prototype|wrong type/.test(name)) expect(read.map(({ target }) => target.id)).toEqual([]);
  });
});
