import { nameWordsCopy } from '#app/copy/name-words.en.ts';
import type { FormSent } from '#rpc/portal/declared-forms.ts';

export const editNameCopy = {
  title: 'Edit name',
  hint: 'Who uses this line? Use 2 to 32 characters for each name.',
  firstName: { ...nameWordsCopy.firstName, missing: 'First name is required' },
  lastName: { ...nameWordsCopy.lastName, missing: 'Last name is required' },
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
