import { expect, test } from 'vitest';
import { keptFormName } from '#rpc/domain/sealed-form.ts';
import type { SessionView } from './session/session.ts';
import { appWith } from './testing/app-with.ts';
import { sealForm, senderOf, openSealedForm } from './sealed-form.ts';

const sender = { keys: 'k2:MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE', session: 'session-1' };
const url = 'https://portal.example/settings/unlock/abc?lang=es';
const body = 'otp=123456&name=Zo%C3%AB&name=Two&_token=t';
const post = (text: string, to = url) =>
  new Request(to, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(text.length) },
    body: text,
  });
const keep = async () => {
  const form = await openSealedForm(sender, post(body));
  if (!form) throw new Error('not a form');
  return new URLSearchParams({ _token: 'u', [keptFormName]: await sealForm(sender, form) }).toString();
};

test('returns the form as it was sent (HTTP-26)', async () => {
  const form = await openSealedForm(sender, post(body));
  expect([form?.body, await form?.request.text()]).toEqual([body, body]);
});

test('restores a sealed form exactly, and reveals no secret of it (HTTP-26)', async () => {
  const kept = await keep();
  expect(kept).not.toContain('123456');
  const form = await openSealedForm(sender, post(kept));
  expect([form?.body, form?.request.url, form?.request.method]).toEqual([body, url, 'POST']);
  expect([...((await form?.request.formData()) ?? [])]).toEqual([
    ['otp', '123456'],
    ['name', 'Zoë'],
    ['name', 'Two'],
    ['_token', 't'],
  ]);
  // It says the length of what was kept, or none, and not of the form that sent it on.
  expect([null, String(body.length)]).toContain(form?.request.headers.get('content-length'));
});

test('names the session as the sender, and nobody for a visitor (HTTP-26)', async () => {
  const told: object[] = [];
  for (const session of [{ name: 'session-1' } as SessionView, undefined]) {
    const app = appWith({ session });
    app.all('*', (c) => {
      told.push(senderOf(c));
      return c.text('');
    });
    await app.fetch(post(body), { SESSION_SEAL_KEY: sender.keys });
  }
  expect(told).toEqual([sender, { keys: sender.keys, session: '' }]);
});

test('rejects a sealed form of another session or page, or a changed one (HTTP-26)', async () => {
  const kept = await keep();
  expect(await openSealedForm({ ...sender, session: 'session-2' }, post(kept))).toBeUndefined();
  expect(await openSealedForm(sender, post(kept, 'https://portal.example/settings'))).toBeUndefined();
  expect(await openSealedForm(sender, post(`${kept}x`))).toBeUndefined();
  expect(await openSealedForm(sender, post(`${keptFormName}=`))).toBeUndefined();
});

test('loads a check by its address, and no other form (HTTP-31)', async () => {
  const form = await openSealedForm(sender, post(body));
  if (!form) throw new Error('not a form');
  const loadOf = async (isCheck: boolean, to = url) => {
    const sealed = encodeURIComponent(await sealForm(sender, form, isCheck));
    return new Request(`${to}&${keptFormName}=${sealed}`);
  };
  const loaded = await openSealedForm(sender, await loadOf(true));
  expect([loaded?.body, loaded?.request.url, loaded?.request.method, loaded?.isKept]).toEqual([
    body,
    url,
    'POST',
    true,
  ]);
  expect(Object.fromEntries((await loaded?.request.formData()) ?? [])).toMatchObject({ otp: '123456' });
  expect(await openSealedForm(sender, await loadOf(false))).toBeUndefined();
  expect(await openSealedForm({ ...sender, session: 'session-2' }, await loadOf(true))).toBeUndefined();
  expect(await openSealedForm(sender, await loadOf(true, 'https://portal.example/settings?lang=es'))).toBeUndefined();
});
