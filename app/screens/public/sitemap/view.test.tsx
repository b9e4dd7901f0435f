import { expect, it } from 'vitest';
import type { Handle } from '#app/handle.ts';
import routes from '#app/routes.ts';
import { elements, show, visitorPage } from '#app/ui/testing/show.tsx';
import { StaticPage } from '../testing/text-pages.tsx';

it('lists every page that is public by its handle, once (PUBLIC-29)', async () => {
  const handles = await Promise.all(
    routes.map(async ({ path = '', file }) => ({
      path: `/${path}`,
      handle: ((await import(/* @vite-ignore */ `../../../${file}`)) as { handle?: Handle }).handle,
    })),
  );
  const open = handles.filter(({ handle }) => handle?.public).map(({ path }) => path);
  const listed = elements(show(<StaticPage path="sitemap" />, visitorPage), 'a').map(({ href }) => href ?? '');
  expect([...listed].sort()).toEqual([...open].sort());
});
