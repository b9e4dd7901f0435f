import type { PortalContext } from '../portal-context.ts';
import { describe, expect, test } from 'vitest';
import { type OperationKind, operations } from '../operation/operations.ts';
import { noon, refOf, reply } from '../testing/fake-account.ts';
import { billed, formId } from '../testing/fake-bills.ts';
import { cardKeys, otherCard, savedCards } from '../testing/fake-cards.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { SignInAgainError } from './fresh-sign-in.ts';
import { lockAccount } from '#app/screens/settings/settings/lock.ts';
import { sendUnlockCode, unlockAccount } from '#app/screens/settings/unlock/intent.ts';
import { setDefaultCard, updateExpiry, removeCard, openCardPage } from '#app/screens/cards/change-card.ts';
import { secureAccount } from '#app/screens/support/lost-phone-steps/secure.ts';
import { resendKit } from '#app/screens/esim/kit/intent.ts';

const ofForm = { operationId: formId };
const ofCard = { ...ofForm, cardRef: otherCard };
type Send = (portal: PortalContext) => Promise<unknown>;

/** Every write that needs a recent sign-in, and each way to send it (LOCK-14, CARD-17). */
const sends: [OperationKind, Send, isLocked?: boolean][] = [
  ['account-lock', (portal) => lockAccount(portal, ofForm.operationId)],
  ['secure-account', (portal) => secureAccount(portal, ofForm)],
  ['unlock-code', (portal) => sendUnlockCode(portal, ofForm.operationId), true],
  ['account-unlock', (portal) => unlockAccount(portal, { ...ofForm, otp: '123456' }), true],
  ['card-default', (portal) => setDefaultCard(portal, ofCard)],
  ['card-expiry', (portal) => updateExpiry(portal, { ...ofCard, expiry: '0829' })],
  ['card-remove', (portal) => removeCard(portal, ofCard)],
  ['card-page', (portal) => openCardPage(portal, ofForm)],
  ['esim-kit', (portal) => resendKit(portal, { ...ofForm, lineRef: refOf('line-1') })],
];

function begin(isLocked = false) {
  const actor = lineOf(1, {
    esim: true,
    eSimSetup: false,
    ...(isLocked ? { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] } : {}),
  });
  const replies = { 'card.list': reply({ cards: savedCards }) };
  const { account, context } = billed({ actor, lines: [actor], keys: cardKeys, replies });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  return { account, context, portal: context };
}

test('needs a recent sign-in for these kinds, and for no others (SIGNIN-28)', () => {
  const asking = operations.filter(({ recentSignIn }) => recentSignIn === true).map(({ kind }) => kind as string);
  expect(asking.sort()).toEqual(sends.map(([kind]) => kind).sort());
});

describe.each(sends)('%s', (kind, send, isLocked) => {
  test('throws after 10 minutes, and reads and sends nothing (SIGNIN-29)', async () => {
    const { account, portal } = begin(isLocked);
    account.now = noon + 600_001;
    await expect(send(portal)).rejects.toThrow(SignInAgainError);
    expect([account.reads, account.submitted]).toEqual([[], []]);
  });

  test('sends the form while the sign-in is recent, and shows its result later too', async () => {
    const { account, portal } = begin(isLocked);
    account.now = noon + 600_000;
    const sent = await send(portal);
    expect(account.operations).toMatchObject([{ kind, state: 'done' }]);
    account.now += 3_600_000;
    expect(await send(portal)).toEqual(sent);
    expect(account.submitted).toHaveLength(1);
  });
});

test('throws SignInAgainError as UNAUTHORIZED, with its name for logs (SIGNIN-29)', () => {
  expect(new SignInAgainError()).toMatchObject({ code: 'UNAUTHORIZED', name: 'SignInAgainError' });
});
