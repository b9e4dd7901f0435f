import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import type {} from '#app/load-context.ts';
import { readQuery, submit } from './submit.ts';

const schema = z.strictObject({ name: z.string({ error: 'Enter a name.' }).max(5, 'Too long.') });

/** Posts a form as a browser does. */
async function post(fields: string[][], act = vi.fn(async () => new Response(null, { status: 303 }))) {
  const context: { formError?: boolean } = {};
  const request = new Request('https://portal.example/form', { method: 'POST', body: new URLSearchParams(fields) });
  const asked = { request, context } as unknown as Parameters<typeof submit>[0];
  const answer = await submit(asked, schema, act).catch((thrown: unknown) => thrown);
  return { answer, act, context };
}

it('gives the value to the action, without the gate’s token, and throws its redirect', async () => {
  const { answer, act, context } = await post([
    ['_token', 'x'],
    ['name', 'Dana'],
  ]);
  expect(act.mock.calls).toEqual([[{ name: 'Dana' }]]);
  expect(answer).toMatchObject({ status: 303 });
  expect(context.formError).toBeUndefined();
});

it.each([
  [[['name', 'Danielle']], { name: 'Danielle' }, ['Too long.']],
  [[['name', '']], {}, ['Enter a name.']],
  [[], {}, ['Enter a name.']],
])('comes back with 422, what was typed and the messages, and nothing is sent (ERROR-19): %j', async (...row) => {
  const [fields, initialValue, messages] = row;
  const { answer, act, context } = await post(fields);
  expect(answer).toMatchObject({ data: { initialValue, error: { name: messages } }, init: { status: 422 } });
  expect(act).not.toHaveBeenCalled();
  expect(context.formError).toBe(true);
});

it('comes back with what turned out wrong when the form was acted on (ERROR-19)', async () => {
  const { answer, context } = await post(
    [['name', 'Dana']],
    vi.fn(async () => ({ name: ['Taken.'] }) as unknown as Response),
  );
  expect(answer).toMatchObject({ data: { initialValue: { name: 'Dana' }, error: { name: ['Taken.'] } } });
  expect(context.formError).toBe(true);
});

it.each([
  'price',
  '__intent__',
  '__state__',
  '__proto__',
  'constructor',
  'name[0]',
  'name[999999999]',
  'name.first',
  '',
])('refuses a field that the form does not have (SAFETY-8): "%s"', async (extra) => {
  for (const value of ['', '{', '{"type":"validate","payload":{}}']) {
    const { answer, act } = await post([
      ['name', 'Dana'],
      [extra, value],
    ]);
    // Conform drops empty fields, so nothing was sent.
    if (value === '' && extra === 'price') continue;
    expect(answer, value).toMatchObject({ status: 403 });
    expect(act).not.toHaveBeenCalled();
  }
});

it('refuses a field that comes twice (SAFETY-8)', async () => {
  const { answer, act } = await post([
    ['name', 'Dana'],
    ['name', 'Danielle'],
  ]);
  expect(answer).toMatchObject({ status: 403 });
  expect(act).not.toHaveBeenCalled();
});

it('reads the first of two parameters of one name', () => {
  const request = new Request('https://portal.example/form?name=Danielle&name=Dana');
  const asked = { request, context: {} } as unknown as Parameters<typeof submit>[0];
  expect(readQuery(asked, ['name'], schema)).toMatchObject({ again: { initialValue: { name: 'Danielle' } } });
});

it('checks the fields of an address, and leaves its other parameters alone', () => {
  const ask = (query: string) => {
    const context: { formError?: boolean } = {};
    const request = new Request(`https://portal.example/form${query}`);
    return { ...readQuery({ request, context } as unknown as Parameters<typeof submit>[0], ['name'], schema), context };
  };
  expect(ask('?name=Dana&page=2')).toEqual({ value: { name: 'Dana' }, context: {} });
  expect(ask('?name=Danielle&__intent__=x')).toMatchObject({
    again: { initialValue: { name: 'Danielle' }, error: { name: ['Too long.'] } },
    context: { formError: true },
  });
});
