import { parseWithZod } from '@conform-to/zod/v4';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { esimCard } from '#app/ui/testing/sample-orders.ts';
import { esimSetupPage } from '#app/ui/testing/sample-status.ts';
import { marco, no, yes } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { esimCodeOf } from '#rpc/domain/esim-code.ts';
import type { EsimSetup, EsimSetupPage } from './setup/intent.ts';
import { ActivateEsimView } from './activate/view.tsx';
import { KitView } from './kit/view.tsx';
import { noSetupMessages } from './none/copy.ts';
import { NoLineView } from '../status/none/view.tsx';
import { esimSetupMessages } from './setup/copy.ts';
import { setupForm } from './setup/form.ts';
import { EsimSetupView } from './setup/view.tsx';

const page = (own: Partial<EsimSetup> = {}, again?: object) =>
  show(<EsimSetupView page={esimSetupPage(own)} again={again} />);
const ended = (model: EsimSetupPage) => show(<EsimSetupView page={model} />);

describe('the guide', () => {
  test.each([
    ['ios', 4],
    ['android', 7],
  ] as const)('for %s it has %i steps (ESIM-3)', (system, count) => {
    expect(elements(page({ system }), 'ol.options > li')).toHaveLength(count);
  });

  test('has links as tabs, and marks the selected one (ESIM-3)', () => {
    expect(elements(page({ system: 'android' }), 'nav.acts a')).toEqual([
      { class: 'tap', href: '/steps/ref-2?system=ios' },
      { class: 'btn', href: '/steps/ref-2?system=android', 'aria-current': 'true' },
    ]);
  });

  test('shows the duration of the download (ESIM-8)', () => {
    expect(words(page())).toContain('Your eSIM downloads within 5 minutes.');
  });

  test('shows the reason for a line without a guide, and the next step (ESIM-2)', () => {
    expect(words(ended({ kind: 'done', line: marco }))).toContain('Your eSIM is set up');
    expect(words(ended({ kind: 'sim', line: marco }))).toContain('This line has a SIM card');
    const waiting = ended({ kind: 'not-active', line: marco, state: 'activating' });
    expect(links(waiting)).toContain('/status/ref-2');
    expect(links(show(<NoLineView words={noSetupMessages} />))).toEqual(['/post-activation-home']);
  });
});

describe('the activation code', () => {
  const code = 'LPA:1$rsp.example.test$A1B2C3D4E5F60718';

  test('is shown as a link, a QR code and text (ESIM-4)', () => {
    const html = page();
    expect(links(html)).toContain(`https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${code}`);
    expect(links(page({ system: 'android' }))).toContain(
      `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${code}`,
    );
    expect(words(html)).toContain('SM-DP+ address rsp.example.test Activation code A1B2C3D4E5F60718');
    const { data, size } = encode(code, { ecc: 'M', border: 4 });
    const [qr] = elements(html, 'figure svg');
    expect(qr).toMatchObject({ role: 'img', viewBox: `0 0 ${size} ${size}` });
    expect(html.split('h1v1h-1z')).toHaveLength(data.flat().filter(Boolean).length + 1);
  });

  test('the code breaks between its parts, and a long part after eight characters (ESIM-4)', () => {
    const html = page();
    const whole = (text: string) => `<span class="keep">${text}</span>`;
    const [server, id] = [whole('rsp.exam') + whole('ple.test') + whole('$'), whole('A1B2C3D4') + whole('E5F60718')];
    expect(html).toContain(whole('LPA:1$') + whole(server) + whole(id));
    expect(words(html)).toContain('Full code LPA:1$rsp.example.test$A1B2C3D4E5F60718');
  });

  test('with a confirmation code the page says that the phone asks for it, and where it is (INTAKE-9)', () => {
    const pageOf = (sent: string) => {
      const read = esimCodeOf(sent) ?? expect.fail(sent);
      return words(page({ code: { kind: 'shown', code: read } }));
    };
    const shown = pageOf(`${code}$$1`);
    expect(shown).toContain('Your phone will ask for a confirmation code. It’s in the Activation Kit we emailed you.');
    expect(shown).toContain(`Full code ${code}$$1`);
    expect(pageOf(code)).not.toContain('confirmation');
    expect(pageOf('1$rsp.example.test$')).toContain('Activation code None. Leave it empty.');
  });

  test('shows the link first on the phone itself (ESIM-4)', () => {
    const order = (html: string) => html.indexOf('Install on this phone') < html.indexOf('<figure');
    expect([order(page({ isOnPhone: true })), order(page())]).toEqual([true, false]);
  });

  test('is in no address of the portal (ESIM-7)', () => {
    const own = links(page()).filter((href) => href.startsWith('/'));
    expect(own.join(' ')).not.toMatch(/LPA|A1B2C3/);
  });

  test('is replaced by a link to sign in again and return, without a recent sign-in (ESIM-6)', () => {
    const html = page({ code: { kind: 'sign-in-again' } });
    expect(links(html)).toContain('/login?again=1&to=%2Fsteps%2Fref-2%3Fsystem%3Dios');
    expect(words(html)).toContain('Log in again');
    expect(html).not.toContain('LPA');
    expect(elements(html, 'ol.options > li')).toHaveLength(4);
  });

  test('is replaced by a note about the kit’s email, when the carrier returns no code (ESIM-5)', () => {
    const html = page({ code: { kind: 'missing' } });
    expect(words(html)).toContain('It’s in the Activation Kit we emailed you.');
    expect(links(html)).toContain('/steps/ref-2/resend');
  });
});

describe('Done and RESEND', () => {
  const send = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return parseWithZod(form, { schema: setupForm(esimSetupMessages.en) }).status;
  };

  test('Done requires the ticked box (ESIM-9)', () => {
    const html = page();
    expect(words(html)).toContain('I have completed the eSIM setup. Done Resend eSIM kit');
    expect(elements(html, 'input[type="checkbox"]')).toMatchObject([{ name: 'completed' }]);
    expect(send({ operation: 'x' })).toBe('error');
    expect(send({ operation: 'x', completed: 'on' })).toBe('success');
    expect(words(page({}, { error: { completed: [esimSetupMessages.en.unticked] } }))).toContain('There is a problem');
  });

  test('has a page for the kit, and shows its address in the guide afterwards (ESIM-11)', () => {
    const html = show(<KitView form={{ line: marco, decision: yes, operationId: 'operation-000001' }} />);
    expect(words(html)).toMatch(/Resend eSIM kit .*RESEND/);
    expect(words(page({ after: entryOf({ kind: 'esim-kit' }, { state: 'done' }) }))).toContain(
      'Your digital Activation Kit is on its way to your email inbox.',
    );
  });

  test('shows the reason in place of both forms when they are refused (ESIM-14)', () => {
    for (const html of [
      page({ decision: no('sim-swap'), code: { kind: 'missing' } }),
      show(<KitView form={{ line: marco, decision: no('sim-swap'), operationId: 'x' }} />),
    ]) {
      expect(html).not.toContain('<form');
      expect(words(html)).toContain('A SIM swap is in progress on this line.');
    }
  });
});

test('the card leads to the activation of its line, and to other eSIMs that wait (ESIM-13)', () => {
  const html = show(
    <ActivateEsimView page={{ kind: 'card', card: esimCard(), others: [{ ref: 'ref-3', occurrence: 3 }] }} />,
  );
  expect(words(html)).toContain("Activate Marco Reyes's Line");
  expect(links(html).some((href) => href.startsWith('/activation') && href.includes('ref-2'))).toBe(true);
  expect(links(html)).toContain('/activate-esim/ref-3');
});
