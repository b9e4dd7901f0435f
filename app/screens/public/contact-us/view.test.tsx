import { expect, it } from 'vitest';
import { companyOf } from '#app/brand/companies.ts';
import { demo, temp1 } from '#app/brand/testing/brands.ts';
import { elements, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { StaticPage } from '../testing/text-pages.tsx';

const html = show(<StaticPage path="contact-us" />, visitorPage);
const links = elements(html, 'a').map(({ href }) => href);
const { external } = visitorPage.brand;

it('shows the office number with its hours, and not the support number (PUBLIC-5, PUBLIC-6)', () => {
  expect(links).toContain('tel:+16175550148');
  expect(links).not.toContain('tel:+18004278686');
  expect(words(html)).toContain('1.617.555.0148');
  expect(words(html)).toContain('9:00 AM to 5:00 PM Eastern time, Monday to Friday');
});

it('opens the help center and the chat beside the portal', () => {
  const outside = elements(html, 'a')
    .filter(({ target }) => target === '_blank')
    .map(({ href }) => href);
  expect(outside).toEqual([external.helpCenter, external.chat]);
});

it('has a mailbox for support, partnerships and the press', () => {
  expect(links.filter((href) => href?.startsWith('mailto:'))).toEqual([
    `mailto:${companyOf(demo).mail.support}`,
    `mailto:${companyOf(demo).mail.partnership}`,
    `mailto:${companyOf(demo).mail.media}`,
  ]);
});

it('has the postal address, line by line', () => {
  expect(words(html)).toContain(companyOf(demo).postalAddress.join(' '));
  expect(elements(html, 'address')).toHaveLength(1);
});

it('has the other brand’s contacts on its host', () => {
  const text = words(show(<StaticPage path="contact-us" />, { ...visitorPage, brand: temp1 }));
  expect(text).toContain(companyOf(temp1).postalAddress.join(' '));
  expect(text).toContain(temp1.officeNumber);
});
