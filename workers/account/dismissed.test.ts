import { expect, test } from 'vitest';
import { standStill } from '../testing/clock.ts';
import { send } from '../testing/own-operations.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { injectFault, until } from '../testing/world.ts';
import { accountFor } from '../testing/sign-in.ts';
import { accountPort } from './account-port.ts';
import { operationOf } from '../testing/answer.ts';

standStill();
begin('active-single');

const view = async () => (await accountPort(account()).readWithView(signedIn.requester, 'home', [])).view;
const listed = async () => (await view()).ended.map(({ id }) => id);

test('shows an outcome that came after its page until it is dismissed, once (HOME-31)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: { status: 403, ms: 700 } });
  const { id } = await send('rename', { firstName: 'ANA', lastName: 'REYES' });
  await until(async () => (await operationOf(accountFor(dana), id))?.state === 'not-sent', 'the end');
  expect(await listed()).toEqual([id]);
  await account().dismiss(signedIn.requester, id);
  await account().dismiss(signedIn.requester, id);
  expect(await listed()).toEqual([]);
  expect((await view()).dismissed).toEqual([id]);
});
