import { describe, expect, it } from 'vitest';
import { companyOf } from '#app/brand/companies.ts';
import { demo, temp1 } from '#app/brand/testing/brands.ts';
import { elements, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { aboutUsMessages } from './copy.ts';
import { StaticPage } from '../testing/text-pages.tsx';

const html = show(<StaticPage path="about-us" />, visitorPage);

it('has ten values on two slides, in both languages (PUBLIC-3)', () => {
  for (const text of Object.values(aboutUsMessages))
    expect(text({ ...temp1, company: companyOf(temp1) }).values.slides.map((slide) => slide.length)).toEqual([5, 5]);
  expect(
    elements(html, 'li')
      .filter(({ id }) => id)
      .map(({ id }) => id),
  ).toEqual(['values-1', 'values-2']);
  expect(elements(html, '.slides h3')).toHaveLength(10);
});

describe('the carousel', () => {
  it('goes on and back by links to its slides, round and round', () => {
    const moves = elements(html, 'a')
      .map(({ href }) => href)
      .filter((href) => href?.startsWith('#'));
    expect(moves).toEqual(['#values-2', '#values-2', '#values-1', '#values-1']);
    expect(words(html)).toContain('Previous 1 of 2 Next');
  });

  it('gives the focus to the slide that a link leads to, so that it stays', () => {
    expect(
      elements(html, 'li')
        .filter(({ id }) => id)
        .map(({ tabindex }) => tabindex),
    ).toEqual(['-1', '-1']);
  });

  it('can be scrolled with the keyboard, and stopped', () => {
    expect(elements(html, 'ul').find((list) => list.class === 'slides')).toMatchObject({ tabindex: '0' });
    expect(elements(html, 'input')).toEqual([{ type: 'checkbox' }]);
  });
});

it('shows the missions, and the brand’s own press, letter, team and quotes (PUBLIC-3)', () => {
  const { press, team, quotes, chiefExecutive } = companyOf(temp1);
  const text = words(show(<StaticPage path="about-us" />, { ...visitorPage, brand: temp1 }));
  expect(text).toContain('Our mission Make mobile cost what it should');
  expect(text).toContain(`${chiefExecutive} Chief executive, ${temp1.longName}`);
  for (const { outlet, headline } of press) expect(text).toContain(`${headline.en} ${outlet}`);
  for (const { name, role } of team) expect(text).toContain(`${name} ${role.en}`);
  for (const { name, words: said } of quotes) expect(text).toContain(`“${said.en}” ${name}`);
  expect(text).not.toContain('Lineside');
});

it('has all texts in Spanish as well', () => {
  const text = words(show(<StaticPage path="about-us" />, { ...visitorPage, language: 'es' }));
  for (const { role } of companyOf(demo).team) expect(text).toContain(role.es);
  expect(text).toContain('Anterior 1 de 2 Siguiente');
});
