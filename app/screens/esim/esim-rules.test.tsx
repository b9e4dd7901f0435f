import { parseWithZod } from '@conform-to/zod/v4';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { esimCard } from '#app/ui/testing/sample-orders.ts';
import { esimSetupPage } from '#app/ui/testing/sample-status.ts';
import { marco, no, yes } from '#app/ui/testing/sample.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
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
  ] as const)('ESIM-3: for %s it has %i steps', (system, count) => {
    expect(elements(page({ system }), 'ol.options > li')).toHaveLength(count);
  });

  test('ESIM-3: the tabs are links, and the chosen one says so', () => {
    expect(elements(page({ system: 'android' }), 'nav.acts a')).toEqual([
      { class: 'tap', href: '/steps/ref-2?system=ios' },
      { class: 'btn', href: '/steps/ref-2?system=android', 'aria-current': 'true' },
    ]);
  });

  test('ESIM-8: it says how long the download takes', () => {
    expect(words(page())).toContain('Your eSIM downloads within 5 minutes.');
  });

  test('ESIM-2: a line without a guide says why, and what comes next', () => {
    expect(words(ended({ at: 'done', line: marco }))).toContain('Your eSIM is set up');
    expect(words(ended({ at: 'sim', line: marco }))).toContain('This line has a SIM card');
    const waiting = ended({ at: 'not-active', line: marco, state: 'activating' });
    expect(links(waiting)).toContain('/status/ref-2');
    expect(links(show(<NoLineView words={noSetupMessages} />))).toEqual(['/post-activation-home']);
  });
});

describe('the activation code', () => {
  const code = 'LPA:1$rsp.example.test$A1B2C3D4E5F60718';

  test('ESIM-4: a link, a QR code and text', () => {
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

  test('ESIM-4: the code breaks between its parts, and a long part after eight characters', () => {
    const html = page();
    const whole = (text: string) => `<span class="keep">${text}</span>`;
    const [server, id] = [whole('rsp.exam') + whole('ple.test') + whole('$'), whole('A1B2C3D4') + whole('E5F60718')];
    expect(html).toContain(whole('LPA:1$') + whole(server) + whole(id));
    expect(words(html)).toContain('Full code LPA:1$rsp.example.test$A1B2C3D4E5F60718');
  });

  test('ESIM-4: on the phone itself the link comes first', () => {
    const order = (html: string) => html.indexOf('Install on this phone') < html.indexOf('<figure');
    expect([order(page({ isOnPhone: true })), order(page())]).toEqual([true, false]);
  });

  test('ESIM-7: it is in no address of the portal', () => {
    const own = links(page()).filter((href) => href.startsWith('/'));
    expect(own.join(' ')).not.toMatch(/LPA|A1B2C3/);
  });

  test('ESIM-6: without a recent sign-in there is a way to sign in again, and back', () => {
    const html = page({ code: { at: 'sign-in-again' } });
    expect(links(html)).toContain('/login?again=1&to=%2Fsteps%2Fref-2%3Fsystem%3Dios');
    expect(words(html)).toContain('Log in again');
    expect(html).not.toContain('LPA');
    expect(elements(html, 'ol.options > li')).toHaveLength(4);
  });

  test('ESIM-5: without a code, the email with the kit is named', () => {
    const html = page({ code: { at: 'missing' } });
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

  test('ESIM-9: Done needs the tick', () => {
    const html = page();
    expect(words(html)).toContain('I have completed the eSIM setup. Done Resend eSIM kit');
    expect(elements(html, 'input[type="checkbox"]')).toMatchObject([{ name: 'completed' }]);
    expect(send({ operation: 'x' })).toBe('error');
    expect(send({ operation: 'x', completed: 'on' })).toBe('success');
    expect(words(page({}, { error: { completed: [esimSetupMessages.en.unticked] } }))).toContain('There is a problem');
  });

  test('ESIM-11: the kit has a page of its own, and afterwards the guide says where it went', () => {
    const html = show(<KitView form={{ line: marco, decision: yes, operationId: 'operation-000001' }} />);
    expect(words(html)).toMatch(/Resend eSIM kit .*RESEND/);
    expect(words(page({ after: entryOf({ kind: 'esim-kit' }, { state: 'done' }) }))).toContain(
      'Your digital Activation Kit is on its way to your email inbox.',
    );
  });

  test('ESIM-14: closed, both have the reason in place of the form', () => {
    for (const html of [
      page({ decision: no('sim-swap'), code: { at: 'missing' } }),
      show(<KitView form={{ line: marco, decision: no('sim-swap'), operationId: 'x' }} />),
    ]) {
      expect(html).not.toContain('<form');
      expect(words(html)).toContain('A SIM swap is in progress on this line.');
    }
  });
});

test('ESIM-13: the card leads to the activation of its line, and to other eSIMs that wait', () => {
  const html = show(
    <ActivateEsimView page={{ at: 'card', card: esimCard(), others: [{ ref: 'ref-3', occurrence: 3 }] }} />,
  );
  expect(words(html)).toContain("Activate Marco Reyes's Line");
  expect(links(html).some((href) => href.startsWith('/activation') && href.includes('ref-2'))).toBe(true);
  expect(links(html)).toContain('/activate-esim/ref-3');
});

test('COPY-3: the guide is in Spanish too', () => {
  const html = show(<EsimSetupView page={esimSetupPage()} />, { ...samplePage, language: 'es' });
  expect(words(html)).toMatch(/Configurar su eSIM .*He terminado de configurar la eSIM\. Listo/);
});
