import { expect, it } from 'vitest';
import type { Brand } from './brand/brand.ts';
import { brands } from './brand/by-host.ts';
import { demo } from './brand/demo.ts';
import { languages } from './copy/language.ts';
import { descriptionOf, type Handle, titleOf } from './handle.ts';
import routes from './routes.ts';

const handle: Handle = { title: () => 'About us', description: () => 'Who we are.' };
const facts = { language: 'en', brand: demo, path: '/about-us' } as const;

it('SHELL-17: the brand’s configuration may override each title and description', () => {
  const words = { title: 'Our story', description: 'How we began.' };
  const brand: Brand = { ...demo, pages: { '/about-us': { en: words, es: {} } } };
  expect(titleOf(handle, { ...facts, brand })).toBe('Our story');
  expect(descriptionOf(handle, { ...facts, brand })).toBe('How we began.');
  expect(titleOf(handle, { ...facts, brand, language: 'es' })).toBe('About us');
  expect(titleOf(handle, { ...facts, brand, path: '/help' })).toBe('About us');
  expect(descriptionOf(handle, { ...facts, brand, path: '/help' })).toBe('Who we are.');
});

it('SHELL-17: every page has a title and a description, in both languages and for both brands', async () => {
  const lacking = await Promise.all(
    routes.map(async ({ path = '', file }) => {
      const { handle: own } = (await import(/* @vite-ignore */ `./${file}`)) as { handle?: Handle };
      if (!own) return [];
      return brands.flatMap((brand) =>
        languages.flatMap((language) => {
          const page = { brand, language, path: `/${path}` };
          return titleOf(own, page) && descriptionOf(own, page).includes(' ')
            ? []
            : [`${path} ${brand.key} ${language}`];
        }),
      );
    }),
  );
  expect(lacking.flat()).toEqual([]);
});
