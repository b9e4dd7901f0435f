import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { demo, temp1 } from '#app/brand/testing/brands.ts';
import { elements, links, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { noCustomerPath } from '#rpc/domain/landing.ts';
import { loader } from './secondary-sign-in/route.tsx';
import { SignInView } from './sign-in/view.tsx';

test('somebody without a customer goes to the page of their brand (SIGNIN-9, SIGNIN-26)', () => {
  expect([demo, temp1].map((brand) => [brand.key, noCustomerPath(brand)])).toEqual([
    ['LINESIDE', '/user'],
    ['TEMP1', '/login?error=account'],
  ]);
});

test('the page of an account that was not found can be tried again or left (SIGNIN-26)', () => {
  const html = show(<SignInView why="account" />, { ...samplePage, brand: temp1 });
  expect(words(html)).toContain('We couldn’t find your account');
  expect(words(html)).toContain('Call us: 1.800.555.0142');
  expect(links(html)).toEqual(['tel:+18005550142', '/login', '/help']);
  expect(elements(html, 'form')).toMatchObject([{ method: 'post', action: '/logout' }]);
  expect(elements(show(<SignInView why="account" to="/bills?page=2" />), 'a').map(({ href }) => href)).toContain(
    '/login?to=%2Fbills%3Fpage%3D2',
  );
  expect(show(<SignInView why="account" />, visitorPage)).not.toContain('<form');
  expect(words(show(<SignInView why="old" />))).not.toContain('couldn’t find your account');
});

test('the page of an unconfirmed sign-in has the number to call (SIGNIN-31)', () => {
  const html = show(<SignInView why="unproved" />, visitorPage);
  expect(words(html)).toContain('We couldn’t confirm your sign-in');
  expect(words(html)).toContain('Nothing changed.');
  expect(links(html)).toContain(`tel:+1${demo.supportNumber.replaceAll(/\D/g, '').slice(-10)}`);
});

test('/secondarylogin leads TEMP1’s customers to sign-in, and is not found elsewhere (SIGNIN-27)', () => {
  const open = (brand: typeof demo) => {
    try {
      return loader({ context: { brand } } as unknown as LoaderFunctionArgs);
    } catch (thrown) {
      return thrown as Response;
    }
  };
  expect(open(temp1).headers.get('location')).toBe('/login');
  expect(open(demo).status).toBe(404);
});
