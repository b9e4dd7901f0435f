import { expect, test } from 'vitest';
import { confirmPage, devicePage, numberPage, simPage } from '#app/ui/testing/sample-activation.ts';
import { buttons, elements, heading, show, words } from '#app/ui/testing/show.tsx';
import { ConfirmView } from '../confirm/view.tsx';
import { DeviceView } from '../device/view.tsx';
import { NumberView } from '../number/view.tsx';
import { SimView } from './view.tsx';

test('counts the digits, with a picture of the number’s place (ACTIVATE-20)', () => {
  const html = show(<SimView page={simPage({ iccid: '8901260123456789012' })} />);
  expect(words(html)).toContain('19/19');
  expect(elements(html, 'figure svg[role=img]')).toHaveLength(1);
  // ACTIVATE-40: in groups in the picture, and as the carrier takes it in the field.
  expect(html).toContain('8901 0000 0000 0000 000');
  expect(elements(html, 'input[name=iccid]')).toMatchObject([
    { 'data-assist': 'digits', value: '8901260123456789012' },
  ]);
  expect(buttons(html)).toEqual(['Next']);
});

test('shows an invalid SIM number on a screen of its own (ACTIVATE-20)', () => {
  const html = show(<SimView page={simPage()} invalid="8901260123456789012" />);
  expect(heading(html)).toBe('Invalid SIM number');
  expect(words(html)).toContain('SIM Number is invalid.');
  expect(words(html)).toContain('SIM number 8901 2601 2345 6789 012');
  expect(words(html)).toMatch(/RETRY Dana/);
});

test('words that send people to customer support have its number beside them (ERROR-22)', () => {
  const inUse =
    'That SIM Number is already in use or currently being activated. Please try another or contact Customer ' +
    'Success for help.';
  const html = show(<SimView page={simPage()} again={{ initialValue: {}, error: { iccid: [inUse] } }} />);
  expect(words(html)).toContain(`${inUse} Call us: 1.800.427.8686`);
  const short = 'This must be 19 characters long.';
  expect(
    words(show(<SimView page={simPage()} again={{ initialValue: {}, error: { iccid: [short] } }} />)),
  ).not.toContain('Call us:');
  const notValid = 'You seem to have entered an invalid number; reach out to Customer Success.';
  const again = { initialValue: { intent: 'carrier', number: '5550102231' }, error: { number: [notValid] } };
  expect(words(show(<NumberView page={numberPage()} again={again} />))).toContain(
    `${notValid} Call us: 1.800.427.8686`,
  );
  const used = show(
    <DeviceView page={devicePage()} refused={{ imei: '356938035643152', problem: { kind: 'alreadyInUse' } }} />,
  );
  expect(words(used)).toMatch(/contact Customer Success\. Call us: 1\.800\.427\.8686/);
});

test('shows on the next page that the number is valid (ACTIVATE-20)', () => {
  const html = show(<ConfirmView page={confirmPage()} because="sim-valid" />);
  expect(words(html)).toContain('Success! Your SIM card is valid.');
});
