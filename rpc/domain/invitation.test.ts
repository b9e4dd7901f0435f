import { expect, test } from 'vitest';
import { invitationsLeft, isSameEmail, readRows, rowsFor } from './invitation.ts';

test.each([
  [10, 0, 10],
  [10, 8, 2],
  [10, 12, 0],
  [0, 0, 0],
  [undefined, 4, undefined],
])('leaves of a quota of %s, with %i invited, %s (REFER-2)', (quota, invited, quotaLeft) => {
  expect(invitationsLeft(quota, invited)).toBe(quotaLeft);
});

test.each([
  [undefined, { most: 10, first: 3 }],
  [25, { most: 10, first: 3 }],
  [10, { most: 10, first: 3 }],
  [3, { most: 3, first: 3 }],
  [2, { most: 2, first: 2 }],
  [0, { most: 0, first: 0 }],
])('gives a form with %s left these rows: %j (REFER-3)', (quotaLeft, rows) => {
  expect(rowsFor(quotaLeft)).toEqual(rows);
});

const row = (name: string, email: string) => ({ name, email });
const sam = row('Sam Lee', 'sam@example.test');

test.each([
  ['a row with both counts', [row(' Sam Lee ', ' sam@example.test '), row('', '')], 1, []],
  ['an empty row is no mistake', [row('', ''), sam], 1, []],
  ['an invalid email (REFER-5)', [row('Sam', 'sam@')], 0, [[0, 'email']]],
  ['a name without an email stops no other row', [sam, row('Kim', ' ')], 1, []],
  ['nor does an email without a name', [row('', 'kim@example.test'), sam], 1, []],
  ['an invalid email without a name (REFER-5)', [sam, row('', 'kim@')], 1, [[1, 'email']]],
  ['half a row is no duplicate', [sam, row('', 'sam@example.test')], 1, []],
  ['the longest name that the carrier takes', [row('x'.repeat(64), 'kim@example.test')], 1, []],
  ['a name that is too long', [row('x'.repeat(65), 'kim@example.test')], 0, [[0, 'long-name']]],
  ['names with dots', [row('J.R. O’Neil Jr.', 'jr@example.test'), row('St.John', 'st@example.test')], 2, []],
  [
    'a link as a name (INTAKE-10)',
    [row('You won! Claim: http://evil.test', 'kim@example.test')],
    0,
    [[0, 'web-address']],
  ],
  ['a host as a name (INTAKE-10)', [row('see EVIL.COM/now', 'kim@example.test')], 0, [[0, 'web-address']]],
  ['the same email twice (REFER-6)', [sam, row('', ''), row('Sam', 'SAM@Example.test')], 1, [[2, 'duplicate']]],
] as const)('%s (REFER-4)', (_, rows, friends, problems) => {
  const read = readRows(rows);
  expect(read.friends).toHaveLength(friends);
  expect([...read.problems]).toEqual(problems);
});

test.each([
  ['sam@example.test', ' SAM@Example.test ', true],
  [' SAM@Example.test ', 'sam@example.test', true],
  ['sam@example.test', 'kim@example.test', false],
])('%s and %s are the same address: %s (REFER-6)', (a, b, same) => {
  expect(isSameEmail(a, b)).toBe(same);
});

test('accepts two friends with different addresses (REFER-6)', () => {
  const kim = row('Kim', 'kim@example.test');
  expect(readRows([sam, kim])).toMatchObject({ friends: [{ refereeName: 'Sam Lee' }, { refereeName: 'Kim' }] });
});

test('skips an incomplete row as it was typed (REFER-4)', () => {
  const rows = [row(' Kim ', ''), sam, row('', ' lee@example.test '), row('', '')];
  expect(readRows(rows).skipped).toEqual([row('Kim', ''), row('', 'lee@example.test')]);
});

test('trims the values, and keeps the case before the @ of an email address (REFER-4)', () => {
  expect(readRows([row(' Sam ', ' Sam@Example.test ')]).friends).toEqual([
    { refereeName: 'Sam', refereeEmailId: 'Sam@example.test' },
  ]);
});
