import type { NameProblem } from '#rpc/domain/person-name.ts';
import type { FormSent } from '#rpc/portal/declared-forms.ts';

type Field = { label: string } & Record<NameProblem, string>;

export const editNameCopy = {
  title: 'Edit name',
  hint: 'Who uses this line? Use 2 to 32 characters for each name.',
  firstName: {
    label: 'First name',
    missing: 'First name is required',
    'too-short': 'First name must be at least 2 characters.',
    'too-long': 'First name must be no more than 32 characters.',
    characters: 'First name can have letters, digits, spaces and common punctuation.',
  } satisfies Field,
  lastName: {
    label: 'Last name',
    missing: 'Last name is required',
    'too-short': 'Last name must be at least 2 characters.',
    'too-long': 'Last name must be no more than 32 characters.',
    characters: 'Last name can have letters, digits, spaces and common punctuation.',
  } satisfies Field,
  save: 'Save name',
  home: 'Back to Home',
  /** Why the form came back though it was right: nothing was sent. */
  because: {
    same: {
      title: 'This line already has that name',
      text: 'There was nothing to change.',
    },
    open: { title: 'We didn’t save that name', text: 'Another change to this line’s name is in progress.' },
    stale: {
      title: 'Please check again',
      text:
        'Someone else changed this line’s name at the same time, so we didn’t save yours. Save it again if you still ' +
        'want it.',
    },
  } satisfies Record<Exclude<FormSent['to'], 'own'>, { title: string; text: string }>,
  open: (line: string) => `We’re already changing the name of ${line}. You can change it again when that’s done.`,
  see: 'Check progress',
  /** In place of the common words, which speak of what a line needs. */
  notHere: (supportNumber: string) =>
    `You can change the name here only on active lines, and not on the account holder’s own line. To change this ` +
    `one, call ${supportNumber}.`,
};

export type EditNameCopy = typeof editNameCopy;
