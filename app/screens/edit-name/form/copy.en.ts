import type { NameProblem } from '#rpc/domain/person-name.ts';
import type { FormSent } from '#rpc/portal/declared-forms.ts';

type Field = { label: string } & Record<NameProblem, string>;

export const editNameCopy = {
  title: 'Edit name',
  hint: 'Who uses this line? From 2 to 32 characters each. Names are kept in capital letters.',
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
  save: 'Save the name',
  home: 'Back to Home',
  /** Why the form came back though it was right: nothing was sent. */
  because: {
    same: {
      title: 'That’s the name already',
      text: 'This line is called that already, so there was nothing to change.',
    },
    open: { title: 'Your name was not sent', text: 'Another change of this line’s name is under way.' },
    stale: {
      title: 'Please look again',
      text:
        'Something else happened to this line’s name at the same moment, so yours was not sent. Send it again if ' +
        'you still want it.',
    },
  } satisfies Record<Exclude<FormSent['to'], 'own'>, { title: string; text: string }>,
  open: (line: string) => `We’re already changing the name of ${line}. You can change it again when that’s done.`,
  see: 'See how it’s going',
  /** In place of the common words, which speak of what a line needs. */
  notHere: (supportNumber: string) =>
    `A name can be changed here on an active line other than the primary line. To change this one, call ` +
    `${supportNumber}.`,
};

export type EditNameCopy = typeof editNameCopy;
