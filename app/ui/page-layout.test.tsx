import { describe, expect, it } from 'vitest';
import { temp1 } from '#app/brand/testing/brands.ts';
import { PageLayout } from './page-layout.tsx';
import type { PageContext } from './page-context.tsx';
import { elements, samplePage, show, visitorPage, words } from './testing/show.tsx';

const page = (facts: PageContext) => show(<PageLayout>content</PageLayout>, facts);
const addresses = (html: string) => elements(html, 'a').map(({ href }) => href);
const as = (me: NonNullable<PageContext['me']>): PageContext => ({ ...samplePage, me });

it('begins with a link to the content, which can take the focus', () => {
  const html = page(samplePage);
  expect(addresses(html)[0]).toBe('#main');
  expect(elements(html, 'main')).toEqual([{ id: 'main', tabindex: '-1' }]);
});

describe('the header', () => {
  it('offers an active customer every area, and marks the present one', () => {
    const html = page({ ...samplePage, path: '/post-activation-home' });
    expect(addresses(html)).toEqual(
      expect.arrayContaining(['/home', '/account', '/services', '/help', '/settings', '/profile']),
    );
    expect(
      elements(html, 'a')
        .filter((link) => link['aria-current'])
        .map(({ href }) => href),
    ).toEqual(['/home']);
  });

  it.each([
    ['/account', ['/account page']],
    ['/account/ref-1/data', ['/account true']],
    ['/bills/ref-1', ['/bills true']],
    ['/activity', ['/activity page']],
    ['/Bills/ref-1', ['/bills true']],
    ['/HELP', ['/help page']],
    ['/accountants', []],
    ['/help', ['/help page']],
  ])('on %s marks %o', (path, marked) => {
    const current = elements(page({ ...samplePage, path }), 'a').flatMap((link) =>
      link['aria-current'] ? [`${link.href} ${link['aria-current']}`] : [],
    );
    expect([...new Set(current)]).toEqual(marked);
  });

  it('offers sign-in to visitors, and no logout', () => {
    const html = page(visitorPage);
    expect(words(html)).toContain('Lineside Sign In | Activate');
    expect(addresses(html)).toEqual(
      expect.arrayContaining([
        '/login',
        '/cell-phone-plans',
        '/bestfit',
        '/international_services',
        '/imei-compatibility-check',
        '/giveback',
      ]),
    );
    expect(html).not.toContain('/logout');
  });

  it('greets a signed-in person on public pages (SHELL-12)', () => {
    const html = page({
      ...samplePage,
      path: '/bestfit',
      me: { firstName: 'Dana', status: 2, simPaid: true, hasShipment: true, hasPlan: true, accountKnown: true },
    });
    expect(words(html)).toContain('Dana');
    expect(words(html)).not.toContain('Sign In');
    expect(addresses(html)).toContain('/profile');
    expect(addresses(html)).not.toContain('/cell-phone-plans');
    expect(elements(html, 'form')).toEqual([{ method: 'post', action: '/logout' }]);
  });

  it('opens the shop and the blog in a new tab, with that in the link text (SHELL-10)', () => {
    const html = page(visitorPage);
    const out = elements(html, 'a').filter(({ href }) =>
      [samplePage.brand.external.shop, samplePage.brand.external.blog].includes(href as string),
    );
    expect(out).toHaveLength(2);
    expect(out.filter(({ target, rel }) => target !== '_blank' || rel !== 'noopener noreferrer')).toEqual([]);
    expect(words(html)).toContain('Blog (opens in a new tab)');
  });

  it('shows a name as text, whatever is in it', () => {
    const html = page(as({ firstName: '<b onclick="x">', status: 2, accountKnown: true }));
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;');
    expect(html).not.toContain('<b onclick');
  });

  it('carries the name of the brand', () => {
    expect(words(page({ ...samplePage, brand: temp1 }))).toContain('Harbor');
  });
});

describe('the footer', () => {
  const footerOf = (facts: PageContext) => {
    const html = page(facts);
    return html.slice(html.indexOf('<footer'));
  };

  it('has badges, links, social icons and the copyright line (SHELL-13)', () => {
    const footer = footerOf({ ...visitorPage, path: '/bestfit' });
    const { appStore, playStore, welcomeCenter, socials } = samplePage.brand.external;
    expect(addresses(footer)).toEqual([
      '/about-us',
      welcomeCenter,
      '/assurance-card',
      '/sitemap',
      '/help',
      '/terms',
      '/privacy',
      '/accessibility',
      playStore,
      appStore,
      ...socials.map(({ address }) => address),
      '/preference?lang=es&to=%2Fbestfit',
      '/preference?lite=on&to=%2Fbestfit',
    ]);
    expect(words(footer)).toContain('Facebook Instagram YouTube');
    expect(words(footer)).toContain('© 2026 Lineside Mobile');
  });

  it('offers the other language in its own words', () => {
    const linkOf = (page: typeof samplePage) => elements(footerOf(page), 'a').find(({ lang }) => lang);
    expect(linkOf(samplePage)).toMatchObject({ lang: 'es' });
    // Crawlers see public pages alone.
    expect(linkOf(samplePage)).not.toHaveProperty('rel');
    expect(linkOf(visitorPage)).toMatchObject({ lang: 'es', hrefLang: 'es', rel: 'nofollow' });
    expect(words(footerOf(samplePage))).toContain('Español');
    // No two of them run together where a text browser sets them in one line.
    const [, folded = ''] = /<details class="more">(.*?)<\/details>/s.exec(footerOf(samplePage)) ?? [];
    expect(folded).toContain('Sitemap');
    expect(folded).not.toMatch(/\S<\/(a|summary)><a/);
    const spanish = footerOf({ ...samplePage, language: 'es' });
    expect(words(spanish)).toContain('English');
    expect(addresses(spanish)).toContain('/preference?lang=en&to=%2Fhome');
  });

  it('returns to the same page with its query', () => {
    expect(addresses(footerOf({ ...samplePage, path: '/bills', query: '?from=2026-01-01' }))).toContain(
      '/preference?lang=es&to=%2Fbills%3Ffrom%3D2026-01-01',
    );
  });

  it('shows the state of Lite, and offers the opposite (SHELL-27)', () => {
    const offered = (lite: boolean) => footerOf({ ...visitorPage, lite });
    expect(words(offered(false))).toContain('Lite mode (uses less data): Turn on');
    expect(addresses(offered(false)).at(-1)).toMatch(/lite=on/);
    expect(words(offered(true))).toContain('Lite mode is on: Turn off');
    expect(addresses(offered(true)).at(-1)).toMatch(/lite=off/);
  });

  it('folds rarely needed links for people who are signed in (SHELL-30)', () => {
    const footer = footerOf(samplePage);
    const folded = elements(footer, 'details a').map(({ href }) => href);
    expect(folded).toEqual(expect.arrayContaining(['/about-us', '/assurance-card', '/sitemap']));
    expect(addresses(footer).filter((href) => !folded.includes(href))).toEqual([
      '/help',
      '/terms',
      '/privacy',
      '/preference?lang=es&to=%2Fhome',
      '/preference?lite=on&to=%2Fhome',
    ]);
  });

  it('has help, legal texts, the language and Lite alone in journeys (SHELL-30)', () => {
    expect(addresses(footerOf({ ...samplePage, path: '/add-data/ref-1' }))).toEqual([
      '/help',
      '/terms',
      '/privacy',
      '/preference?lang=es&to=%2Fadd-data%2Fref-1',
      '/preference?lite=on&to=%2Fadd-data%2Fref-1',
    ]);
  });

  it('names a social site that it has no sign for', () => {
    const brand = {
      ...temp1,
      external: { ...temp1.external, socials: [{ name: 'Mastodon', address: 'https://social.harbor.example/' }] },
    };
    const footer = footerOf({ ...visitorPage, brand });
    expect(footer).toContain('>Mastodon');
    expect(words(footer)).toMatch(/App Store Mastodon ©/);
  });
});
