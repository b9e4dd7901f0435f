import { expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { problemPage } from './problem-page.tsx';

const page = (status: number, reason = '') =>
  show(problemPage({ status, body: { reason } }).view, { ...samplePage, path: '/add-data' });
const call = 'tel:+18004278686';
const letsTalk = "We're sorry. The service you're attempting to access or update is temporarily unavailable.";

test('the error screen has a generic and a retry variant (ERROR-2)', () => {
  expect(words(page(500))).toContain('Something Went Wrong');
  const retry = page(503);
  expect(words(retry)).toContain('Something Went Wrong');
  expect(words(retry)).toContain('We cannot process this request at this time, try again in a few minutes');
  expect(words(retry)).toContain('TRY AGAIN');
  expect(links(retry)[0]).toBe('/add-data');
});

test('the page of a refusal by a rule or the gate shows that nothing changed (ERROR-2, ERROR-20)', () => {
  for (const reason of ['', 'fraud', 'primary-disabled', 'suspended'])
    expect(words(page(403, reason)), reason).toContain('Nothing changed.');
  for (const status of [403, 405, 413, 415, 429])
    expect(words(show(problemPage({ status }).view)), `${status}`).toContain('Nothing changed.');
  expect(words(page(503))).not.toContain('Nothing changed.');
});

test('the disabled variant shows the support number (ERROR-3)', () => {
  const html = page(403, 'primary-disabled');
  expect(words(html)).toContain('Something Went Wrong');
  expect(words(html)).toMatch(/call .*1\.800\.427\.8686/i);
  expect(links(html)).toContain(call);
});

test('Let’s Talk has the support number (ERROR-4)', () => {
  const html = page(403, 'fraud');
  expect(problemPage({ status: 403, body: { reason: 'fraud' } }).title('en')).toBe('Let’s Talk');
  expect(words(html)).toMatch(/^Let’s Talk/);
  expect(words(html)).toContain(letsTalk);
  expect(links(html)).toContain(call);
});

test('declarations name every code that has a meaning of its own (ERROR-17)', () => {
  const declared: string[] = JSON.stringify(endpoints.map(({ problems }) => problems)).match(/\w+/g) ?? [];
  const codes =
    '40003 40020 40093 40152 IMEI_ALREADY_IN_USE 40153 40155 40224 40227 40231 40245 40267 40616 40617 40618 ' +
    '40619 40620 40621 40622 40623 40624 40625 OTP_ATTEMPTS_EXCEEDED OTP_TIME_OUT WRONG_OTP_ENTERED ' +
    'REFEREE_ALREADY_INVITED';
  expect(codes.split(' ').filter((code) => !declared.includes(code))).toEqual([]);
});

test('an error page has a spoken reference, and no internal fact (ERROR-18)', () => {
  for (const status of [500, 503]) {
    expect(words(page(status))).toContain(`Reference: ${spokenReference('request-1')}`);
    expect(words(page(status))).not.toMatch(/carrier|timeout|exception|\b50\d\b/i);
  }
});
