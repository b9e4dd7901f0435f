import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestFacts } from '#rpc/domain/spoken-reference.ts';
import { handleError } from './entry.server.tsx';

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const context = { requestId: 'request-1' } as AppLoadContext;
const request = new Request('https://portal.example/login?code=secret-code');

it('SAFETY-15: a page that failed is logged without message, stack and address', () => {
  const thrown = new RangeError('dana@example.test with Bearer token-1');
  handleError(thrown, { request, context });
  expect(thrown.stack).toContain('token-1');
  expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
    { event: 'page failed', ...requestFacts('request-1'), error: 'RangeError' },
  ]);
});

it('logs neither a request that was aborted nor a response that was thrown', () => {
  handleError(new Error(), { request: new Request(request, { signal: AbortSignal.abort() }), context });
  handleError(new Response(), { request, context });
  expect(logged).toEqual([]);
});
