import type { PortalContext } from '#rpc/portal-context.ts';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#app/copy/language.ts';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { Blocked } from '#rpc/domain/decision.ts';
import { NotAllowedError } from '#rpc/portal/snapshot.ts';
import { fault, refOf, reply } from '#rpc/testing/fake-account.ts';
import * as activation from '#rpc/testing/fake-activation.ts';
import { billed, formId } from '#rpc/testing/fake-bills.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { settingsMessages } from './settings/copy.ts';
import { loadReorderForm, reorder } from '#rpc/portal/order/reorder.ts';
import { resendKit } from '../esim/kit/intent.ts';
import { loadEsimSetup } from '../esim/setup/intent.ts';
import { checkDevice, acceptDevice } from '../activation/device/intent.ts';
import { saveKitAddress, orderKit } from '../activation/kit/intent.ts';
import { loadActivation } from '../activation/step-page.ts';

// LOCK-18: what Settings promises of a locked account, at every request that sends a SIM or an eSIM. Each is first seen
// to be sent by the same person while the account is not locked, right after signing in.

/** The promise of Settings, which each refusal repeats. */
const promise: Record<Language, string> = {
  en: 'no SIM card or eSIM is sent for a line in service',
  es: 'no se envía ninguna tarjeta SIM ni eSIM para una línea en servicio',
};

const onFile = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
const evil = { address1: '77 Evil Street', city: 'Austin', state: 'TX', zip: '78701' };
const addresses = [{ type: 'billing', country: 'USA', ...onFile }] satisfies CustomerDraft['addresses'];
const lock: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };

type Reader = 'the account holder' | 'the account holder, of another’s line' | 'the line’s own person';
interface Situation {
  reader: Reader;
  status: 2 | 3;
  /** The account holder has the lock, for every signed-in person. */
  isLocked: boolean;
}

/** Somebody's portal, and what it sent. The line that it is about is the second but for the holder's own. */
function open({ reader, status, isLocked }: Situation, own: CustomerDraft) {
  const subject = reader === 'the account holder' ? 1 : 2;
  const line = (index: number): CustomerDraft => ({
    addresses,
    reachPlanId: 'plan-5gb',
    ...(index === 1 && isLocked ? lock : {}),
    ...(index === subject ? { ...own, status } : { status: 2 }),
  });
  const [holder, other] = [lineOf(1, line(1)), lineOf(2, line(2))];
  const { account, context } = billed({
    actor: reader === 'the line’s own person' ? other : holder,
    lines: [holder, other],
    replies: {
      'config.appData': reply({
        perSimCost: { USA: { cost: 500, discountPctg: 0 } },
        operators: [],
        shippingRates: [],
      }),
      'shippingRate.list': fault(),
      'tax.byAddress': reply({ totalTax: 30 }),
      'order.byCustomer': reply({ orderId: 'o-1', shipmentInfo: {} }),
      'coverage.network': reply({ isValid: true }),
      'card.list': reply({ cards: [] }),
      'activation.status': reply({ status, esimActivationCode: 'LPA:1$rsp.example.test$A1B2C3' }),
    },
  });
  return { account, portal: context, lineRef: refOf(`line-${subject}`) };
}

type Send = (portal: PortalContext) => Promise<unknown>;

/** A form as the page of an account that is not locked makes it. */
const reorderTo =
  (address: typeof evil) =>
  async (portal: PortalContext, lineRef: string): Promise<Send> => {
    const { offer } = await loadReorderForm(portal, lineRef);
    const serviceCode = offer?.rates[0]?.serviceCode ?? '';
    const form = { lineRef, operationId: formId, serviceCode, address, confirmed: true };
    const outcome = address === evil && (await reorder(portal, { ...form, mark: offer?.mark ?? '' }));
    const mark = outcome && 'offer' in outcome ? outcome.offer?.mark : offer?.mark;
    return (anyPortal) => reorder(anyPortal, { ...form, mark: mark ?? '' });
  };
const kit =
  async (_portal: PortalContext, lineRef: string): Promise<Send> =>
  (anyPortal) =>
    resendKit(anyPortal, { operationId: formId, lineRef });

const esim: CustomerDraft = { esim: true, eSimSetup: false };
const readers: Reader[] = ['the account holder', 'the account holder, of another’s line', 'the line’s own person'];

/** Every request that sends a SIM card or an eSIM for a line in service. */
const requests = [
  ['another SIM card to an address on file', 2, {}, reorderTo(onFile)],
  ['another SIM card to another address', 2, {}, reorderTo(evil)],
  ['another SIM card for a line that is suspended', 3, {}, reorderTo(onFile)],
  ['the eSIM kit', 2, esim, kit],
] as const;

/** The sentence that the page of a refusal has. */
function sentence(why: Blocked, reader: Reader, language: Language): string {
  const isPrimary = reader !== 'the line’s own person';
  const me = { firstName: 'Dana', status: 2, accountKnown: true, isPrimary };
  return words(show(<ReasonText why={why} />, { ...samplePage, language, me }));
}

test.each(languages)('Settings promises before and after the lock is turned on: %s (LOCK-18)', (language) => {
  const { lock: shown, locked } = settingsMessages[language];
  expect([shown.tip, locked.text].filter((text) => text.includes(promise[language]))).toHaveLength(2);
});

describe.each(requests)('%s (LOCK-18)', (_name, status, own, prepare) => {
  test.each(readers)(
    'is sent by %s while the account is unlocked, and refused with the promise while it is locked',
    async (reader) => {
      const before = open({ reader, status, isLocked: false }, own);
      const send = await prepare(before.portal, before.lineRef);
      await send(before.portal);
      expect(before.account.submitted).toHaveLength(1);

      const { account, portal } = open({ reader, status, isLocked: true }, own);
      const refused = await send(portal).catch((thrown: unknown) => thrown);
      expect(refused).toBeInstanceOf(NotAllowedError);
      const { why } = refused as NotAllowedError;
      for (const language of languages) expect(sentence(why, reader, language)).toContain(promise[language]);
      expect(account.submitted).toEqual([]);
    },
  );
});

test.each(readers)('shows the code of an eSIM, by %s, while unlocked only (LOCK-18)', async (reader) => {
  const before = open({ reader, status: 2, isLocked: false }, esim);
  const shown = await loadEsimSetup(before.portal, { lineRef: before.lineRef });
  expect(shown).toMatchObject({ code: { kind: 'shown' } });

  const { account, portal, lineRef } = open({ reader, status: 2, isLocked: true }, esim);
  const page = await loadEsimSetup(portal, { lineRef });
  const code = page.kind === 'setup' ? page.code : undefined;
  expect(account.reads).not.toContain('activation.status');
  if (code?.kind !== 'closed') throw new Error('the code is not closed');
  for (const language of languages) expect(sentence(code.why, reader, language)).toContain(promise[language]);
});

describe('a step begun for a line before it was in service (LOCK-18)', () => {
  /** The line is in service and locked by the time that the form comes. */
  const goesIntoService = (draft: CustomerDraft) => {
    const line = lineOf(1, { ...activation.newLine, ...draft, ...lock, status: 2 });
    activation.replies['customer.group'] = reply({ customers: [line] });
    activation.replies['customer.byUsername'] = reply(line);
  };
  const countOf = (kind: string) => activation.account.operations.filter((operation) => operation.kind === kind).length;

  test.each([false, true])('activates with any SIM a line in service by then %s', async (inService) => {
    activation.begin();
    await activation.toConfirm();
    const page = await activation.confirmPage();
    if (inService) goesIntoService({});
    const outcome = await activation.activate(page).catch((thrown: unknown) => thrown);
    if (inService) expect(outcome).toBeInstanceOf(NotAllowedError);
    expect(countOf('activate')).toBe(inService ? 0 : 1);
  });

  test.each([false, true])('orders a SIM kit for a line in service by then %s', async (inService) => {
    activation.begin({ esim: true, simPaid: false });
    await activation.toDevice();
    activation.replies['device.imeiCheck'] = reply({ ...activation.compatible, esimAvailable: false });
    const portal = activation.context;
    await checkDevice(portal, { ...activation.at(), imei: activation.imei });
    await acceptDevice(portal, activation.at());
    await saveKitAddress(portal, { ...activation.at(), address: activation.burlington, confirmed: true });
    const page = await loadActivation(portal, { lineRef: activation.lineRef, step: 'kit' });
    const mark = (page.kind === 'kit' && page.charges?.mark) || '';
    if (inService) goesIntoService({ esim: true, simPaid: false });
    const form = { ...activation.at(), operationId: formId, mark };
    const outcome = await orderKit(portal, form).catch((thrown: unknown) => thrown);
    if (inService) expect(outcome).toBeInstanceOf(NotAllowedError);
    expect(countOf('sim-kit')).toBe(inService ? 0 : 1);
  });
});
