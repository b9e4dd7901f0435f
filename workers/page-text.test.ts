import { expect, test } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import { pageTextFile } from '#app/copy/page-text.ts';
import { pageText } from '#app/screens/public/page-texts.ts';
import { readPageText } from './page-text.ts';

const file = pageTextFile('privacy', 'es', demo.key);

/** The deployment's files, of which one is there. */
const assets = {
  fetch: (url: unknown) =>
    Promise.resolve(
      new URL(String(url)).pathname === file
        ? Response.json(pageText('privacy', 'es', demo))
        : new Response(null, { status: 404 }),
    ),
};

test('reads a page text from the files of the deployment (PUBLIC-21)', async () => {
  expect(await readPageText(assets, file)).toEqual(pageText('privacy', 'es', demo));
});

test('shows the error page when a page text cannot be read (PUBLIC-21)', async () => {
  const thrown: unknown = await readPageText(assets, pageTextFile('terms', 'es', demo.key)).catch((error) => error);
  expect((thrown as Response).status).toBe(503);
});
