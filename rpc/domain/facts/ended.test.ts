import { expect, test } from 'vitest';
import { oneDay } from '../day.ts';
import { type EndedRef, endedFor } from './ended.ts';

const now = 100 * oneDay;
const ended = (part: Partial<EndedRef> = {}): EndedRef => ({
  id: 'one',
  kind: 'top-up',
  subjectId: 'line-2',
  actorId: 'line-1',
  state: 'refused',
  sentAt: now - 2_000_000,
  acknowledgedAt: now - 2_000_000,
  endedAt: now - 1_000_000,
  ...part,
});
const lost = (part: Partial<EndedRef> = {}) =>
  ended({ state: 'no-trace', tracelessAt: now - 1_500_000, endedAt: undefined, ...part });
const holder = { id: 'line-1', isPrimary: true };
const later = ended({ id: 'later', sentAt: now - 1_000, acknowledgedAt: undefined, state: 'pending' });

test.each([
  ['refused', [ended()], holder, ['one']],
  ['not sent', [ended({ state: 'not-sent' })], holder, ['one']],
  ['not known', [ended({ state: 'cannot-tell' })], holder, ['one']],
  ['a call is needed', [ended({ state: 'needs-care' })], holder, ['one']],
  ['a stopped order of new lines, which has a notice', [ended({ kind: 'add-line', state: 'needs-care' })], holder, []],
  ['a refused order of new lines', [ended({ kind: 'add-line' })], holder, ['one']],
  ['done', [ended({ state: 'done' })], holder, []],
  ['in progress again after no trace', [lost({ state: 'pending' })], holder, []],
  ['done after no trace', [ended({ state: 'done', tracelessAt: now - 1_500_000 })], holder, ['one']],
  ['in progress', [ended({ state: 'unknown' })], holder, []],
  ['without a trace', [lost()], holder, ['one']],
  ['without a trace, although another one was sent', [lost(), later], holder, ['one']],
  ['done after another one was sent', [lost({ state: 'done', endedAt: now - 1_000 }), later], holder, ['one']],
  ['did not arrive, and was sent again', [lost({ state: 'refused', endedAt: now - 2_000 }), later], holder, []],
  ['an end that its own page showed', [ended({ acknowledgedAt: undefined })], holder, []],
  ['older than 14 days', [ended({ endedAt: now - 14 * oneDay })], holder, []],
  ['sent again', [ended(), later], holder, []],
  ['not sent, and sent again', [ended({ state: 'not-sent' }), later], holder, []],
  ['another kind sent later', [ended(), { ...later, kind: 'rename' }], holder, ['one']],
  ['sent again for another line', [ended(), { ...later, subjectId: 'line-3' }], holder, ['one']],
  ['the latest end first', [ended({ id: 'a', kind: 'rename', endedAt: 99 * oneDay }), ended()], holder, ['one', 'a']],
  ['of the holder, to the person of the line', [ended()], { id: 'line-2', isPrimary: false }, ['one']],
  ['of a person’s own, on another line', [ended({ actorId: 'line-3' })], { id: 'line-3', isPrimary: false }, ['one']],
  ['of others', [ended()], { id: 'line-3', isPrimary: false }, []],
] as const)('lists %s (HOME-31)', (_, operations, person, ids) => {
  expect(endedFor(person, operations, new Map(), now).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['an end', ended(), now - 999_999, []],
  ['an end of the same instant', ended(), now - 1_000_000, []],
  ['one without a trace', lost(), now - 1_000_000, []],
  ['one without a trace that ended since', lost({ state: 'done', endedAt: now }), now - 1_000_000, ['one']],
] as const)('leaves out %s by the dismissal of what was shown then (HOME-31)', (_, operation, dismissedAt, ids) => {
  const ends = endedFor(holder, [operation], new Map([['one', dismissedAt]]), now);
  expect(ends.map(({ id }) => id)).toEqual(ids);
});
