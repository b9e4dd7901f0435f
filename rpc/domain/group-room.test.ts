import { describe, expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import { countedLines, freeOccurrences, holderOf, isListIncomplete, roomFor } from './group-room.ts';
import { can } from './permission.ts';

const primary = lineOf(1);
const group = (statuses: number[]) => [primary, ...statuses.map((status, index) => lineOf(index + 2, { status }))];

describe('roomFor returns 5 less the counted lines (LINE-35, ADDLINE-2)', () => {
  test.each<[string, number[], number, number[]]>([
    ['no other line', [], 5, [2, 3, 4, 5, 6]],
    ['two lines', [2, 2], 3, [4, 5, 6]],
    ['five lines', [2, 2, 2, 2, 2], 0, []],
    ['five lines of other statuses', [0, 1, 4, 9, 10], 0, []],
    ['a line that is disabled', [2, 7], 4, [4, 5, 6, 3]],
    ['a group that is full but for a disabled line', [7, 2, 2, 2, 2], 1, [2]],
    ['four disabled lines of five', [7, 7, 2, 7, 7], 4, [2, 3, 5, 6]],
    ['nothing but disabled lines', [7, 7, 7, 7, 7], 5, [2, 3, 4, 5, 6]],
    ['more lines than a group may have', [2, 2, 2, 2, 2, 2], 0, []],
  ])('%s', (_, statuses, room, places) => {
    const lines = group(statuses);
    expect(countedLines(lines)).toBe(statuses.filter((status) => status !== 7).length);
    expect(roomFor(lines)).toBe(room);
    expect(can('add-line', { actor: primary, lines, config: {} }).allowed).toBe(room > 0);
    // One place for each line that can still be added (ADDLINE-6).
    expect(freeOccurrences(lines)).toEqual(places);
  });

  test('fills a gap first (ADDLINE-6)', () => {
    expect(freeOccurrences([primary, lineOf(3), lineOf(4, { status: 7 })])).toEqual([2, 5, 6, 4]);
  });

  test('returns a place for each line, for any place of the primary', () => {
    const lines = [lineOf(4, { isPrimary: true }), lineOf(2), lineOf(3), lineOf(5)];
    expect([roomFor(lines), freeOccurrences(lines)]).toEqual([2, [6, 1]]);
  });
});

test.each<[string, ReturnType<typeof lineOf>[], boolean]>([
  ['whole', [primary, lineOf(2)], false],
  ['empty', [], true],
  ['without the reader’s own line', [lineOf(2)], true],
  ['with a line without a place', [primary, lineOf(2, { peerAccountRef: 'a|b' })], true],
  ['with a disabled line without a place', [primary, lineOf(2, { peerAccountRef: 'a|b', status: 7 })], false],
])('sells no line while the list is not whole: %s (ADDLINE-6)', (_, lines, isIncomplete) => {
  expect(isListIncomplete(lines, primary)).toBe(isIncomplete);
  const decision = can('add-line', { actor: primary, lines, config: {} });
  expect(decision).toEqual(isIncomplete ? { allowed: false, reason: 'unread' } : { allowed: true });
});

test('returns the line of a place that is not disabled (ADDLINE-6)', () => {
  const [disabled, added] = [lineOf(2, { status: 7 }), lineOf(2, { id: 'added', status: 0 })];
  expect(holderOf([primary, disabled, added], 2)).toBe(added);
  expect(holderOf([primary, disabled], 2)).toBeUndefined();
});
