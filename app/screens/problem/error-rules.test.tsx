import { describe, expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { accountModel, changePlanResult, homeModel, lineCard, topUpForm, topUpResult } from '#app/ui/testing/sample.ts';
import { entryOf, monthInAdvance } from '#app/ui/testing/sample-bills.ts';
import { elements, links, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import type { DeviceCheck } from '#rpc/public/device.ts';
import { AccountView } from '../account/account/view.tsx';
import { SelectView } from '../add-data/select/view.tsx';
import { ResultView } from '../add-data/result/view.tsx';
import { MonthView } from '../bills/month-in-advance/view.tsx';
import { ResultView as ChangePlanResultView } from '../change-plan/result/view.tsx';
import { HomeView } from '../home/home/view.tsx';
import { DeviceCheckView } from '../public/device-check/view.tsx';
import { ActivationErrorView } from './activation-error/view.tsx';
import { problemPage } from './problem-page.tsx';
import { SorryView } from './sorry/view.tsx';

const page = (status: number, reason = '') =>
  show(problemPage({ status, told: { reason } }).view, { ...samplePage, path: '/add-data' });
const checked = (check: DeviceCheck) =>
  show(<DeviceCheckView checked={{ imei: '356938035643809', check }} />, visitorPage);
const call = 'tel:+18004278686';
const besides = ['sms:+16175550150', 'tel:711'];
const letsTalk = "We're sorry. The service you're attempting to access or update is temporarily unavailable.";

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
  [
    'ERROR-1',
    'the default message',
    () => expect(words(checked({ outcome: 'failed' }))).toContain('Oops! Something went wrong. Please try again.'),
  ],
  [
    'ERROR-2',
    'the generic error screen, and its retry variant',
    () => {
      expect(words(page(500))).toContain('Something Went Wrong');
      const retry = page(503);
      expect(words(retry)).toContain('Something Went Wrong');
      expect(words(retry)).toContain('We cannot process this request at this time, try again in a few minutes');
      expect(words(retry)).toContain('TRY AGAIN');
      expect(links(retry)[0]).toBe('/add-data');
    },
  ],
  [
    'ERROR-2',
    'each variant leads on in its own way',
    () => {
      const ways = (kind: 'plain' | 'retry' | 'disabled') =>
        new Set(links(show(<SorryView kind={kind} />, { ...samplePage, path: '/add-data' })));
      expect(ways('plain')).toEqual(new Set(['/home', '/add-data', call, ...besides]));
      expect(ways('retry')).toEqual(new Set(['/home', '/add-data', call, ...besides]));
      expect(ways('disabled')).toEqual(new Set(['/home', call, ...besides]));
    },
  ],
  [
    'ERROR-2',
    'what a rule refused changed nothing, and the page says so',
    () => {
      for (const reason of ['fraud', 'primary-disabled', 'suspended'])
        expect(words(page(403, reason)), reason).toContain('Nothing changed.');
      expect(words(page(503))).not.toContain('Nothing changed.');
    },
  ],
  [
    'ERROR-3',
    'the disabled variant says to call support, with the number',
    () => {
      const html = page(403, 'primary-disabled');
      expect(words(html)).toContain('Something Went Wrong');
      expect(words(html)).toMatch(/call .*1\.800\.427\.8686/i);
      expect(links(html)).toContain(call);
    },
  ],
  [
    'ERROR-4',
    'Let’s Talk, with the support number',
    () => {
      const html = page(403, 'fraud');
      expect(problemPage({ status: 403, told: { reason: 'fraud' } }).title('en')).toBe('Let’s Talk');
      expect(words(html)).toMatch(/^Let’s Talk/);
      expect(words(html)).toContain(letsTalk);
      expect(links(html)).toContain(call);
    },
  ],
  [
    'LINE-25',
    'what a rule refuses: the rule’s reason, and that nothing was changed',
    () => {
      expect(words(page(403, 'sim-swap'))).toContain('A SIM swap is in progress on this line.');
      expect(words(page(403))).toContain('Nothing changed.');
    },
  ],
  [
    'ERROR-5',
    'a top-up that is unavailable (40625): Let’s Talk, and TRY AGAIN is disabled',
    () => {
      const html = show(<ResultView result={topUpResult({ state: 'refused', refusal: 'unavailable' })} />);
      expect(words(html)).toContain(letsTalk);
      expect(elements(html, 'button[disabled]')).toHaveLength(1);
    },
  ],
  [
    'ERROR-6',
    'any other top-up failure',
    () => {
      const text = words(show(<ResultView result={topUpResult({ state: 'refused', refusal: 'other' })} />));
      expect(text).toContain('Data Addition Failed');
      expect(text).toContain(
        'Sorry, your request for additional data could not be completed due to an unexpected error',
      );
      expect(text).toContain('TRY AGAIN');
    },
  ],
  [
    'ERROR-7',
    'a plan change that failed',
    () => {
      const text = words(show(<ChangePlanResultView result={changePlanResult({ state: 'refused' })} />));
      expect(text).toContain('Plan Change Request Failed');
      expect(text).toContain('Sorry, your request for plan change could not be completed due to an unexpected error.');
    },
  ],
  [
    'ERROR-9',
    'usage that cannot be loaded, on Home and on Account',
    () => {
      const missing = 'Failed to load usage history. Kindly refresh the page after some time to try again.';
      expect(words(show(<HomeView home={homeModel({ lines: [lineCard({ usageMissing: true })] })} />))).toContain(
        missing,
      );
      const usage = { ref: 'ref-1', cycle: { start: '2026-11-03', end: '2026-12-02' } };
      expect(words(show(<AccountView account={accountModel({ usage })} />))).toContain(missing);
    },
  ],
  [
    'ERROR-10',
    'IMEI 40245: a downtime notice that asks for an address, prefilled for a customer',
    () => {
      const html = checked({ outcome: 'downtime' });
      expect(words(html)).toContain('The device check is down right now');
      expect(elements(html, 'input[name=email]')).toHaveLength(1);
    },
  ],
  [
    'ERROR-11',
    'IMEI in use: the carrier’s message, as a banner',
    () => {
      const html = checked({ outcome: 'alreadyInUse', message: 'This IMEI belongs to another customer.' });
      expect(words(html)).toContain('This IMEI belongs to another customer.');
      expect(elements(html, '[role=alert]')).toHaveLength(1);
    },
  ],
  [
    'ERROR-12',
    'IMEI 40267: the 5G notice with Notify me, and the thanks',
    () => {
      expect(words(checked({ outcome: 'fiveG' }))).toMatch(/5G.*Notify me/);
      expect(words(show(<DeviceCheckView thanks="fiveG" />, visitorPage))).toContain(
        'Thank you for your interest. Customer Success will get in touch once 5G ready.',
      );
    },
  ],
  [
    'ERROR-13',
    'any other IMEI error: the default error banner',
    () => {
      const html = checked({ outcome: 'failed' });
      expect(words(html)).toContain('Oops! Something went wrong. Please try again.');
      expect(elements(html, '[role=alert]')).toHaveLength(1);
    },
  ],
  [
    'ERROR-14',
    'a device that is not supported, with TRY AGAIN',
    () => {
      const text = words(checked({ outcome: 'incompatible' }));
      expect(text).toContain('Unfortunately, we cannot activate service on this device. Contact Customer Success.');
      expect(text).toContain('TRY AGAIN');
    },
  ],
  [
    'ERROR-15',
    'a month in advance that could not be paid says so, and can be paid again',
    () => {
      const line = monthInAdvance().line;
      const after = entryOf({ kind: 'month-in-advance', amount: 2656 }, { state: 'refused', line });
      const html = show(<MonthView month={monthInAdvance({ after })} />);
      expect(words(html)).toContain('Oops! Something went wrong. Please try again.');
      expect(elements(html, 'form')).toHaveLength(1);
    },
  ],
  [
    'ERROR-16',
    'activation before home internet: the care number and GO TO HOME',
    () => {
      const brand = { ...samplePage.brand, careNumber: '1.800.555.0199' };
      const html = show(<ActivationErrorView kind="unavailable" />, { ...samplePage, brand });
      expect(words(html)).toContain('Your home internet service must be installed and active first.');
      expect(words(html)).toContain('GO TO HOME');
      expect(links(html)).toEqual(['tel:+18005550199', '/home', 'sms:+16175550150', 'tel:711']);
    },
  ],
  [
    'ERROR-17',
    'declarations name every code that has a meaning of its own',
    () => {
      const declared: string[] = JSON.stringify(endpoints.map(({ problems }) => problems)).match(/\w+/g) ?? [];
      const codes =
        '40003 40020 40093 40152 IMEI_ALREADY_IN_USE 40153 40155 40224 40227 40231 40245 40267 40616 40617 40618 ' +
        '40619 40620 40621 40622 40623 40624 40625 OTP_ATTEMPTS_EXCEEDED OTP_TIME_OUT WRONG_OTP_ENTERED ' +
        'REFEREE_ALREADY_INVITED';
      expect(codes.split(' ').filter((code) => !declared.includes(code))).toEqual([]);
    },
  ],
  [
    'ERROR-18',
    'an error page has a spoken reference, and tells nothing of what happened inside',
    () => {
      for (const status of [500, 503]) {
        expect(words(page(status))).toContain(`Reference: ${spokenReference('request-1')}`);
        expect(words(page(status))).not.toMatch(/carrier|timeout|exception|\b50\d\b/i);
      }
    },
  ],
  [
    'ERROR-19',
    'an invalid form comes back with a summary that has the focus, and a message at the field',
    () => {
      const error = { gigabytes: ['Choose how much data to add.'] };
      const html = show(<SelectView form={topUpForm()} again={{ error }} />);
      expect(words(html)).toContain('There is a problem Choose how much data to add.');
      expect(words(html).split('Choose how much data to add.')).toHaveLength(3);
      expect(elements(html, '[autofocus]')).toHaveLength(1);
    },
  ],
  [
    'ERROR-20',
    'refusals of the gate and 404: a page that says how to go on, for customers and visitors',
    () => {
      const titles = {
        403: 'You can’t do that right now',
        404: 'We can’t find this page',
        405: 'This page can’t do that',
        413: 'What you sent was too long',
        415: 'You can’t do that right now',
        429: 'Too many requests',
      };
      for (const [status, title] of Object.entries(titles)) {
        const html = page(Number(status));
        expect(words(html)).toContain(title);
        expect(links(html)).toContain('/home');
        if (status !== '404') expect(words(html)).toContain('Nothing changed.');
        expect(links(show(problemPage({ status: Number(status) }).view, visitorPage))).not.toContain('/home');
      }
    },
  ],
];

describe('rules of the error catalog', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
