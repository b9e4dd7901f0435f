import { TRPCError } from '@trpc/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LimitError } from '#rpc/limit-error.ts';
import { NotAllowedError } from '#rpc/portal/snapshot.ts';
import { refusalEvent, refusalResponse, retryAfterOf } from './refusal-response.ts';

const noon = Date.UTC(2026, 10, 23, 12);
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

const told = async (thrown: unknown) => {
  const answer = refusalResponse(thrown);
  return answer && [answer.status, await answer.text()];
};

describe('the page of what an intent refused (ERROR-2)', () => {
  test.each<[string, TRPCError, unknown]>([
    ['a reference that is not there', new TRPCError({ code: 'NOT_FOUND' }), [404, '']],
    ['a field that does not fit, as if it were not there', new TRPCError({ code: 'BAD_REQUEST' }), [404, '']],
    ['a field whose error has words', new TRPCError({ code: 'BAD_REQUEST', message: 'no such line' }), [404, '']],
    ['a rule, with its reason and line', new NotAllowedError({ reason: 'fraud' }), [403, '{"reason":"fraud"}']],
    ['something forbidden without words', new TRPCError({ code: 'FORBIDDEN' }), [403, '']],
    [
      'a form, with what its error says',
      new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message: 'used' }),
      [422, 'used'],
    ],
    ['a limit, with when it allows one more', new LimitError(noon), [429, String(noon)]],
  ])('%s', async (_, thrown, answer) => {
    expect(await told(thrown)).toEqual(answer);
  });

  test.each([
    ['a failure inside', new TRPCError({ code: 'INTERNAL_SERVER_ERROR' })],
    ['any other error', new Error('NOT_FOUND')],
    ['something that looks like one', { code: 'NOT_FOUND', message: 'NOT_FOUND' }],
  ])('is none for %s', (_, thrown) => {
    expect(refusalResponse(thrown)).toBeUndefined();
    expect(refusalEvent(thrown)).toBeUndefined();
  });
});

describe('events for security (SAFETY-32)', () => {
  test.each([
    [new LimitError(noon), ['limit reached', { limit: 'person' }]],
    [new NotAllowedError({ reason: 'fraud' }), ['rule refused', { reason: 'fraud' }]],
    [new TRPCError({ code: 'NOT_FOUND' }), ['reference not found', { by: 'intent' }]],
  ])('of %s', (thrown, event) => {
    expect(refusalEvent(thrown)).toEqual(event);
  });

  test('contain nothing of a wrong input', () => {
    expect(refusalEvent(new TRPCError({ code: 'BAD_REQUEST' }))).toBeUndefined();
    expect(refusalEvent(new TRPCError({ code: 'UNPROCESSABLE_CONTENT' }))).toBeUndefined();
  });
});

test('returns the seconds until the next try for a call that a limit refused (SAFETY-10)', () => {
  const other = new TRPCError({ code: 'NOT_FOUND' });
  expect(retryAfterOf({ errors: [other, new LimitError(noon + 90_000)] }).headers?.get('retry-after')).toBe('90');
  expect(retryAfterOf({ errors: [other] })).toEqual({});
  expect(retryAfterOf({ errors: [] })).toEqual({});
});
