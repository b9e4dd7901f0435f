import { describe, expect, test } from 'vitest';
import { linePage } from '#app/ui/testing/sample-add-line.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { newLineMessages } from './copy.ts';
import { NewLineView } from './view.tsx';

const radios = (html: string, name: string) => elements(html, `input[type=radio][name=${name}]`);

describe('line', () => {
  test('has its place in the group as its heading (ADDLINE-6)', () => {
    expect(words(show(<NewLineView page={linePage({ occurrence: 4 })} />))).toContain('Who will use your fourth line?');
  });

  test('the IMEI is checked while typing where there is script (ADDLINE-7)', () => {
    const imei = (lite: boolean) =>
      elements(show(<NewLineView page={linePage()} />, { ...samplePage, lite }), 'input[name=imei]')[0];
    expect(imei(false)).toMatchObject({ 'data-assist': 'imei' });
    expect(JSON.parse(imei(false)?.['data-words'] ?? '')).toMatchObject({
      length: 'IMEI must be exactly 15 digits.',
      incompatible: 'Please enter a valid imei number.',
    });
    expect(imei(true)).not.toHaveProperty('data-assist');
  });

  test('no SIM type is chosen before the IMEI is known (ADDLINE-8)', () => {
    const sim = radios(show(<NewLineView page={linePage()} />), 'sim');
    expect(sim.map(({ value }) => value)).toEqual(['esim', 'sim']);
    expect(sim.filter((one) => 'checked' in one || 'disabled' in one || 'required' in one)).toEqual([]);
  });

  test('a plan for eSIM only leaves no other choice (ADDLINE-9)', () => {
    const html = show(
      <NewLineView page={linePage({ esimOnly: true, line: { firstName: 'Ana', lastName: 'Reyes', sim: 'sim' } })} />,
    );
    expect(words(html)).not.toContain('or a SIM card if not');
    const [esim, sim] = radios(html, 'sim');
    expect(esim).toHaveProperty('checked');
    expect(sim).toHaveProperty('disabled');
    expect(words(html)).toContain('Your plan is for eSIM only.');
  });
});

describe('a device that can’t be taken or checked (ADDLINE-21)', () => {
  const emailId = 'dana@example.test';
  const typed = { firstName: 'Ana', lastName: 'Reyes', imei: '356938035643267', sim: 'esim' };
  const again = { initialValue: typed };
  const offered = (interest: 'fiveG' | 'downtime', sent = false) =>
    show(<NewLineView page={linePage()} again={again} offer={{ interest, lead: { emailId, sent } }} />);

  test.each([
    ['fiveG', 'We can’t activate this 5G model yet'],
    ['downtime', 'The device check is down right now'],
  ] as const)('%s: offers to tell at the customer’s address, after the main button', (interest, title) => {
    const html = offered(interest);
    expect(words(html)).toContain(title);
    expect(elements(html, 'input[name=email]')).toMatchObject([{ type: 'email', value: emailId }]);
    expect(elements(html, 'form button')).toMatchObject([{ type: 'submit' }, { name: 'notify', value: interest }]);
    expect(elements(html, 'form button')[0]).not.toHaveProperty('name');
  });

  test('keeps all typed values, another email address included', () => {
    const html = show(
      <NewLineView
        page={linePage()}
        again={{ initialValue: { ...typed, email: 'leo@example.test' } }}
        offer={{ interest: 'fiveG', lead: { emailId, sent: false } }}
      />,
    );
    for (const [name, value] of [
      ['firstName', 'Ana'],
      ['lastName', 'Reyes'],
      ['imei', typed.imei],
      ['email', 'leo@example.test'],
    ])
      expect(elements(html, `input[name=${name}]`)).toMatchObject([{ value }]);
    expect(radios(html, 'sim').filter((one) => 'checked' in one)).toMatchObject([{ value: 'esim' }]);
  });

  test('requires another address for a malformed one', () => {
    const wrong = { error: { email: ['No'] }, initialValue: { ...typed, notify: 'fiveG', email: 'nobody' } };
    const html = show(<NewLineView page={linePage()} again={wrong} />);
    expect(elements(html, 'input[name=email]')).toMatchObject([{ value: 'nobody', 'aria-invalid': 'true' }]);
    expect(elements(html, 'button[name=notify]')).toHaveLength(1);
  });

  test.each([
    ['This IMEI is on another line.', true],
    [deviceCheckMessages.en.alreadyInUse, true],
    [newLineMessages.en.imei.length, false],
    [newLineMessages.en.imei.invalid, false],
  ])('a device in use has the number to call beside it: %s (ERROR-22)', (error, called) => {
    const html = show(<NewLineView page={linePage()} again={{ error: { imei: [error] }, initialValue: typed }} />);
    expect(words(html).includes(`${error} Call us: 1.800.427.8686`)).toBe(called);
    expect(elements(html, '.wrong a')).toHaveLength(called ? 1 : 0);
  });

  test('shows the address of an immediate request, without a form', () => {
    expect(words(offered('downtime', true))).toContain('We’ll write to dana@example.test when it works again.');
    expect(elements(offered('downtime', true), 'input[name=email], button[name=notify]')).toEqual([]);
  });

  test('thanks the customer, and keeps the typed fields', () => {
    const sent = { initialValue: { ...typed, notify: 'fiveG', email: emailId } };
    const html = show(<NewLineView page={linePage()} again={sent} thanks="fiveG" />);
    expect(words(html)).toContain('Thank you for your interest. Customer Success will get in touch once 5G ready.');
    expect(elements(html, 'input[name=firstName]')).toMatchObject([{ value: 'Ana' }]);
    expect(elements(html, 'button[name=notify]')).toEqual([]);
  });

  test('offers nothing before the check', () => {
    expect(elements(show(<NewLineView page={linePage()} />), 'input[name=email], button[name=notify]')).toEqual([]);
  });
});
