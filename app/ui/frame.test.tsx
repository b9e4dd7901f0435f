import { describe, expect, it } from 'vitest';
import { temp1 } from '#app/brand/temp1.ts';
import { Frame } from './frame.tsx';
import type { PageFacts } from './page-facts.tsx';
import { elements, sampleFacts, show, visitorFacts, words } from './testing/show.tsx';

const page = (facts: PageFacts) => show(<Frame>content</Frame>, facts);
const addresses = (html: string) => elements(html, 'a').map(({ href }) => href);
const as = (me: NonNullable<PageFacts['me']>): PageFacts => ({ ...sampleFacts, me });

it('begins with a link to the content, which can take the focus', () => {
  const html = page(sampleFacts);
  expect(addresses(html)[0]).toBe('#main');
  expect(elements(html, 'main')).toEqual([{ id: 'main', tabindex: '-1' }]);
});

describe('the header', () => {
  it('offers an active customer every area, and marks the present one', () => {
    const html = page({ ...sampleFacts, path: '/post-activation-home' });
    expect(addresses(html)).toEqual(expect.arrayContaining(['/home', '/account', '/services', '/help', '/settings', '/profile']));
    expect(elements(html, 'a').filter((link) => link['aria-current']).map(({ href }) => href)).toEqual(['/home', '/home']);
  });

  it('leaves Services out where the carrier has not enabled it', () => {
    expect(addresses(page({ ...sampleFacts, nav: { services: false } }))).not.toContain('/services');
  });

  it('offers Support, Profile and Log out to a line on its way', () => {
    const html = page(as({ firstName: 'Dana', status: 1, accountKnown: true }));
    expect(addresses(html)).toEqual(expect.arrayContaining(['/help', '/profile']));
    expect(addresses(html)).not.toContain('/account');
    expect(words(html)).toContain('Log out');
  });

  it('has no Profile for somebody without an account', () => {
    const html = page(as({ accountKnown: false }));
    expect(addresses(html)).not.toContain('/profile');
    expect(words(html)).toContain('Log out');
  });

  it('asks visitors in, and has nothing to log out from', () => {
    const html = page(visitorFacts);
    expect(words(html)).toContain('Help Sign In | Activate');
    expect(addresses(html)).toContain('/login');
    expect(html).not.toContain('/logout');
  });

  it('logs out by a form with its own token, never by a link', () => {
    const html = page(sampleFacts);
    expect(elements(html, 'form')).toEqual([{ method: 'post', action: '/logout' }]);
    expect(elements(html, 'input')).toEqual([{ type: 'hidden', name: '_token', value: 'logout-token' }]);
    expect(addresses(html)).not.toContain('/logout');
  });

  it('shows a name as text, whatever is in it', () => {
    const html = page(as({ firstName: '<b onclick="x">', status: 2, accountKnown: true }));
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;');
    expect(html).not.toContain('<b onclick');
  });

  it('carries the name of the brand', () => {
    expect(words(page({ ...sampleFacts, brand: temp1 }))).toContain('Harbor');
  });
});

it('ends with help, the outer pages and whose it is', () => {
  const html = page(visitorFacts);
  const footer = html.slice(html.indexOf('<footer'));
  expect(addresses(footer)).toEqual(['/help', sampleFacts.brand.external.welcomeCenter, '/terms', '/privacy']);
  expect(words(footer)).toBe('Help & support Welcome center Terms & conditions Privacy policy © 2026 Lineside Mobile');
});
