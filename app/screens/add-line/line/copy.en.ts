import type { NameProblem } from '#rpc/domain/person-name.ts';

type NameWords = { label: string } & Record<NameProblem, string>;

export const newLineCopy = {
  about: 'Who uses this line, and on which device?',
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
    hint: '15 digits. Dial *#06# on the device to see it. With it we can tell whether the device takes an eSIM.',
    length: 'IMEI must be exactly 15 digits.',
    invalid: 'Please enter a valid imei number.',
    failed: 'We couldn’t check this number right now. Try again, or leave it out.',
    /** After what is wrong with the device. */
    leaveOut: 'Enter another number, or leave it out.',
  },
  sim: {
    legend: 'Which kind of SIM?',
    hint: 'With an IMEI you can leave this open: an eSIM where the device takes one, otherwise a SIM card.',
    esim: 'Nothing to wait for: you activate the line online.',
    sim: 'We ship you a card.',
    missing: 'Choose a SIM type.',
    noEsim: 'This device doesn’t take an eSIM. Choose SIM card.',
    planNeedsEsim: 'Your plan is for eSIM only. Choose eSIM and a device that takes one, or go back to another plan.',
    planIsEsimOnly: 'Your plan is for eSIM only.',
  },
};

export type NewLineCopy = typeof newLineCopy;
