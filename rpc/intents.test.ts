import { afterAll, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { contextOf, FakeAccount, fault, refOf } from './testing/fake-account.ts';
import { lineOf } from './testing/fake-customer.ts';
import { proceduresOf } from './testing/procedures-of.ts';

const lineRef = refOf('line-1');
const operationId = 'operation-000001';
const version = 'v'.repeat(32);
const address = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
const ofStep = { lineRef, version };
const names = { firstName: 'ANA', lastName: 'REYES' };
const imei = '356938035643809';
const iccid = '8901260852290847804';
const friend = { refereeName: 'Sam Lee', refereeEmailId: 'sam.lee@example.test' };
const text = (length: number) => 'x'.repeat(length);

interface Sample {
  /** What its page or form sends, at its longest. */
  sends: object | undefined;
  /** Other values that it takes, by field. */
  takes?: Record<string, readonly unknown[]>;
  /** Values that no page sends, by field. */
  refuses?: Record<string, readonly unknown[]>;
  /** Fields of a page's address that somebody changed: the page stands without them. */
  forgives?: readonly string[];
}

const ofLine: Sample = { sends: { lineRef }, refuses: { lineRef: ['line-1', undefined] } };
const ofOperation: Sample = {
  sends: { lineRef, operationId },
  refuses: { lineRef: ['line-1', undefined], operationId: ['', undefined] },
};
const operationAlone: Sample = { sends: { operationId }, refuses: { operationId: ['', undefined] } };
const afterAlone: Sample = { sends: { after: operationId }, forgives: ['after'], takes: { after: [undefined] } };
const nothing: Sample = { sends: undefined };
const ofCard: Sample = {
  sends: { cardRef: lineRef, operationId },
  refuses: { cardRef: ['card', undefined], operationId: ['', undefined] },
};
const versionKinds = { takes: { version: ['', 'a-B_9'] }, refuses: { version: [undefined, text(33), 'a b', 'a.b'] } };
const step = (more: object = {}, { takes, refuses }: Pick<Sample, 'takes' | 'refuses'> = {}): Sample => ({
  sends: { ...ofStep, ...more },
  takes: { ...versionKinds.takes, ...takes },
  refuses: { lineRef: ['line-1', undefined], ...versionKinds.refuses, ...refuses },
});
const mark = { takes: { mark: [''] }, refuses: { mark: [undefined, text(65)] } };
const named = { refuses: { firstName: ['A', undefined], lastName: ['', undefined] } };
const cents = [-1, 0.5, 10_000_001, '1', undefined];
const shownTax = { takes: { shownTax: [undefined, 0, 'unknown'] }, refuses: { shownTax: [-1, 'none'] } };

/** Each intent, with what is sent to it. */
const samples: Record<string, Sample> = {
  me: nothing,
  home: { sends: { after: operationId }, forgives: ['after'] },
  'account.view': {
    sends: { usage: lineRef, cycle: '2026-11-03', after: operationId },
    takes: { usage: [undefined], cycle: [undefined] },
    refuses: { usage: ['line-1'] },
    forgives: ['cycle', 'after'],
  },
  'account.usageFile': {
    sends: { lineRef, cycle: '2026-11-03' },
    refuses: { lineRef: ['line-1', undefined], cycle: ['x', undefined] },
  },
  'dataService.form': ofLine,
  'activity.list': { sends: { before: 1 }, takes: { before: [undefined] }, refuses: { before: [0, 1.5, '1'] } },
  'activity.find': { sends: { reference: text(40) }, takes: { reference: [''] }, refuses: { reference: [text(41)] } },
  'activity.entry': operationAlone,
  'activity.notMe': { ...operationAlone, sends: { operationId, lockId: operationId }, takes: { lockId: [undefined] } },
  'bills.list': {
    sends: { from: '2026-01-01', to: '2026-11-20', paid: operationId, after: operationId },
    takes: { from: [undefined], to: [undefined] },
    refuses: { from: ['1/1/2026'], to: ['x'] },
    forgives: ['paid', 'after'],
  },
  'bills.bill': {
    sends: { billRef: lineRef, after: operationId },
    refuses: { billRef: ['INV-1', undefined] },
    forgives: ['after'],
  },
  'bills.mail': { sends: { billRef: lineRef, operationId }, refuses: { billRef: ['INV-1'], operationId: [''] } },
  'bills.payForm': afterAlone,
  'bills.pay': operationAlone,
  'bills.promiseForm': nothing,
  'bills.promise': { sends: { operationId, day: '2026-12-01' }, refuses: { operationId: [''], day: ['x', undefined] } },
  'bills.autoTopUp': afterAlone,
  'bills.setAutoTopUp': {
    sends: { lineRef, operationId, enabled: true, charge: 10_000_000 },
    takes: { enabled: [false], charge: [undefined, 0] },
    refuses: { lineRef: ['line-1'], operationId: [''], enabled: ['true', undefined], charge: cents.slice(0, 4) },
  },
  'bills.monthInAdvance': {
    sends: { lineRef, after: operationId },
    refuses: { lineRef: ['line-1', undefined] },
    forgives: ['after'],
  },
  'bills.payMonthInAdvance': {
    sends: { lineRef, operationId, amount: 10_000_000, totalTax: 0 },
    refuses: { lineRef: ['line-1'], operationId: [''], amount: cents, totalTax: cents },
  },
  'cards.list': { sends: { after: operationId, added: operationId }, forgives: ['after', 'added'] },
  'cards.card': { sends: { cardRef: lineRef }, refuses: { cardRef: ['card', undefined] } },
  'cards.newCard': afterAlone,
  'cards.setDefault': ofCard,
  'cards.remove': ofCard,
  'cards.updateExpiry': {
    ...ofCard,
    sends: { cardRef: lineRef, operationId, expiry: '0829' },
    refuses: { ...ofCard.refuses, expiry: ['1329', '', undefined] },
  },
  'cards.openPage': {
    sends: { operationId, back: text(500) },
    takes: { back: [undefined, ''] },
    refuses: { operationId: [''], back: [text(501)] },
  },
  'cards.back': operationAlone,
  'invite.view': afterAlone,
  'invite.send': {
    sends: {
      operationId,
      friends: Array.from({ length: 10 }, () => friend),
      skipped: Array.from({ length: 10 }, () => ({ name: text(1000), email: text(1000) })),
    },
    takes: { friends: [[friend]], skipped: [undefined, []] },
    refuses: {
      operationId: [''],
      friends: [[], Array.from({ length: 11 }, () => friend), [{ ...friend, price: 1 }], undefined],
      skipped: [
        Array.from({ length: 11 }, () => ({ name: '', email: '' })),
        [{ name: text(1001), email: '' }],
        [{ name: '', email: text(1001) }],
        [{ name: '', email: '', more: '' }],
      ],
    },
  },
  'invite.askForMore': operationAlone,
  'changePlan.form': ofLine,
  'changePlan.quote': { sends: { lineRef, planId: 'plan-15gb' }, refuses: { lineRef: ['line-1'], planId: ['../etc'] } },
  'changePlan.review': ofOperation,
  'changePlan.confirm': {
    sends: { lineRef, operationId, when: 'now', shownTax: 5 },
    takes: { ...shownTax.takes, when: ['next-cycle'] },
    refuses: { ...ofOperation.refuses, ...shownTax.refuses, when: ['yesterday', undefined] },
  },
  'changePlan.result': ofOperation,
  'topUp.form': ofLine,
  'topUp.quote': {
    sends: { lineRef, gigabytes: 1024 },
    takes: { gigabytes: [0.5] },
    refuses: { lineRef: ['line-1'], gigabytes: [0, 1024.5, '1'] },
  },
  'topUp.review': ofOperation,
  'topUp.confirm': {
    sends: { lineRef, operationId, shownTax: 5 },
    takes: shownTax.takes,
    refuses: { ...ofOperation.refuses, ...shownTax.refuses },
  },
  'topUp.result': ofOperation,
  'addLine.page': { sends: { step: text(16) }, takes: { step: [undefined] }, refuses: { step: [text(17)] } },
  'addLine.savePlan': {
    sends: { version, planId: 'plan-2gb', count: 5, couponCode: 'HOME5' },
    takes: { ...versionKinds.takes, count: [1], couponCode: [undefined] },
    refuses: {
      ...versionKinds.refuses,
      planId: ['a/b', undefined],
      count: [0, 6, 1.5, '1'],
      couponCode: ['two words'],
    },
  },
  'addLine.saveLine': {
    sends: { version, position: 5, ...names, imei, sim: 'esim' },
    takes: { ...versionKinds.takes, position: [1], imei: [undefined], sim: ['sim', undefined] },
    refuses: { ...versionKinds.refuses, ...named.refuses, position: [0, 6, 1.5], imei: ['1'], sim: ['both'] },
  },
  'addLine.saveAddress': {
    sends: { version, address, confirmed: true },
    takes: { ...versionKinds.takes, confirmed: [false] },
    refuses: { ...versionKinds.refuses, address: [{ ...address, state: 'XX' }, undefined], confirmed: ['true'] },
  },
  'addLine.saveShipping': {
    sends: { version, serviceCode: text(80) },
    takes: { ...versionKinds.takes, serviceCode: ['x'] },
    refuses: { ...versionKinds.refuses, serviceCode: ['', text(81), undefined] },
  },
  'addLine.confirm': {
    sends: { operationId, version, mark: text(32) },
    takes: { ...versionKinds.takes, mark: [''] },
    refuses: { ...versionKinds.refuses, operationId: [''], mark: [text(33), undefined] },
  },
  'addLine.result': operationAlone,
  'activation.pickLine': nothing,
  'activation.page': {
    sends: { lineRef, step: text(16) },
    takes: { step: [undefined] },
    refuses: { lineRef: ['line-1'], step: [text(17)] },
  },
  'activation.begin': step({ operationId }, { refuses: { operationId: ['', undefined] } }),
  'activation.saveName': step({ operationId, ...names }, { refuses: { operationId: [''], ...named.refuses } }),
  'activation.checkDevice': step({ imei }, { refuses: { imei: ['1', undefined] } }),
  'activation.acceptDevice': step(),
  'activation.saveKitAddress': step(
    { address, confirmed: true },
    { takes: { confirmed: [false] }, refuses: { address: [{}, undefined], confirmed: ['true'] } },
  ),
  'activation.orderKit': step(
    { operationId, mark: text(64) },
    { takes: mark.takes, refuses: { operationId: [''], ...mark.refuses } },
  ),
  'activation.kitResult': ofOperation,
  'activation.chooseNewNumber': step({ zip: '01803' }, { refuses: { zip: ['0180', undefined] } }),
  'activation.checkNumber': step(
    { number: '5550102231', carrier: text(64) },
    { takes: { carrier: ['x'] }, refuses: { number: ['1', undefined], carrier: ['', text(65), undefined] } },
  ),
  'activation.keepNumber': step(
    { otherCarrier: text(64), accountNumber: '1'.repeat(20), pin: 'Ab1'.repeat(5), zip: '01803' },
    {
      takes: { otherCarrier: ['x', undefined], accountNumber: ['1', undefined], pin: ['', undefined] },
      refuses: {
        otherCarrier: ['', ' ', text(65)],
        accountNumber: ['', '1'.repeat(21), 'a1', '1a'],
        pin: [text(16), 'a-b', '-a', 'a-'],
        zip: ['0180', undefined],
      },
    },
  ),
  'activation.saveSim': step({ iccid }, { refuses: { iccid: ['1', undefined] } }),
  'activation.choosePayment': step(
    { payment: 'next-bill' },
    { takes: { payment: ['now'] }, refuses: { payment: ['', 'never', undefined] } },
  ),
  'activation.confirm': step(
    { operationId, mark: text(64) },
    { takes: mark.takes, refuses: { operationId: [''], ...mark.refuses } },
  ),
  'activation.result': {
    sends: { lineRef, operationId },
    takes: { operationId: [undefined] },
    refuses: { lineRef: ['line-1'], operationId: [''] },
  },
  'port.line': nothing,
  'port.status': { sends: { lineRef, after: operationId }, refuses: { lineRef: ['line-1'] }, forgives: ['after'] },
  'port.fix': {
    sends: { lineRef, operationId, problem: 'zip', value: '01803' },
    refuses: { lineRef: ['line-1'], operationId: [''], problem: ['', 'name'], value: ['', text(65), 'abc'] },
  },
  'esim.line': nothing,
  'esim.setup': {
    sends: { lineRef, system: 'ios', after: operationId },
    refuses: { lineRef: ['line-1', undefined] },
    forgives: ['system', 'after'],
  },
  'esim.kitForm': ofLine,
  'esim.activate': { sends: { lineRef }, takes: { lineRef: [undefined] }, refuses: { lineRef: ['line-1'] } },
  'orders.track': {
    sends: { lineRef, orderRef: lineRef, after: operationId },
    takes: { lineRef: [undefined], orderRef: [undefined] },
    refuses: { lineRef: ['line-1'], orderRef: ['order-1'] },
    forgives: ['after'],
  },
  'orders.reorderForm': ofLine,
  'orders.reorder': {
    sends: { lineRef, operationId, mark: text(64), serviceCode: text(80), address, confirmed: true },
    takes: { ...mark.takes, serviceCode: [''], confirmed: [false] },
    refuses: {
      ...ofOperation.refuses,
      ...mark.refuses,
      serviceCode: [text(81), undefined],
      address: [{}, undefined],
      confirmed: ['true'],
    },
  },
  'settings.view': afterAlone,
  'settings.profile': nothing,
  'settings.activityFile': nothing,
  'settings.keptFile': nothing,
  'settings.unlockForm': nothing,
  'settings.sendCode': operationAlone,
  'settings.otpForm': operationAlone,
  'settings.unlock': {
    sends: { operationId, otp: '123456' },
    refuses: { operationId: [''], otp: ['12345', undefined] },
  },
  'services.list': nothing,
  'services.detail': {
    sends: { service: 'IR', usage: lineRef, cycle: '2026-11-03', after: operationId },
    takes: { service: ['ILD', 'DR'], usage: [undefined] },
    refuses: { service: ['', undefined], usage: ['line-1'] },
    forgives: ['cycle', 'after'],
  },
  'services.enableForm': {
    sends: { service: 'IR', lineRef, after: operationId },
    refuses: { service: [''], lineRef: ['line-1'] },
    forgives: ['after'],
  },
  'services.set': {
    sends: { service: 'IR', lineRef, operationId, enable: true },
    takes: { enable: [false] },
    refuses: { service: [''], ...ofOperation.refuses, enable: ['true', undefined] },
  },
  'services.rates': {
    sends: { service: 'IR', country: text(8) },
    takes: { service: ['ILD'], country: [undefined] },
    refuses: { service: ['DR', ''], country: [text(9)] },
  },
  'homeRouter.page': afterAlone,
  'homeRouter.rename': { sends: { operationId, ssid: 'Harbor' }, refuses: { operationId: [''], ssid: ['', text(33)] } },
  'homeRouter.setPassword': {
    sends: { operationId, password: text(63) },
    refuses: { operationId: [''], password: [text(7), text(64)] },
  },
  'homeRouter.restart': operationAlone,
  'homeRouter.reset': operationAlone,
};

interface Procedure {
  _def: { inputs: z.ZodType[] };
}

/** The intents, made in the test that asks: what is made on first use belongs to that test then. */
async function freshIntents() {
  vi.resetModules();
  const { createPortalCaller, portalRouter } = await import('./portal-router.ts');
  return { createPortalCaller, procedures: await proceduresOf<Procedure>(portalRouter) };
}

// What was made here is not for the tests of other files.
afterAll(() => void vi.resetModules());

/** Which of the inputs an intent takes otherwise than it should. */
function wrongOf(parser: z.ZodType, { sends, takes = {}, refuses = {}, forgives = [] }: Sample): unknown[] {
  const each = (values: Record<string, readonly unknown[]>) =>
    Object.entries(values).flatMap(([name, all]) => all.map((value) => ({ ...sends, [name]: value })));
  const left = (name: string) =>
    parser.safeParse({ ...sends, [name]: '<>' }).data as Record<string, unknown> | undefined;
  const forgiven = forgives.filter((name) => left(name)?.[name] !== undefined);
  return [
    ...[sends, ...each(takes), ...each(Object.fromEntries(forgives.map((name) => [name, ['<>']])))].filter(
      (input) => !parser.safeParse(input).success,
    ),
    ...[...each(refuses), { ...sends, price: 1 }].filter((input) => parser.safeParse(input).success),
    ...forgiven,
  ];
}

test('SAFETY-8: each intent takes what its page or form sends, and nothing else', async () => {
  const { procedures } = await freshIntents();
  const others = Object.keys(procedures).filter((path) => !path.startsWith('submit.'));
  expect(others.toSorted()).toEqual(Object.keys(samples).toSorted());
  for (const [path, sample] of Object.entries(samples)) {
    const [parser] = procedures[path]?._def.inputs ?? [];
    if (sample.sends) expect(parser && wrongOf(parser, sample), path).toEqual([]);
    else expect(parser, path).toBeUndefined();
  }
});

test('SIGNIN-15: no intent says that it did something once the session is over', async () => {
  const { createPortalCaller } = await freshIntents();
  const over = new Proxy({}, { get: () => fault('session') });
  const { context } = contextOf(lineOf(1), new FakeAccount(['line-1'], over));
  const portal = createPortalCaller(context) as unknown as Record<string, Record<string, (input: unknown) => unknown>>;
  for (const [path, { sends }] of Object.entries(samples)) {
    const [group = '', verb = ''] = path.split('.');
    const ask = (verb ? portal[group]?.[verb] : portal[group]) as (input: unknown) => Promise<unknown>;
    const ended = await ask(sends).then(
      (did) => (did === undefined ? 'nothing' : JSON.stringify(did)),
      (error: { code: string; cause?: { fault?: { why: string } } }) => error.cause?.fault?.why ?? error.code,
    );
    // Where a card's page leads back to is known here: it asks the carrier nothing, and gives nothing of another's.
    expect.soft(path === 'cards.back' ? ['{}'] : ['session', 'NOT_FOUND'], `${path}: ${ended}`).toContain(ended);
  }
});
