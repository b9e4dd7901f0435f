import { describe, expect, it, test } from 'vitest';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { invitationsModel } from '#app/ui/testing/sample-invitations.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { inviteMessages } from './copy.ts';
import { inviteForm, rowErrors } from './form.ts';
import { InviteView } from './view.tsx';

const page = (own: Parameters<typeof invitationsModel>[0] = {}, again?: Parameters<typeof InviteView>[0]['again']) =>
  show(<InviteView model={invitationsModel(own)} again={again} />);
const shownRows = (html: string) => elements(html, 'fieldset').filter((row) => row.hidden === undefined).length;

test('the page shows credit, quota, invited friends and results (REFER-1, REFER-2, REFER-10)', () => {
  const text = words(page());
  expect(text).toContain('You get $10.00 off for each friend who joins.');
  expect(text).toContain('You can invite 9 more friends.');
  expect(text).toContain('Invitation sent to Sam Lee sam.lee@example.test');
  expect(text).toContain('Invited 1 Joined 1 Credit so far $10.00');
});

test.each([
  [{ left: 25, rows: { most: 10, first: 3 } }, 'You can invite 25 more friends, 10 at a time.'],
  [{ left: 10, rows: { most: 10, first: 3 } }, 'You can invite 10 more friends.'],
  [{ left: 1, rows: { most: 1, first: 1 } }, 'You can invite one more friend.'],
  [{ left: undefined, rows: { most: 10, first: 3 } }, 'You can invite up to 10 friends at a time.'],
])('the page shows the friends who can still be invited: %j (REFER-2, REFER-3)', (own, text) => {
  expect(words(page(own))).toContain(text);
});

test('the page names the skipped rows, and keeps their typed values (REFER-4)', () => {
  const html = page({
    after: entryOf({ kind: 'invite', friends: 1 }),
    skipped: [
      { name: 'Lee', email: '' },
      { name: '', email: 'kim@example.test' },
    ],
  });
  expect(words(html)).toContain('We sent your invitation.');
  expect(words(html)).toContain('Lee: the email is missing. kim@example.test: the name is missing.');
  const valueOf = (field: string) => elements(html, 'input').find(({ name }) => name === field)?.value;
  expect(['name1', 'email1', 'name2', 'email2'].map(valueOf)).toEqual([
    'Lee',
    undefined,
    undefined,
    'kim@example.test',
  ]);
});

test('the form has three rows at first, the others hidden, and a button for them (REFER-3)', () => {
  const html = page();
  expect([shownRows(html), elements(html, 'fieldset').length]).toEqual([3, 9]);
  expect(elements(html, 'button').map(({ name }) => name)).toEqual([undefined, 'more']);
  // The rows after the first one are folded until one of them is filled in.
  expect(elements(html, 'details fieldset')).toHaveLength(8);
  const opened = (typed: Record<string, string>) =>
    elements(page({}, { initialValue: typed }), 'form details').map(({ open }) => open);
  expect([opened({ name1: 'Kim' }), opened({ email2: 'kim@' })]).toEqual([[undefined], ['']]);
  expect(words(html)).toMatch(/Tell a friend yourself.*Friend 1.*Add another Friend 2/);
  expect(shownRows(page({ rows: { most: 2, first: 2 } }))).toBe(2);
  expect(words(page({ rows: { most: 2, first: 2 } }))).not.toContain(inviteMessages.en.more);
});

test.each<Record<string, string>>([{ more: 'yes' }, { all: 'yes' }, { email5: 'kim@' }])(
  'all rows are there after %j, with the typed values (REFER-3)',
  (initialValue) => {
    const html = page({}, { initialValue: { ...initialValue, name1: 'Kim' } });
    expect(shownRows(html)).toBe(9);
    expect(words(html)).not.toContain(inviteMessages.en.more);
    expect(elements(html, 'input').find(({ name }) => name === 'name1')?.value).toBe('Kim');
    expect(elements(html, 'input').find(({ name }) => name === 'all')?.value).toBe('yes');
  },
);

test('the message can be read, with its line on unsubscribing; Skip leads to feedback (REFER-9, REFER-11)', () => {
  expect(words(page())).toContain('Hi Sam, Dana uses');
  expect(words(page())).toContain('link to unsubscribe');
  expect(links(page()).filter((href) => href === '/feedback')).toHaveLength(2);
});

describe('there is no form', () => {
  it.each([
    [{ decision: no('invitations-closed') }, 'You can’t invite friends right now.'],
    [{ after: entryOf({ kind: 'invite', friends: 2 }, { state: 'unknown' as const }) }, 'Invitations to 2 friends'],
  ])('%j', (own, text) => {
    const html = page(own);
    expect(words(html)).toContain(text);
    expect(html).not.toContain('<form');
  });
});

describe('all invitations are sent (REFER-13)', () => {
  const none = { left: 0, rows: { most: 0, first: 0 } };

  it('offers the request for more, and nothing to fill in', () => {
    const html = page(none);
    expect(words(html)).toContain('You’ve sent all your invitations.');
    expect(elements(html, 'button').map(({ name }) => name)).toEqual(['ask']);
    expect(elements(html, 'fieldset')).toEqual([]);
  });

  it('shows that more were granted before, without a button', () => {
    const html = page(none, { error: { ask: ['x'] }, initialValue: { ask: 'yes' } });
    expect(words(html)).toContain(inviteMessages.en.ask.granted);
    expect(html).not.toContain('<form');
  });

  it('shows the outcome of the request in its own words', () => {
    const said = (state: object) => words(page({ ...none, after: entryOf({ kind: 'more-invitations' }, state) }));
    expect(said({ state: 'refused', refusal: 'refused', refusalMessage: 'Not now.' })).toContain('Not now.');
    expect(said({ state: 'refused', refusal: 'other' })).not.toContain(inviteMessages.en.wrong.repeated);
    expect(words(page({ after: entryOf({ kind: 'more-invitations' }) }))).toContain('You got more invitations.');
  });
});

test('the page shows a later failure in the same words (REFER-7)', () => {
  const after = entryOf({ kind: 'invite', friends: 1 }, { state: 'refused', refusal: 'other' });
  expect(words(page({ after }))).toContain('You have previously submitted this email.');
  const lost = entryOf({ kind: 'invite', friends: 1 }, { state: 'refused', refusal: 'absent' });
  expect(words(page({ after: lost }))).toContain('it’s safe to try again');
});

test('the page has a notice for each part that could not be read (HTTP-19)', () => {
  const text = words(page({ invited: { kind: 'unreadable' }, results: { kind: 'unreadable' }, credit: undefined }));
  expect(text).toContain('We can’t show who you’ve invited right now.');
  expect(text).toContain('We can’t show your results right now.');
  expect(words(page({ invited: { kind: 'known', value: [] } }))).toContain('You haven’t invited anyone yet.');
});

describe('the form', () => {
  const check = (fields: Record<string, string>) =>
    inviteForm(inviteMessages.en.wrong).safeParse({ operation: 'x', ...fields });
  const wrong = (fields: Record<string, string>) =>
    check(fields).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('reads the complete rows at any position', () => {
    expect(check({ name2: 'Kim', email2: 'kim@example.test' }).data).toMatchObject({
      operation: 'x',
      button: undefined,
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
    [{ email2: 'kim@example.test' }, [['name2', 'Enter at least 1 name and email to earn credits.']]],
    [{ name1: 'Kim' }, [['email1', 'Enter at least 1 name and email to earn credits.']]],
    [{ name1: 'Kim', email1: 'kim@example.test', email2: 'lee@' }, [['email2', 'Enter Valid Email']]],
  ])('puts errors at wrong rows: %j (REFER-5, REFER-6)', (fields, messages) => {
    expect(wrong(fields)).toEqual(messages);
  });

  it.each([
    ['name1', 'Enter a name of 64 characters at most.'],
    ['email1', 'Enter Valid Email'],
  ])('rejects a %s of more than 1,000 characters in words of the page (REFER-5)', (field, message) => {
    const fields = { name1: 'Kim', email1: 'kim@example.test', [field]: 'kim@'.repeat(300) };
    expect(wrong(fields)).toEqual([[field, message]]);
  });

  it('sends the complete rows, and half a row stops none (REFER-4)', () => {
    const fields = { name1: 'Ann', email1: 'ann@example.test', email2: 'lee@example.test', name3: 'Kim' };
    expect(check(fields).data).toMatchObject({
      friends: [{ refereeName: 'Ann', refereeEmailId: 'ann@example.test' }],
      skipped: [
        { name: '', email: 'lee@example.test' },
        { name: 'Kim', email: '' },
      ],
    });
  });

  it('checks no row for the button of more rows, and takes no other field (SAFETY-8)', () => {
    expect(check({ more: 'yes', email1: 'kim@' }).data).toMatchObject({ button: 'more', friends: [] });
    expect(check({ ask: 'yes' }).data).toMatchObject({ button: 'ask', friends: [] });
    expect(check({ name11: 'Kim' }).success).toBe(false);
  });

  it('puts later errors at their rows', () => {
    const rows = check({ name2: 'Kim', email2: ' kim@example.test ' }).data?.rows ?? [];
    expect(rowErrors(rows, ['kim@example.test'], 'Again.')).toEqual({ email2: ['Again.'] });
    expect(rowErrors(rows, [], 'Again.')).toEqual({ email1: ['Again.'] });
  });
});
