import { expect, it } from 'vitest';
import type { Handle } from '#app/handle.ts';
import routes from '#app/routes.ts';
import { openFormPaths } from './open-forms.ts';

// Loading every page takes longer than a test usually may.
it('opens the forms that visitors need, and no other (SAFETY-6)', async () => {
  const pages = await Promise.all(
    routes.map(async ({ id, path, file }) => {
      const module = (await import(/* @vite-ignore */ `../../app/${file}`)) as { handle?: Handle };
      return [id ?? file, { path, module }] as const;
    }),
  );
  expect(openFormPaths(Object.fromEntries(pages)).sort()).toEqual([
    // Its forms have the token of an agent's session (CARE-7).
    '/care',
    '/feedback',
    '/imei-compatibility-check',
    '/logout',
  ]);
}, 30_000);
