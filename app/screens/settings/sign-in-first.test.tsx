import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { entry, no, yes } from '#app/ui/testing/sample.ts';
import { cardForm, cardsModel, newCardForm, otherCardRow } from '#app/ui/testing/sample-cards.ts';
import { lockStanding, otpForm, settingsModel, unlockForm } from '#app/ui/testing/sample-settings.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { NotMeView } from '../activity/not-me/view.tsx';
import { AddCardView } from '../cards/add/view.tsx';
import { action as changeExpiry } from '../cards/expiry/route.tsx';
import { ExpiryView } from '../cards/expiry/view.tsx';
import { action as setDefault } from '../cards/list/route.tsx';
import { CardsView } from '../cards/list/view.tsx';
import { RemoveCardView } from '../cards/remove/view.tsx';
import { OtpView } from './one-time-password/view.tsx';
import { SettingsView } from './settings/view.tsx';
import { UnlockView } from './unlock/view.tsx';

const first = 'To keep your account safe, we’ll ask you to log in again first.';
const late = { ...samplePage, signedInRecently: false };

test.each<[string, ReactElement, number]>([
  ['the lock and "Sign out everywhere"', <SettingsView settings={settingsModel()} />, 2],
  [
    'a lock that nobody may change',
    <SettingsView settings={settingsModel({ lock: lockStanding({ decision: no('fraud') }) })} />,
    1,
  ],
  ['“This wasn’t me”', <NotMeView notMe={{ entry: entry(), lock: yes, operationId: 'operation-1' }} />, 2],
  ['unlocking', <UnlockView form={unlockForm()} />, 1],
  ['the one-time password', <OtpView form={otpForm()} />, 1],
  ['the cards', <CardsView cards={cardsModel()} />, 1],
  ['a new card', <AddCardView form={newCardForm()} />, 1],
  ['a card to remove', <RemoveCardView form={cardForm()} />, 1],
  ['an expiry date', <ExpiryView form={cardForm()} />, 1],
])('announces a needed sign-in on %s (SIGNIN-28)', (_, view, times) => {
  expect(words(show(view, late)).split(first)).toHaveLength(times + 1);
  expect(words(show(view))).not.toContain(first);
  expect(words(show(view, { ...late, language: 'es' }))).toContain('primero le pediremos que inicie sesión');
});

test('shows after signing in again that nothing was changed yet (SIGNIN-29)', () => {
  const page = (signedInAgain: boolean) => words(show(<PageLayout>x</PageLayout>, { ...samplePage, signedInAgain }));
  expect(page(true)).toContain('You’re logged in again Nothing has changed yet. Please press the button again.');
  expect(page(false)).not.toContain('logged in again');
});

test('gives the focus to the button of the chosen default card (CARD-17)', () => {
  const focused = (chosen?: string) =>
    elements(show(<CardsView cards={cardsModel()} chosen={chosen} />), '[autofocus]');
  expect(focused(otherCardRow.ref)).toHaveLength(1);
  expect(focused()).toEqual([]);
});

/** Returns the path to which an action returns after signing in. */
async function formPathOf(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  path: string,
  fields: Record<string, string>,
): Promise<string | undefined> {
  let returnPath: string | undefined;
  const run = async (_: unknown, formPath?: string) => {
    returnPath = formPath;
    return { to: 'moved' };
  };
  const request = new Request(`https://portal.example${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const context = {
    run,
    language: 'en',
    now: samplePage.now,
    today: samplePage.today,
  } as unknown as ActionFunctionArgs['context'];
  await action({ request, context, params: { card: 'ref-card-2' } }).catch((thrown: unknown) => thrown);
  return returnPath;
}

test('keeps the card, and no expiry date, in the path to come back to (CARD-17)', async () => {
  expect(
    await formPathOf(changeExpiry, '/cards/ref-card-2?to=%2Factivation', { operation: 'o', expiry: '11/31' }),
  ).toBe('/cards/ref-card-2?to=%2Factivation');
  expect(await formPathOf(setDefault, '/cards', { operation: 'o', card: 'ref-card-2' })).toBe(
    '/cards?chosen=ref-card-2',
  );
});
