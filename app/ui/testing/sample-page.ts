import { demo } from '#app/brand/testing/brands.ts';
import type { PageContext } from '../page-context.tsx';

/** In the evening of November 21, 2026: in UTC it is the next day already (COPY-8). */
export const sampleNow = Date.parse('2026-11-22T03:00:00Z');

export const samplePage: PageContext = {
  brand: demo,
  path: '/home',
  query: '',
  now: sampleNow,
  timeZone: 'America/New_York',
  today: '2026-11-21',
  me: { firstName: 'Dana', status: 2, isPrimary: true, accountKnown: true },
  tokens: { page: 'page-token', logout: 'logout-token' },
  signedInRecently: true,
  signedInAgain: false,
  lite: false,
  language: 'en',
  requestId: 'request-1',
  nav: { services: true },
};

export const visitorPage: PageContext = (({ me: _, ...rest }) => rest)(samplePage);
