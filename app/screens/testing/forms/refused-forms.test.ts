import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { kindsIn, typedFields } from '#app/forms/field-kind.ts';
import { englishIn } from '#app/ui/testing/page-rules.ts';
import { words } from '#app/ui/testing/show.tsx';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import { inTurn } from '#fixtures/testing/turn.ts';
import { contextWithoutWrites } from '#workers/refused-form.ts';
import { shapesOf } from './form-body.ts';
import { nameOf, places } from './form-place.ts';
import { doneBy, filledIn, openForm, schemaOf } from './open-form.ts';
import { formsOf, type PageForm } from './page-form.ts';
import { visitorOf } from './portal-visitor.ts';

// Forms that the gate refused, as their pages show them again.

const lenient: string[] = [];
const withTyped: (typeof places)[number][] = [];
for (const place of places) {
  const schema = await schemaOf(place);
  if (schema && !isStrict(schema, place.says)) lenient.push(nameOf(place));
  if (schema && typedFields(schema).shown.length > 0) withTyped.push(place);
}
const [picks = []] = fc.sample(fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 7 });

/** Returns true for a schema that rejects other fields. @param choice the fields that choose a part of a union */
function isStrict(schema: z.ZodMiniType, choice: Fields): boolean {
  const { error } = schema.safeParse({ ...choice, unlisted: '1' });
  return JSON.stringify(error?.issues ?? []).includes('"code":"unrecognized_keys"');
}

test('has no form whose schema takes a field that it does not list (SAFETY-8)', () => {
  expect(lenient).toEqual([]);
});

/** Each typed value is on the page again. */
function expectTyped(forms: readonly PageForm[], names: readonly string[], body: Fields): void {
  for (const name of names) {
    const values = forms.flatMap((one) => [one.typed[name], one.chosen[name], one.hidden[name]]);
    // A telephone number comes back in the way that it is shown elsewhere.
    const plain = (value: string | undefined) => value?.replace(/^\((...)\) (...)-/, '$1$2');
    expect([name, values.filter(Boolean).map(plain)]).toEqual([name, expect.arrayContaining([body[name]])]);
  }
}

test.each(withTyped.map((place) => [nameOf(place), place] as const))(
  'shows the form of %s again with the typed values except secrets, and does nothing (SAFETY-61)',
  async (_, place) => {
    const form = await openForm(place);
    const { group, path, schema, page } = form;
    const { shown, secret } = schema ? typedFields(schema) : { shown: [], secret: [] };
    const secrets = secret.filter((name) => name in page.typed).map((name) => [name, '4711']);
    const body = { ...Object.fromEntries(secrets), ...filledIn(form, picks) };
    const { context, account, visitor } = group;
    const person = visitorOf({ context, now: account.now, public: visitor, contextOf: contextWithoutWrites });
    const { result, did } = await doneBy(group, () => person.post(path, new URLSearchParams(body)));
    expect(did).toEqual([]);
    const typed = shown.filter((name) => body[name]);
    if (typed.length === 0) return expect(result.status).toBe(403);
    expect([result.status, result.location]).toEqual([422, '']);
    expect(result.text).toContain('Nothing was sent');
    const shownAgain = formsOf(result.text);
    expectTyped(shownAgain, typed, body);
    for (const name of secret) expect(shownAgain.map((one) => one.typed[name] ?? '').join('')).toBe('');
  },
);

test.each(inTurn(withTyped, 2).map((place) => [nameOf(place), place] as const))(
  'the page of %s comes back with its error above and at the field, and the typed values, in Spanish (ERROR-19, COPY-3)',
  async (_, place) => {
    const form = await openForm(place);
    const { context, account, visitor } = form.group;
    const body = filledIn(form, picks);
    const { shown } = form.schema ? typedFields(form.schema) : { shown: [] };
    const [left = '', ...kept] = [...new Set(shown)].filter((name) => body[name] && !(name in place.says));
    const person = visitorOf({ context, now: account.now, public: visitor, language: 'es' });
    const { status, text } = await person.post(form.path, new URLSearchParams({ ...body, [left]: '' }));
    const page = parse(text);
    const said = words(page.querySelector('main') ?? '');
    expect(englishIn(said)).toEqual([]);
    // A field that may be left out is none to correct.
    if (status !== 422) return;
    const errors = page.querySelectorAll('.errors a').map(words);
    expect(errors).not.toEqual([]);
    for (const error of errors) expect([error, said.split(error).length]).toEqual([error, 3]);
    expectTyped(formsOf(text), kept, body);
  },
);

test('no other form has a field that people fill in', async () => {
  const others = places.filter((place) => !withTyped.includes(place));
  for (const place of others) {
    const schema = await schemaOf(place);
    const kinds = schema ? shapesOf(schema).flatMap((shape) => Object.values(shape).flatMap(kindsIn)) : [];
    expect([nameOf(place), kinds.filter((kind) => kind !== 'hidden' && kind !== 'unread')]).toEqual([
      nameOf(place),
      kinds.filter((kind) => ['otp', 'pin', 'wifi-password', 'port-detail', 'code'].includes(kind ?? '')),
    ]);
  }
});
