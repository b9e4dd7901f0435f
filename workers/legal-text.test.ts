import { expect, test } from 'vitest';
import { demo } from '#app/brand/demo.ts';
import { legalSections } from '#app/screens/legal/legal-texts.ts';
import { legalTextPath } from '#app/copy/legal.ts';
import { readLegalText } from './legal-text.ts';

const path = legalTextPath('privacy', 'es', demo.key);

/** The deployment's files, of which one is there. */
const assets = {
  fetch: (url: unknown) =>
    Promise.resolve(
      new URL(String(url)).pathname === path
        ? Response.json(legalSections('privacy', 'es', demo))
        : new Response(null, { status: 404 }),
    ),
};

test('PUBLIC-21: reads a legal text from the files of the deployment', async () => {
  expect(await readLegalText(assets, path)).toEqual(legalSections('privacy', 'es', demo));
});

test('PUBLIC-21: a legal text that cannot be read is the sorry page', async () => {
  const thrown: unknown = await readLegalText(assets, legalTextPath('terms', 'es', demo.key)).catch((error) => error);
  expect((thrown as Response).status).toBe(503);
});
