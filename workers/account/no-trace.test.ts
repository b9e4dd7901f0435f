import { runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import { notificationOf } from '#rpc/notification/told.ts';
import { answered, operationOf } from '../testing/answer.ts';
import { hour, minute, pass, second, standStill } from '../testing/clock.ts';
import { openFor, sendLosingReply, subjectsOf } from '../testing/scenario-account.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { afterwards, buy, comeBackAfter, send, topUpForm } from '../testing/own-operations.ts';
import { accountPort } from './account-port.ts';
import { advanceClock, count, injectFault, until } from '../testing/world.ts';

standStill();

describe('a purchase without a trace (LEDGER-7)', () => {
  begin('active-single');
  let id: string;

  beforeEach(async () => {
    await injectFault(dana, { endpoint: 'topup.create', fault: 'late', ms: 150 * second });
    const operation = await buy();
    expect(operation.state).toBe('unknown');
    id = operation.id;
    expect((await afterwards(2 * minute + second, id)).state).toBe('no-trace');
  });

  test('is done when it arrives late', async () => {
    await advanceClock(dana, 10 * minute);
    const arrived = { state: 'done', tracelessAt: expect.any(Number) as number };
    expect(await afterwards(30 * second, id)).toMatchObject(arrived);
    expect(await count(dana, 'topup.create')).toBe(1);
  });

  test('stands on Home, and again with its end after a dismissal (HOME-31)', async () => {
    const listed = async () =>
      (await accountPort(account()).readWithView(signedIn.requester, 'home', [])).view.ended.map(({ state }) => state);
    expect(await listed()).toEqual(['no-trace']);
    await account().dismiss(signedIn.requester, id);
    expect(await listed()).toEqual([]);
    await advanceClock(dana, 10 * minute);
    await afterwards(30 * second, id);
    expect(await listed()).toEqual(['done']);
  });

  test('does not prevent a second one, whose success is not attributed to the first', async () => {
    const other = await buy(topUpForm({ gigabytes: 1 }));
    expect(other.state).toBe('pending');
    await advanceClock(dana, 10 * minute);
    await comeBackAfter(5 * minute);
    expect((await operationOf(account(), other.id))?.state).toBe('done');
    expect((await operationOf(account(), id))?.state).toBe('no-trace');
    await comeBackAfter(73 * hour);
    expect((await operationOf(account(), id))?.state).toBe('cannot-tell');
  });
});

describe('what Home shows of earlier operations', () => {
  begin('new-sim-delivered');
  const view = async () => (await accountPort(account()).readWithView(signedIn.requester, 'home', [])).view;

  test('shows an outcome that came after its page until it is dismissed, once (HOME-31)', async () => {
    const listed = async () => (await view()).ended.map((operation) => operation.id);
    await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: { status: 403, ms: 700 } });
    const { id } = await send('rename', { firstName: 'ANA', lastName: 'REYES' });
    await until(async () => (await operationOf(account(), id))?.state === 'not-sent', 'the end');
    expect(await listed()).toEqual([id]);
    await account().dismiss(signedIn.requester, id);
    await account().dismiss(signedIn.requester, id);
    expect(await listed()).toEqual([]);
    expect((await view()).dismissed).toEqual([id]);
  });

  test('shows the last payment page, with the state before it (HOME-24)', async () => {
    const extras = { baseline: { payments: 0, nonPay: true } };
    const terms = { emailId: dana.email, redirectUrl: 'https://portal.example.test/bills' };
    expect((await view()).paymentPage).toBeUndefined();
    await send('payment-page', terms, extras);
    pass(second);
    const last = await send('payment-page', terms, extras);
    expect(last.result).toMatch(/^http:\/\/.+\/hosted\/purchase-/);
    expect((await view()).paymentPage).toMatchObject({ id: last.id, baseline: { payments: 0, nonPay: true } });
  });
});

test.each(['email-bill', 'esim-kit', 'router-password'] as const)(
  'a %s whose reply was lost after its effect cannot be told, and its notification says so (LEDGER-7)',
  async (kind) => {
    const scenario = scenarioOf(kind);
    const own = await openFor(scenario.seed, [scenario]);
    const home = { account: own, signedIn: await signIn(own), scenarios: [scenario] };
    const { id } = await sendLosingReply(home, scenario, subjectsOf(home, scenario)[0] ?? '', true);
    await answered(accountFor(own), id);
    pass(2 * minute + second);
    await runDurableObjectAlarm(accountFor(own));
    const operation = await operationOf(accountFor(own), id);
    expect(operation?.state).toBe('cannot-tell');
    const end = operation && notificationOf(operation, [], false);
    if (kind === 'router-password') expect(end).toMatchObject({ end: 'unsure' });
    else expect(end).toBeUndefined();
  },
);
