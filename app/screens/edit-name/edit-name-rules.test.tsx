import { describe, expect, test } from 'vitest';
import { entry, marco } from '#app/ui/testing/sample.ts';
import { show, words } from '#app/ui/testing/show.tsx';
import { tidyName } from '#rpc/domain/person-name.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { rename } from '#rpc/operation/rename.ts';
import { memoryJournal } from '#rpc/testing/memory-journal.ts';
import { recordingCarrier } from '#rpc/testing/recording-carrier.ts';
import { editNameMessages } from './copy.ts';
import { editNameForm } from './form/form.ts';
import { NameResultView } from './result/view.tsx';

const form = editNameForm(editNameMessages.en);
const read = (firstName: string, lastName = 'Reyes') =>
  form.safeParse({ operation: 'operation-000001', firstName, lastName });
const messages = (firstName?: string, lastName?: string) =>
  form.safeParse({ firstName, lastName }).error?.issues.map(({ message }) => message);
const stored = (firstName: string) => read(firstName).data?.firstName;

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
  [
    'NAME-1',
    'required: “First name is required”, “Last name is required”',
    () => {
      for (const nothing of [undefined, '', '   '])
        expect(messages(nothing, nothing)).toEqual(['First name is required', 'Last name is required']);
    },
  ],
  [
    'NAME-2',
    '2 to 32 characters',
    () => {
      expect([1, 2, 32, 33].map((length) => read('a'.repeat(length)).success)).toEqual([false, true, true, false]);
      expect(messages('a'.repeat(33), 'Reyes')).toEqual([
        expect.stringMatching(/must be no more than 32 characters\.$/),
      ]);
    },
  ],
  [
    'NAME-3',
    'letters, digits, spaces and common punctuation',
    () => {
      for (const name of ["O'Neil", 'Ann-Marie', 'Dr. José', 'R2 D2', 'Li, Ng', 'Zoë & Co'])
        expect(read(name).success, name).toBe(true);
      for (const name of ['<b>Dana</b>', 'Dana\u0000', 'Dana\\', 'a=b', '😀😀', 'Da\u202ena'])
        expect(read(name).success, name).toBe(false);
    },
  ],
  [
    'NAME-4',
    'repeated spaces collapsed, leading spaces trimmed',
    () => expect(stored('   Ana   María')).toBe('ANA MARÍA'),
  ],
  ['NAME-4', 'stored upper-cased', () => expect(stored('ana')).toBe('ANA')],
  [
    'NAME-4',
    'NFC, and counted after the capitals',
    () => {
      expect(stored('Jose\u0301')).toBe('JOSÉ');
      expect(tidyName('ß'.repeat(16))).toHaveLength(32);
      expect(read('ß'.repeat(17)).success).toBe(false);
    },
  ],
  [
    'NAME-7',
    'success: “Username has been updated!” with a Back to home button',
    () => {
      const text = words(
        show(<NameResultView result={{ line: marco, entry: entry({ summary: { kind: 'rename' } }) }} />),
      );
      expect(text).toMatch(/^Username has been updated!/);
      expect(text).toContain('Back to home');
    },
  ],
  [
    'ERROR-1',
    'refused: “Oops!” “Something went wrong. Please try again.”, with TRY AGAIN',
    () => {
      const text = words(
        show(
          <NameResultView
            result={{
              line: marco,
              entry: entry({ summary: { kind: 'rename' }, state: 'refused', refusal: 'other' }),
            }}
          />,
        ),
      );
      expect(text).toContain('Oops!');
      expect(text).toContain('Something went wrong. Please try again.');
      expect(text).toContain('TRY AGAIN');
    },
  ],
  [
    'NAME-6',
    'the change is sent as customerId and data with firstName and lastName',
    async () => {
      const { caller, sent } = recordingCarrier();
      const { firstName = '', lastName = '' } = read(' ana ').data ?? {};
      const operation: Operation<'rename'> = {
        id: 'operation-000001',
        kind: 'rename',
        subjectId: 'line-2',
        actorId: 'line-1',
        state: 'sending',
        terms: { firstName, lastName },
        issuedAt: 0,
      };
      await rename.send(caller, operation, { groupId: 'group-1' }, memoryJournal());
      expect(sent).toEqual([
        {
          method: 'PUT',
          path: '/custsvc/v0/customers/secondary/update',
          fields: { customerId: 'line-2', data: '{"firstName":"ANA","lastName":"REYES"}' },
        },
      ]);
    },
  ],
];

describe('rules of Edit name', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
