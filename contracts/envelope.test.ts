import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anyOther, endpoint, type Problems } from './endpoint.ts';
import { Envelope, list, needsBoth, problemNamed } from './envelope.ts';

const named = (problems: Problems, refusal: Pick<Envelope, 'resCode' | 'exCode'>) =>
  problemNamed(
    endpoint({
      service: 'auth',
      call: 'GET a',
      summary: '',
      scope: 'nobody',
      input: () => z.strictObject({}),
      reply: () => z.object({}),
      problems,
    }),
    refusal,
  );

it.each([
  [{ status: 'SUCCESS' }, { status: 'SUCCESS' }],
  [
    { status: 'FAILURE', resCode: 40020, exCode: 7, message: 'No.', data: { a: 1 } },
    { status: 'FAILURE', resCode: 40020, exCode: '7', message: 'No.', data: { a: 1 } },
  ],
  [
    { status: 'FAILURE', resCode: 'OTP_TIME_OUT', exCode: 'X', more: 1 },
    { status: 'FAILURE', resCode: 'OTP_TIME_OUT', exCode: 'X', more: 1 },
  ],
  [
    { status: 'SUCCESS', resCode: null, exCode: null, message: null, data: null },
    { status: 'SUCCESS', resCode: undefined, exCode: undefined, message: undefined, data: null },
  ],
  // An empty code or text is none that was left out.
  [
    { status: 'SUCCESS', resCode: 0, exCode: '', message: '' },
    { status: 'SUCCESS', resCode: 0, exCode: '', message: '' },
  ],
])('%j is an envelope (HTTP-7, HTTP-22)', (data, read) => {
  expect(Envelope.parse(data)).toEqual(read);
});

it.each([{}, { status: 'OK' }, { status: null }, { status: 'SUCCESS', resCode: true }, 'SUCCESS', null])(
  '%j is none (HTTP-7)',
  (data) => {
    expect(Envelope.safeParse(data).success).toBe(false);
  },
);

it.each<[string, Problems, Pick<Envelope, 'resCode' | 'exCode'>, string | undefined]>([
  ['a number', { taken: 40020 }, { resCode: 40020 }, 'taken'],
  ['a number as text', { taken: 40020 }, { resCode: '40020' }, 'taken'],
  ['a word as exCode', { taken: 'IN_USE' }, { resCode: 1, exCode: 'IN_USE' }, 'taken'],
  ['one of several', { taken: [40020, 'IN_USE'] }, { resCode: 'IN_USE' }, 'taken'],
  ['another code', { taken: [40020, 'IN_USE'] }, { resCode: 40021, exCode: 'OTHER' }, undefined],
  ['no code at all', { taken: 40020 }, {}, undefined],
  ['both codes', { gone: { resCode: 40003, exCode: 'GONE' } }, { resCode: '40003', exCode: 'GONE' }, 'gone'],
  ['the first of two', { gone: { resCode: 40003, exCode: 'GONE' } }, { resCode: 40003 }, undefined],
  ['the second of two', { gone: { resCode: 40003, exCode: 'GONE' } }, { resCode: 1, exCode: 'GONE' }, undefined],
  ['any other', { refused: anyOther, taken: 40020 }, { resCode: 40021 }, 'refused'],
  ['a named one beside any other', { refused: anyOther, taken: 40020 }, { resCode: 40020 }, 'taken'],
  // The words that stand for it in a declaration are no code.
  ['the words of any other', { refused: anyOther, taken: 'any other' }, { resCode: 1 }, 'refused'],
])('a refusal with %s (HTTP-16, ERROR-21)', (_, problems, refusal, name) => {
  expect(named(problems, refusal)).toBe(name);
});

it('lists the codes of a problem (HTTP-16)', () => {
  expect(list(40020)).toEqual([40020]);
  expect(list('IN_USE')).toEqual(['IN_USE']);
  expect(list([1, 'b'])).toEqual([1, 'b']);
  expect(list({ resCode: 1, exCode: 'b' })).toEqual([1, 'b']);
  expect(list(anyOther)).toEqual([]);
});

it('only the codes of a pair must come together (HTTP-16)', () => {
  expect([{ resCode: 1, exCode: 'b' }, 1, 'b', ['resCode'], anyOther].map(needsBoth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
