import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type {} from '#app/load-context.ts';
import { afterForm, redirectWhenOutdated, readForm, readQuery, submit } from './submit.ts';

const schema = z.strictObject({ name: z.string({ error: 'Enter a name.' }).check(z.maxLength(5, 'Too long.')) });

/** Posts a form as a browser does. */
async function post(
  fields: string[][],
  act = vi.fn(async () => new Response(null, { status: 303 })),
  options?: Parameters<typeof submit>[3],
) {
  const context: { formError?: boolean } = {};
  const request = new Request('https://portal.example/form', { method: 'POST', body: new URLSearchParams(fields) });
  const asked = { request, context } as unknown as Parameters<typeof submit>[0];
  const answer = await submit(asked, schema, act, options).catch((thrown: unknown) => thrown);
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
])('returns 422 with the typed values and the messages, and sends nothing: %j (ERROR-19)', async (...row) => {
  const [fields, initialValue, messages] = row;
  const { answer, act, context } = await post(fields);
  expect(answer).toMatchObject({ data: { initialValue, error: { name: messages } }, init: { status: 422 } });
  expect(act).not.toHaveBeenCalled();
  expect(context.formError).toBe(true);
});

it('returns the errors that the action found (ERROR-19)', async () => {
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
])('refuses a field that the form does not have: "%s" (SAFETY-8)', async (extra) => {
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

it.each([
  ['is wrong', 'Danielle', async () => new Response(null)],
  ['turned out wrong', 'Dana', async () => ({ name: ['Taken.'] }) as unknown as Response],
])('returns the form without its secret that %s (ROUTER-4)', async (_, name, act) => {
  const { answer } = await post([['name', name]], vi.fn(act), { hidden: ['name'] });
  expect(answer).toMatchObject({ data: { error: { name: [expect.any(String)] } }, init: { status: 422 } });
  expect(JSON.stringify(answer)).not.toContain(name);
});

it.each([
  [undefined, { name: 'Dana' }],
  [['name'], {}],
])('shows the same form again without an error, and without its secrets: %j', async (hidden, initialValue) => {
  const context: { formError?: boolean } = {};
  const body = new URLSearchParams({ name: 'Dana' });
  const request = new Request('https://portal.example/form', { method: 'POST', body });
  const asked = { request, context } as unknown as Parameters<typeof submit>[0];
  const form = await readForm(asked, schema, hidden && { hidden });
  if ('again' in form) throw new Error('it is right');
  const { data, init } = form.show();
  expect(data.initialValue ?? {}).toEqual(initialValue);
  expect(data.error).toBeUndefined();
  expect([init?.status, context.formError]).toEqual([undefined, undefined]);
});

it('takes fields with names of letters, digits and underscores that begin with a letter (SAFETY-8)', async () => {
  const wide = z.strictObject({ a: z.string(), B_2: z.string() });
  const ask = (names: string[]) => {
    const body = new URLSearchParams(names.map((name) => [name, 'x']));
    const request = new Request('https://portal.example/form', { method: 'POST', body });
    const asked = { request, context: {} } as unknown as Parameters<typeof submit>[0];
    return readForm(asked, wide).catch((thrown: unknown) => thrown);
  };
  expect(await ask(['a', 'B_2'])).toMatchObject({ value: { a: 'x', B_2: 'x' } });
  for (const name of ['a-b', ' a', '_a', '2a', 'toString'])
    expect(await ask(['a', 'B_2', name]), name).toMatchObject({ status: 403 });
});

it('reads an empty parameter as an empty field', () => {
  const request = new Request('https://portal.example/form?name=');
  const asked = { request, context: {} } as unknown as Parameters<typeof submit>[0];
  expect(readQuery(asked, ['name'], schema)).toMatchObject({ again: { error: { name: ['Enter a name.'] } } });
});

it('reads an absent parameter as a missing field', () => {
  const request = new Request('https://portal.example/form');
  const asked = { request, context: {} } as unknown as Parameters<typeof submit>[0];
  const optional = z.strictObject({ name: z.optional(schema.shape.name) });
  expect(readQuery(asked, ['name'], optional)).toEqual({ value: {} });
});

const pages = { sent: (id: string) => `/sent/${id}`, again: '/form' };
const leads = (outcome: object, more: object = {}) => {
  const { status, headers } = afterForm(outcome as never, { ...pages, ...more });
  return [status, headers.get('location')];
};
const operation = { id: 'o-1' };

it('redirects a submitted form to its operation', () => {
  expect(leads({ kind: 'operation', isOwn: true, operation })).toEqual([303, '/sent/o-1']);
});

it('redirects to an operation of another form by its own page, or the same', () => {
  const others = { kind: 'operation', isOwn: false, operation };
  expect(leads(others)).toEqual([303, '/sent/o-1']);
  expect(leads(others, { open: (id: string) => `/open/${id}` })).toEqual([303, '/open/o-1']);
});

it('redirects a rejected form to its page, with the reason where the page has one', () => {
  const moved = { kind: 'rejected', reason: 'moved' };
  expect(leads(moved)).toEqual([303, '/form']);
  expect(leads(moved, { again: (because: string) => `/form?because=${because}` })).toEqual([
    303,
    '/form?because=moved',
  ]);
});

/** What a rule refuses with this reason, as the Worker answers it. */
const refusal = (reason: string, status = 403) => Response.json({ allowed: false, reason }, { status });

/** What a form of `/status/a-line` gets, when its action ends so. */
function answerOf<T>(act: () => Promise<T>): Promise<T | Response> {
  const request = new Request('https://portal.example/status/a-line?after=b', { method: 'POST' });
  return redirectWhenOutdated(act)({ request } as ActionFunctionArgs).catch((thrown: unknown) => thrown as Response);
}

it('returns the result of the action', async () => {
  expect(await answerOf(async () => 'sent')).toBe('sent');
});

it('redirects to the page when the action no longer applies (LEDGER-2, JOURNEY-5)', async () => {
  const answer = await answerOf(() => Promise.reject(refusal('does-not-apply')));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/status/a-line']);
});

it.each([
  [403, 'fraud'],
  [404, ''],
  [422, 'does-not-apply'],
])('throws any other refusal unchanged: %i %j (LINE-25)', async (status, reason) => {
  const answer = await answerOf(() => Promise.reject(refusal(reason, status)));
  expect([answer.status, await answer.json()]).toMatchObject([status, { reason }]);
});

it('throws a refusal without a rule unchanged (LINE-25)', async () => {
  const answer = await answerOf(() => Promise.reject(new Response('forbidden', { status: 403 })));
  expect([answer.status, await answer.text()]).toEqual([403, 'forbidden']);
});
