import { expect, test } from 'vitest';
import { devicePage, pixel } from '#app/ui/testing/sample-activation.ts';
import { buttons, elements, heading, hidden, samplePage, show, words, links } from '#app/ui/testing/show.tsx';
import { DeviceView } from './view.tsx';

const form = show(<DeviceView page={devicePage()} />);

test('requires the IMEI, counts its digits and shows the ways to find it (ACTIVATE-8)', () => {
  expect(words(form)).toContain('0/15');
  expect(words(form)).toMatch(/Your device must be unlocked and paid off.*\*#06#.*iPhone.*Android/);
  expect(buttons(form)).toEqual(['CHECK']);
  expect(elements(form, 'input[name=imei]')).toMatchObject([{ 'data-assist': 'imei', inputMode: 'numeric' }]);
  expect(show(<DeviceView page={devicePage()} />, { ...samplePage, lite: true })).not.toContain('data-assist');
});

test('a compatible device is shown with its IMEI to edit, SIM type and plan (ACTIVATE-9)', () => {
  const html = show(<DeviceView page={devicePage({ device: pixel })} />);
  expect(words(html)).toContain(
    'Device Google Pixel 8 IMEI 3569 3803 5643 809 Change IMEI SIM type SIM Plan Best Fit 5GB PROCEED',
  );
  expect(hidden(html)).toMatchObject({ intent: 'accept' });
  const again = show(<DeviceView page={devicePage({ device: pixel })} another />);
  expect(elements(again, 'input[name=imei]')).toMatchObject([{ value: '356938035643809' }]);
});

test('a device without eSIM on an eSIM line leads to the kit or to another device (ACTIVATE-9, ACTIVATE-11)', () => {
  const without = { ...pixel, esimAvailable: false };
  const html = show(<DeviceView page={devicePage({ device: without, sim: 'esim' })} />);
  expect(heading(html)).toBe('Your device isn’t eSIM-compatible');
  expect(words(html)).toContain('PROCEED CHECK ANOTHER DEVICE');
  expect(heading(show(<DeviceView page={devicePage({ device: without })} />))).toBe('Your device is compatible');
});

test('an invalid IMEI has a screen to try again from (ACTIVATE-9)', () => {
  const html = show(
    <DeviceView page={devicePage()} refused={{ imei: pixel.imei, problem: { kind: 'incompatible' } }} />,
  );
  expect(heading(html)).toBe('Invalid IMEI');
  expect(words(html)).toContain('Unfortunately, we cannot activate service on this device. Contact Customer Success.');
  expect(words(html)).toContain('TRY AGAIN');
});

test('a device in use shows the carrier’s message, and keeps the number (ACTIVATE-9)', () => {
  const problem = { kind: 'alreadyInUse', message: 'This IMEI is on another line.' } as const;
  const html = show(<DeviceView page={devicePage()} refused={{ imei: pixel.imei, problem }} />);
  expect(words(html)).toContain('This IMEI is on another line.');
  expect(elements(html, 'input[name=imei]')).toMatchObject([{ value: pixel.imei }]);
});

test('promises an email after downtime, and offers one for a 5G device (ACTIVATE-10)', () => {
  const refused = (kind: 'downtime' | 'fiveG', sent: boolean) =>
    show(
      <DeviceView
        page={devicePage()}
        refused={{ imei: pixel.imei, problem: { kind }, lead: { emailId: 'dana@example.test', sent } }}
      />,
    );
  expect(words(refused('downtime', true))).toContain('We’ll write to dana@example.test');
  // ERROR-22
  for (const sent of [true, false]) {
    expect(words(refused('downtime', sent))).toContain('Call us: 1.800');
    expect(links(refused('downtime', sent))).toContain('/home');
  }
  const html = refused('fiveG', false);
  expect(elements(html, 'form')).toMatchObject([{ action: '/activation/ref-1/device?another=1' }]);
  expect(elements(html, 'input[name=email]')).toMatchObject([{ value: 'dana@example.test' }]);
  expect(words(show(<DeviceView page={devicePage()} thanks="fiveG" />))).toContain(
    'Thank you for your interest. Customer Success will get in touch once 5G ready.',
  );
});
