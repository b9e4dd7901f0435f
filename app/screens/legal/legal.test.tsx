import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { styles } from 'virtual:page-assets';
import { describe, expect, it } from 'vitest';
import { brandStyle } from '#app/brand/brand-style.ts';
import { brands } from '#app/brand/by-host.ts';
import { demo } from '#app/brand/testing/brands.ts';
import { type Language, languages } from '#app/copy/language.ts';
import type { LegalSection } from '#app/copy/legal.ts';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { elements, links, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { pageText } from '../public/page-texts.ts';
import type { TermsSection } from './terms/terms-text.en.ts';
import { StaticPage } from '../public/testing/text-pages.tsx';

const sectionsOf = (html: string) => parse(html).querySelectorAll('section[id]');

/** The figures that a customer agrees to, each with its rule and its section. */
const figures: [rule: string, section: TermsSection, en: string, es: string][] = [
  ['PUBLIC-26', 'eligibility', 'Children under 13', 'menores de 13 años'],
  [
    'PUBLIC-26',
    'eligibility',
    'under 18 needs the consent of a parent or guardian',
    'menores de 18 necesitan el consentimiento de su padre, madre o tutor',
  ],
  ['PUBLIC-26', 'changes', 'at least 30 days’ notice', 'al menos 30 días de anticipación'],
  ['PUBLIC-23', 'account', 'up to six lines', 'hasta seis líneas'],
  ['PUBLIC-23', 'account', 'one-time password of 6 digits', 'un solo uso de 6 dígitos'],
  ['PUBLIC-23', 'activation', 'IMEI, a number of 15 digits', 'IMEI, un número de 15 dígitos'],
  ['PUBLIC-23', 'activation', 'number of 19 digits', 'número de 19 dígitos'],
  ['PUBLIC-24', 'activation', 'about 5 minutes', 'unos 5 minutos'],
  [
    'PUBLIC-24',
    'activation',
    'within 7 days of receiving your welcome kit',
    '7 días siguientes a recibir su kit de bienvenida',
  ],
  ['PUBLIC-23', 'number-transfer', '10 digits', '10 dígitos'],
  ['PUBLIC-23', 'number-transfer', 'up to 20 digits', 'hasta 20 dígitos'],
  ['PUBLIC-23', 'number-transfer', '0000 if it has none', '0000 si no tiene'],
  ['PUBLIC-23', 'number-transfer', 'ZIP code of 5 to 10 digits', 'código postal de 5 a 10 dígitos'],
  ['PUBLIC-24', 'online-orders', 'Standard shipping takes 3 to 6 days', 'El envío estándar tarda de 3 a 6 días'],
  [
    'PUBLIC-24',
    'online-orders',
    'Visa, Mastercard, American Express, Diners Club and Discover',
    'Visa, Mastercard, American Express, Diners Club y Discover',
  ],
  ['PUBLIC-24', 'online-orders', 'addresses in the United States', 'direcciones de los Estados Unidos'],
  ['PUBLIC-20', 'plans', 'base price', 'precio base'],
  ['PUBLIC-25', 'ild', 'one-minute increments', 'incrementos de un minuto'],
  ['PUBLIC-25', 'ild', '2 decimals', '2 decimales'],
  ['PUBLIC-25', 'ild', '180 days after you last used it', '180 días después de la última vez que lo usó'],
  ['PUBLIC-25', 'ild', '30 days after your line is suspended', '30 días después de la suspensión de su línea'],
  [
    'PUBLIC-25',
    'ild',
    'up to 15 unique destination numbers in each cycle',
    'un máximo de 15 números de destino distintos en cada ciclo',
  ],
  [
    'PUBLIC-25',
    'ild',
    'expires 30 days after it was funded or renewed',
    'vence 30 días después de haberse pagado o renovado',
  ],
  ['PUBLIC-26', 'late-payment', 'up to 1.5% per month (18% a year)', 'hasta 1.5% al mes (18% al año)'],
  ['PUBLIC-26', 'late-payment', 'a flat $10 a month, whichever is greater', '$10 al mes, lo que sea mayor'],
  ['PUBLIC-2', 'give-back', '10% of the data cost', '10% del costo de los datos'],
  ['SIGNIN-14', 'security', '12 hours', '12 horas'],
  ['PUBLIC-26', 'liability', '$100', '$100'],
  ['PUBLIC-26', 'governing-law', 'Massachusetts', 'Massachusetts'],
  ['PUBLIC-26', 'disputes', '60 days to settle it informally', '60 días para resolverlo de manera informal'],
  ['PUBLIC-26', 'disputes', 'within 30 days of first accepting', 'dentro de los 30 días siguientes a aceptar'],
  ['PUBLIC-26', 'disputes', 'within 1 year', 'dentro de 1 año'],
  ['PUBLIC-26', 'disputes', 'Boston, Massachusetts', 'Boston, Massachusetts'],
];

describe.each(languages)('the terms of use in %s', (language) => {
  const html = show(<StaticPage path="terms" />, { ...visitorPage, language });
  const sections = new Map(sectionsOf(html).map((section) => [section.id, words(section)]));

  it.each(figures)('%s: say in %s: %s', (_, section, en, es) => {
    expect(sections.get(section)).toContain({ en, es }[language]);
  });

  it('have the three agreements, and the nine sections at the end (PUBLIC-20)', () => {
    const tail = [
      'late-payment',
      'give-back',
      'contact-consent',
      'security',
      'disclaimers',
      'liability',
      'termination',
      'governing-law',
      'disputes',
    ];
    const found = [...sections.keys()];
    expect(found).toEqual(expect.arrayContaining(['ild', 'online-orders', 'fair-usage']));
    expect(found.filter((id) => tail.includes(id))).toEqual(tail);
  });

  it('are of February 2021, and lead to the privacy policy (PUBLIC-20, PUBLIC-21)', () => {
    expect(elements(html, 'time')).toEqual([{ dateTime: '2021-02' }]);
    expect(words(html)).toContain({ en: 'February 2021', es: 'febrero de 2021' }[language]);
    expect(links(html)).toContain('/privacy');
  });
});

describe.each(languages)('the privacy policy in %s', (language) => {
  const html = show(<StaticPage path="privacy" />, { ...visitorPage, language });

  it('has 12 sections, and is of October 2020 (PUBLIC-21)', () => {
    expect(sectionsOf(html)).toHaveLength(12);
    expect(elements(html, 'time')).toEqual([{ dateTime: '2020-10' }]);
    expect(words(html)).toContain({ en: 'October 2020', es: 'octubre de 2020' }[language]);
  });
});

const pages = languages.flatMap((language) =>
  brands.flatMap((brand) =>
    [['terms', <StaticPage path="terms" />] as const, ['privacy', <StaticPage path="privacy" />] as const].map(
      ([name, view]) => [name, language, brand, view] as const,
    ),
  ),
);

describe.each(pages)('%s, %s', (_, language, brand, view) => {
  const html = show(<PageLayout>{view}</PageLayout>, { ...visitorPage, language, brand });

  it(`numbers for ${brand.key} its headings, each with a paragraph, and lists them at the top (PUBLIC-20)`, () => {
    const sections = sectionsOf(html).map((section) => ({
      heading: words(section.querySelector('h2')?.toString() ?? ''),
      link: `#${section.id}`,
      paragraphs: section.querySelectorAll('p').length,
    }));
    expect(sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual(sections.map((_, index) => index + 1));
    expect(sections.filter(({ paragraphs }) => paragraphs === 0)).toEqual([]);
    const contents = parse(html).querySelector('ol')?.querySelectorAll('a') ?? [];
    expect(contents.map((link) => ({ heading: words(link), link: link.getAttribute('href') }))).toEqual(
      sections.map(({ heading, link }) => ({ heading, link })),
    );
  });

  it(`names for ${brand.key} the brand and its number, and no other brand (PUBLIC-22)`, () => {
    const text = words(html);
    expect(text).toContain(brand.longName);
    expect(text).toContain(brand.supportNumber);
    expect(
      brands.filter(
        (other) => other !== brand && (text.includes(other.longName) || text.includes(other.supportNumber)),
      ),
    ).toEqual([]);
  });

  it(`fits for ${brand.key} the first flight with its styles`, () => {
    // 13 KB less what the head has besides the styles.
    expect(brotliCompressSync(styles + brandStyle(brand) + html).length).toBeLessThan(12.5 * 1024);
  });
});

it.each(['terms', 'privacy'] as const)('has no section of %s in the other language (PUBLIC-22)', (name) => {
  const sectionsIn = (language: Language): LegalSection[] => Object.values(pageText(name, language, demo).sections);
  const [en, es] = [sectionsIn('en'), sectionsIn('es')];
  const same = en.filter(
    (section, index) =>
      section.text.some((paragraph) => es[index]?.text.includes(paragraph)) ||
      section.text.length !== es[index]?.text.length,
  );
  expect(same).toEqual([]);
  expect(en.map(({ list }) => list?.length)).toEqual(es.map(({ list }) => list?.length));
});
