import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestFacts } from '#rpc/domain/spoken-reference.ts';
import { handleError } from './entry.server.tsx';
import { ownerOf } from './screens/testing/forms/open-form.ts';
import { openGroup } from './screens/testing/forms/form-place.ts';

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const context = { requestId: 'request-1' } as AppLoadContext;
const request = new Request('https://portal.example/login?code=secret-code');

it('logs a failed page without message, stack and address (SAFETY-15)', () => {
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

describe('a form that comes back to a page that cannot be shown (HTTP-25, HTTP-26)', () => {
  const group = openGroup();
  const send = (failure?: unknown) => {
    const fail = () => {
      throw failure;
    };
    return ownerOf(group, failure ? fail : undefined).post(`/edit-name/${group.visit.lineRef}`, new FormData());
  };
  const titleOf = ({ text }: { text: string }) => /<title>(.*?)<\/title>/.exec(text)?.[1];

  it('keeps the status of its own errors otherwise', async () => {
    const back = await send();
    expect([back.status, titleOf(back)]).toEqual([422, 'Error: Edit name – Lineside Mobile']);
  });

  it.each([202, 503])('has the status and the title of the page that is shown: %i', async (status) => {
    const shown = await send(new Response(null, { status }));
    expect(shown.status).toBe(status);
    expect(titleOf(shown)).not.toContain('Error: ');
  });

  it('has status 500 after a failure of the page', async () => {
    await expect(send(new RangeError('broken'))).rejects.toThrow('broken');
  });
});
