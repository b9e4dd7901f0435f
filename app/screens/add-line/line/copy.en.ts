import type { NameProblem } from '#rpc/domain/person-name.ts';

type NameWords = { label: string } & Record<NameProblem, string>;

export const newLineCopy = {
  firstName: {
    label: 'First name',
    missing: 'First name is required.',
    'too-short': 'First name must be at least 2 characters.',
    'too-long': 'First name must be no more than 32 characters.',
    characters: 'First name can have letters, digits, spaces and common punctuation.',
  } satisfies NameWords,
  lastName: {
    label: 'Last name',
    missing: 'Last name is required.',
    'too-short': 'Last name must be at least 2 characters.',
    'too-long': 'Last name must be no more than 32 characters.',
    characters: 'Last name can have letters, digits, spaces and common punctuation.',
  } satisfies NameWords,
  imei: {
    label: 'IMEI of the device (optional)',
    hint: '15 digits. Dial *#06# on the device to see it. It tells us whether the device supports eSIM.',
    length: 'IMEI must be exactly 15 digits.',
    invalid: 'Please enter a valid imei number.',
    failed: 'We couldn’t check this number. Try again, or leave it empty.',
    /** After what is wrong with the device. */
    leaveOut: 'Enter another number, or leave it empty.',
  },
  sim: {
    legend: 'Which type of SIM?',
    hint: 'If you enter an IMEI, you can skip this. We’ll choose eSIM if the device supports it, or a SIM card if not.',
    esim: 'No waiting. You activate the line online.',
    sim: 'We’ll ship you a card.',
    missing: 'Choose a SIM type.',
    noEsim: 'This device doesn’t support eSIM. Choose SIM card.',
    planNeedsEsim: 'Your plan is for eSIM only. Choose eSIM and a device that supports it, or choose another plan.',
    planIsEsimOnly: 'Your plan is for eSIM only.',
  },
};

export type NewLineCopy = typeof newLineCopy;
