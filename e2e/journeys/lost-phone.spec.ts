import { preLoginMessages } from '#app/screens/session/pre-login/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { lostStepsMessages } from '#app/screens/support/lost-phone-steps/copy.ts';
import { reorderMessages } from '#app/screens/track-order/reorder/copy.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const { en: copy } = lostStepsMessages;
const steps = '/lost-phone/steps';

test('a stolen phone: each step by its own press and with its own result, the lock last (LOST-1 to LOST-6)', async ({
  walker,
}) => {
  const { email, customerId } = await world.open('active-single');
  const [thief, person] = [walker(), walker()];
  await thief.signIn(email);
  await person.open('/mobile-login');
  await person.click(new RegExp(`^${preLoginMessages.en.more.lostPhone.words}`));
  expect([person.status, person.path]).toEqual([200, '/lost-phone']);
  expect(person.has('link', /^Call 1\.8/)).toBe(true);
  expect(person.hrefOf('Log in and begin')).toBe(`/login?to=${encodeURIComponent(steps)}`);

  await person.signIn(email, steps);
  expect(person.heading).toBe(copy.title);
  expect(person.text).toContain(copy.now.signedIn(1));
  expect(person.textsOf('.tag')).toEqual([]);

  await person.press(new RegExp(`^${copy.pause.button}`));
  await person.until(copy.now.paused);
  expect(person.path).toMatch(/^\/lost-phone\/steps\?after=[\w-]{22}$/);
  expect(person.textsOf('.tag')).toEqual([copy.done]);

  await person.press(copy.signOut.button);
  expect(person.path).toBe(`${steps}?signed-out=1`);
  expect(person.notice).toContain(settingsMessages.en.signIns.ended(1));
  await thief.open('/home');
  expect(thief.path).toMatch(/^\/session-expired/);

  await person.click(new RegExp(`^${copy.order.button}`));
  expect(person.heading).toBe(reorderMessages.en.title);
  expect(person.text).toContain('Call us to activate it');
  await person.press(reorderMessages.en.confirm);
  expect(person.path).toMatch(/^\/lost-phone\/steps\?after=[\w-]{22}$/);
  await person.until(/A new SIM card is on order for .+\./, 'notice');
  expect(person.textsOf('.tag')).toHaveLength(3);

  await person.press(copy.lock.button);
  await person.until('Your account is locked.', 'notice');
  expect(person.textsOf('.tag')).toHaveLength(4);
  expect(person.has('link', copy.lock.unlock)).toBe(true);

  const sent = async (id: string) => (await world.calls(email, id)).map(({ body }) => body);
  expect(await sent('usage.dataCutoff')).toHaveLength(1);
  expect(await sent('order.create')).toEqual([expect.objectContaining({ cId: customerId, orderType: 'RE_ORDER' })]);
  expect(await sent('customer.securityAction')).toEqual([{ customerId, lockStatus: 'ACC_LOCK' }]);
});
