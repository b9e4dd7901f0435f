import { describe, expect, it, test } from 'vitest';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { invitationsModel } from '#app/ui/testing/sample-invitations.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import { inviteCopy } from './copy.en.ts';
import { inviteForm, rowErrors } from './form.ts';
import { InviteView } from './view.tsx';

const page = (own: Parameters<typeof invitationsModel>[0] = {}, again?: Parameters<typeof InviteView>[0]['again']) =>
  show(<InviteView model={invitationsModel(own)} again={again} />);
const shownRows = (html: string) => elements(html, 'fieldset').filter((row) => row.hidden === undefined).length;
const links = (html: string) => elements(html, 'a').map(({ href }) => href);

test('REFER-1, REFER-2, REFER-10: credit, quota, whom one has invited and what came of it', () => {
  const text = words(page());
  expect(text).toContain('You get $10.00 off for each friend who joins.');
  expect(text).toContain('You can invite 9 more friends.');
  expect(text).toContain('Invitation sent to Sam Lee sam.lee@example.test');
  expect(text).toContain('Invited 1 Joined 1 Credit so far $10.00');
});

test('REFER-3: three rows at first, the others hidden, and a button for them', () => {
  const html = page();
  expect([shownRows(html), elements(html, 'fieldset').length]).toEqual([3, 9]);
  expect(elements(html, 'button').map(({ name }) => name)).toEqual([undefined, 'more']);
  expect(shownRows(page({ rows: { most: 2, first: 2 } }))).toBe(2);
  expect(words(page({ rows: { most: 2, first: 2 } }))).not.toContain(inviteCopy.more);
});

test.each<Record<string, string>>([{ more: 'yes' }, { all: 'yes' }, { email5: 'kim@' }])(
  'REFER-3: all rows are there after %j, with what was typed',
  (initialValue) => {
    const html = page({}, { initialValue: { ...initialValue, name1: 'Kim' } });
    expect(shownRows(html)).toBe(9);
    expect(words(html)).not.toContain(inviteCopy.more);
    expect(elements(html, 'input').find(({ name }) => name === 'name1')?.value).toBe('Kim');
    expect(elements(html, 'input').find(({ name }) => name === 'all')?.value).toBe('yes');
  },
);

test('REFER-9, REFER-11: the message can be read, with its line on unsubscribing; Skip leads to feedback', () => {
  expect(words(page())).toContain('Hi Sam, Dana uses');
  expect(words(page())).toContain('link to unsubscribe');
  expect(links(page()).filter((href) => href === '/feedback')).toHaveLength(2);
});

describe('there is no form', () => {
  it.each([
    [{ decision: no('invitations-closed') }, 'You can’t invite friends right now.'],
    [{ rows: { most: 0, first: 0 } }, 'You’ve sent all your invitations.'],
    [{ after: entryOf({ kind: 'invite', friends: 2 }, { state: 'unknown' as const }) }, 'Invitations to 2 friends'],
  ])('%j', (own, text) => {
    const html = page(own);
    expect(words(html)).toContain(text);
    expect(html).not.toContain('<form');
  });
});

test('REFER-7: what failed in the meantime is told in the same words', () => {
  const after = entryOf({ kind: 'invite', friends: 1 }, { state: 'refused', refusal: 'other' });
  expect(words(page({ after }))).toContain('You have previously submitted this email.');
  const lost = entryOf({ kind: 'invite', friends: 1 }, { state: 'refused', refusal: 'never-arrived' });
  expect(words(page({ after: lost }))).toContain('it’s safe to try again');
});

test('HTTP-19: parts that could not be read say so', () => {
  const text = words(page({ invited: undefined, results: undefined, credit: undefined }));
  expect(text).toContain('We can’t show who you’ve invited right now.');
  expect(text).toContain('We can’t show your results right now.');
  expect(words(page({ invited: [] }))).toContain('You haven’t invited anyone yet.');
});

describe('the form', () => {
  const check = (fields: Record<string, string>) =>
    inviteForm(inviteCopy.wrong).safeParse({ operation: 'x', ...fields });
  const wrong = (fields: Record<string, string>) =>
    check(fields).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('reads the rows that count, wherever they stand', () => {
    expect(check({ name2: 'Kim', email2: 'kim@example.test' }).data).toMatchObject({
      operation: 'x',
      more: false,
      friends: [{ refereeName: 'Kim', refereeEmailId: 'kim@example.test' }],
    });
  });

  it.each([
    [{}, [['name1', 'Enter at least 1 name and email to earn credits.']]],
    [{ name1: 'Kim', email1: 'kim@' }, [['email1', 'Enter Valid Email']]],
    [
      { name1: 'Kim', email1: 'kim@example.test', name3: 'Kim', email3: 'KIM@example.test' },
      [['email3', 'Please enter a unique email each time.']],
    ],
    [{ email1: 'kim@example.test' }, [['name1', 'Enter a name for this email.']]],
  ])('REFER-5, REFER-6: %j', (fields, messages) => {
    expect(wrong(fields)).toEqual(messages);
  });

  it('judges nothing when more rows are asked for, and takes no other field (SAFETY-8)', () => {
    expect(check({ more: 'yes', email1: 'kim@' }).data).toMatchObject({ more: true, friends: [] });
    expect(check({ name11: 'Kim' }).success).toBe(false);
  });

  it('puts what turned out wrong later at the rows that it is about', () => {
    const rows = check({ name2: 'Kim', email2: ' kim@example.test ' }).data?.rows ?? [];
    expect(rowErrors(rows, ['kim@example.test'], 'Again.')).toEqual({ email2: ['Again.'] });
    expect(rowErrors(rows, [], 'Again.')).toEqual({ email1: ['Again.'] });
  });
});
