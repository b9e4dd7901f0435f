import { describe, expect, it, test } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import { elements, heading, links, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import type { DeviceCheck } from '#rpc/public/device.ts';
import { deviceCheckMessages } from './copy.ts';
import { DeviceCheckView } from './view.tsx';

const copy = deviceCheckMessages.en;

const imei = '356938035643809';
const after = (check: DeviceCheck) => show(<DeviceCheckView checked={{ imei, check }} />, visitorPage);

describe('the form', () => {
  const html = show(<DeviceCheckView />, visitorPage);

  it('takes 15 digits and counts them (PUBLIC-10)', () => {
    expect(elements(html, 'input')).toContainEqual(
      expect.objectContaining({ name: 'imei', inputMode: 'numeric', autoComplete: 'off' }),
    );
    expect(words(html)).toContain('0/15');
  });

  it('lists the needs of a device, and the ways to find the number on any phone, on iOS and on Android (PUBLIC-12)', () => {
    expect(words(html)).toContain('Your device must be unlocked and paid off.');
    expect(words(html)).toMatch(/dial \*#06#.*iPhone or iPad.*Android/);
    expect(words(html)).toContain('CHECK');
  });

  it('is posted, so that the IMEI is in no URL (PUBLIC-14)', () => {
    expect(elements(html, 'form')).toEqual([
      expect.objectContaining({ method: 'post', action: '/imei-compatibility-check' }),
    ]);
  });

  it('keeps what was typed, and counts its digits without the hyphens (ERROR-19, PUBLIC-11)', () => {
    const again = show(
      <DeviceCheckView
        again={{ error: { imei: [copy.errors.length] }, initialValue: { intent: 'check', imei: '35-6938' } }}
      />,
      visitorPage,
    );
    expect(elements(again, 'input')).toContainEqual(
      expect.objectContaining({ name: 'imei', value: '35-6938', 'aria-invalid': 'true' }),
    );
    expect(words(again)).toContain('6/15');
    expect(words(again)).toContain('There is a problem Enter valid IMEI Number');
  });
});

describe('the check is down, for a signed-in customer (ERROR-10)', () => {
  const shown = (sent: boolean) =>
    show(
      <DeviceCheckView checked={{ imei, check: { kind: 'downtime' }, lead: { emailId: 'dana@example.test', sent } }} />,
    );

  it('has their address in the field', () => {
    expect(elements(shown(false), 'input')).toContainEqual(
      expect.objectContaining({ name: 'email', value: 'dana@example.test' }),
    );
  });

  it('has no form after the address was sent at once', () => {
    expect(elements(shown(true), 'form')).toEqual([]);
    expect(words(shown(true))).toContain('We’ll write to dana@example.test when it works again.');
  });
});

describe('the result of the check (PUBLIC-13, ERROR-10, ERROR-11, ERROR-12, ERROR-13, ERROR-14)', () => {
  test.each<[DeviceCheck, string, string]>([
    [
      { kind: 'esim', device: 'Google Pixel 8' },
      copy.outcome.esim.title,
      'Device Google Pixel 8 IMEI 3569 3803 5643 809 SIM type eSIM or SIM',
    ],
    [
      { kind: 'sim', device: 'Samsung Galaxy A12' },
      copy.outcome.sim.title,
      'Device Samsung Galaxy A12 IMEI 3569 3803 5643 809 SIM type SIM',
    ],
    [
      { kind: 'sim', device: '' },
      copy.outcome.sim.title,
      'It isn’t eSIM-compatible, so we’ll send you a SIM card. IMEI',
    ],
    [
      { kind: 'incompatible' },
      copy.outcome.incompatible.title,
      'Unfortunately, we cannot activate service on this device. Contact Customer Success.',
    ],
    [{ kind: 'fiveG' }, 'We can’t activate this 5G model yet', 'Notify me'],
    [{ kind: 'downtime' }, 'The device check is down right now', 'Notify me'],
    [{ kind: 'alreadyInUse', message: 'This IMEI is on another line.' }, copy.heading, 'This IMEI is on another line.'],
    [{ kind: 'alreadyInUse' }, copy.heading, copy.alreadyInUse],
    [{ kind: 'failed' }, copy.heading, 'Oops! Something went wrong. Please try again.'],
  ])('%j', (check, title, text) => {
    const html = after(check);
    expect(heading(html)).toBe(title);
    expect(words(html)).toContain(text);
  });

  it('offers another try and the support number for a device that does not work (ERROR-14)', () => {
    expect(words(after({ kind: 'incompatible' }))).toMatch(/Call us: 1\.800\.427\.8686 TRY AGAIN/);
  });

  it.each([{ kind: 'failed' }, { kind: 'alreadyInUse', message: 'In use' }] as const)(
    'a banner, and the number in the form: %j (ERROR-11, ERROR-13)',
    (check) => {
      expect(elements(after(check), '[role=alert]')).toHaveLength(1);
      expect(elements(after(check), 'input')).toContainEqual(expect.objectContaining({ name: 'imei', value: imei }));
    },
  );

  it('escapes the carrier’s words (ERROR-11)', () => {
    expect(after({ kind: 'alreadyInUse', message: '<b>In use</b>' })).toContain('&lt;b&gt;In use&lt;/b&gt;');
  });
});

describe('notify me', () => {
  it.each(['fiveG', 'downtime'] as const)('shows the address again, for the same subject: %s', (interest) => {
    const html = show(
      <DeviceCheckView
        again={{ error: { email: [copy.email.error] }, initialValue: { intent: 'notify', interest, email: 'nobody' } }}
      />,
      visitorPage,
    );
    expect(heading(html)).toBe(copy.notify[interest].title);
    expect(elements(html, 'input')).toContainEqual(expect.objectContaining({ name: 'interest', value: interest }));
    expect(elements(html, 'input')).toContainEqual(
      expect.objectContaining({ name: 'email', value: 'nobody', 'aria-invalid': 'true' }),
    );
  });

  test.each([
    ['fiveG', 'Thank you for your interest. Customer Success will get in touch once 5G ready.'],
    ['downtime', copy.notify.downtime.thanks],
  ])('shows thanks for %s', (thanks, text) => {
    expect(words(show(<DeviceCheckView thanks={thanks} />, visitorPage))).toContain(text);
  });

  it.each(['toString', '<b>', ''])('ignores an unknown subject in the URL: %j', (thanks) => {
    expect(show(<DeviceCheckView thanks={thanks} />, visitorPage)).toBe(show(<DeviceCheckView />, visitorPage));
  });
});

describe('a device for a plan (PUBLIC-34)', () => {
  const checked = { imei, check: { kind: 'esim' } as DeviceCheck };
  const hrefs = (html: string) => links(html);

  it('keeps the plan while the device is checked', () => {
    const html = show(<DeviceCheckView planId="plan-5gb" />, visitorPage);
    expect(elements(html, 'form')).toMatchObject([{ action: '/imei-compatibility-check?plan=plan-5gb' }]);
  });

  it('leads on to the shop, with the number to call; without a plan, to the plans', () => {
    const html = show(<DeviceCheckView checked={checked} planId="plan-5gb" />, visitorPage);
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([`${demo.external.shop}?plan=plan-5gb`, 'tel:+18004278686', '/cell-phone-plans']),
    );
    expect(words(html)).toContain('Order this plan');
    const without = show(<DeviceCheckView checked={checked} />, visitorPage);
    expect(hrefs(without)).toEqual(['/cell-phone-plans', '/imei-compatibility-check']);
    expect(words(without)).toContain('Check another device');
  });
});
