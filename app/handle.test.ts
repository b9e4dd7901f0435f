import { expect, it } from 'vitest';
import type { Brand } from './brand/brand.ts';
import { brands } from './brand/by-host.ts';
import { demo } from './brand/testing/brands.ts';
import { languages } from './copy/language.ts';
import { type TextPath, textPaths } from './copy/page-text.ts';
import { descriptionOf, type Handle, titleOf } from './handle.ts';
import routes from './routes.ts';
import { pageText } from './screens/public/page-texts.ts';

const handle: Handle = { title: () => 'About us', description: () => 'Who we are.' };
const hasText = (path: string): path is TextPath => (textPaths as readonly string[]).includes(path);
const facts = { language: 'en', brand: demo, path: '/about-us' } as const;

it('takes each title and description from the brand’s configuration first (SHELL-17)', () => {
  const words = { title: 'Our story', description: 'How we began.' };
  const brand: Brand = { ...demo, pages: { '/about-us': { en: words, es: {} } } };
  expect(titleOf(handle, { ...facts, brand })).toBe('Our story');
  expect(descriptionOf(handle, { ...facts, brand })).toBe('How we began.');
  expect(titleOf(handle, { ...facts, brand, language: 'es' })).toBe('About us');
  expect(titleOf(handle, { ...facts, brand, path: '/help' })).toBe('About us');
  expect(descriptionOf(handle, { ...facts, brand, path: '/help' })).toBe('Who we are.');
});

it('takes those of a static page from its text, after the brand’s configuration (SHELL-17)', () => {
  const ofText: Handle = { title: 'in its text' };
  const text = pageText('about-us', 'en', demo);
  const brand: Brand = { ...demo, pages: { '/about-us': { en: { title: 'Our story' }, es: {} } } };
  expect([titleOf(ofText, facts, text), descriptionOf(ofText, facts, text)]).toEqual([text.title, text.description]);
  expect(titleOf(ofText, { ...facts, brand }, text)).toBe('Our story');
});

it('finds a title and a description of every page, in both languages and for both brands (SHELL-17)', async () => {
  const lacking = await Promise.all(
    routes.map(async ({ path = '', file }) => {
      const { handle: own } = (await import(/* @vite-ignore */ `./${file}`)) as { handle?: Handle };
      if (!own) return [];
      return brands.flatMap((brand) =>
        languages.flatMap((language) => {
          const page = { brand, language, path: `/${path}` };
          const text = hasText(path) ? pageText(path, language, brand) : undefined;
          return titleOf(own, page, text) && descriptionOf(own, page, text).includes(' ')
            ? []
            : [`${path} ${brand.key} ${language}`];
        }),
      );
    }),
  );
  expect(lacking.flat()).toEqual([]);
});
