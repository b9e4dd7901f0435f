import { accountMessages } from '#app/screens/account/account/copy.ts';
import { inviteMessages } from '#app/screens/invite/form/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const day = 86_400_000;
const row = (number: number) => ({ in: inviteMessages.en.friend(number) });

const fill = (person: Walker, number: number, name: string, email: string) =>
  person.fill(inviteMessages.en.name, name, row(number)).fill(inviteMessages.en.email, email, row(number));

testInEachBrand(
  'friends are invited once, join, and bring a credit (REFER-3 to REFER-10, REFER-12)',
  async ({ walker }) => {
    const { email } = await world.open('active-single');
    const person = walker({ tracked: true });
    await person.signIn(email, '/account');
    await person.click(accountMessages.en.invite);
    expect(person.text).toContain(inviteMessages.en.credit('$10.00'));
    await person.press(inviteMessages.en.submit);
    expect(person.alert).toContain(inviteMessages.en.wrong.none);

    fill(person, 1, 'Kim', 'kim@example');
    expect(person.has('field', inviteMessages.en.name, row(4))).toBe(false);
    person.fill(inviteMessages.en.name, 'Lee', row(2));
    await person.press(inviteMessages.en.more);
    expect(person.has('field', inviteMessages.en.name, row(10))).toBe(true);
    expect(person.has('button', inviteMessages.en.more)).toBe(false);
    fill(person, 2, 'Lee', 'lee@example.test');
    fill(person, 10, 'Lee', 'LEE@example.test');
    await person.press(inviteMessages.en.submit);
    expect(person.alert).toContain(inviteMessages.en.wrong.email);
    expect(person.alert).toContain(inviteMessages.en.wrong.duplicate);
    expect(await world.count(email, 'catalog.couponInvite')).toBe(0);

    fill(person, 1, 'Kim', 'kim@example.test');
    fill(person, 10, '', '');
    await person.pressTwice(inviteMessages.en.submit);
    await person.until('We sent your 2 invitations.', 'notice');
    expect(person.text).toContain('kim@example.test');
    expect(person.valueOf(inviteMessages.en.name, row(1))).toBe('');
    expect((await world.calls(email, 'catalog.couponInvite')).map(({ body }) => body)).toEqual([
      {
        referees: [
          { referrerEmailId: email, refereeName: 'Kim', refereeEmailId: 'kim@example.test' },
          { referrerEmailId: email, refereeName: 'Lee', refereeEmailId: 'lee@example.test' },
        ],
      },
    ]);
    await expect.poll(() => world.count(email, 'marketing.inviteReferral')).toBe(1);

    fill(person, 1, 'Kim', 'KIM@example.test');
    await person.press(inviteMessages.en.submit);
    await person.until(inviteMessages.en.wrong.repeated, 'alert');
    expect(person.valueOf(inviteMessages.en.email, row(1))).toBe('KIM@example.test');
    await world.advanceClock(email, 4 * day);
    // A read stays cached until the next write (SAFETY-19).
    fill(person, 1, 'Ana', 'ana@example.test');
    await person.press(inviteMessages.en.submit);
    await person.until('We sent your invitation.', 'notice');
    expect(person.text).toContain('$20.00');
    await person.click(inviteMessages.en.skip);
    expect(person.path).toMatch(/\/feedback$/);
  },
);
