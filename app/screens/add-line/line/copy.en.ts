import { nameWordsCopy } from '#app/copy/name-words.en.ts';

export const newLineCopy = {
  title: (line: string) => `Who will use ${line}?`,
  firstName: { ...nameWordsCopy.firstName, missing: 'First name is required.' },
  lastName: { ...nameWordsCopy.lastName, missing: 'Last name is required.' },
  imei: {
    label: 'IMEI of the device (optional)',
    hint: '15 digits. Dial *#06# on the device to see it. It tells us whether the device supports eSIM.',
    length: 'IMEI must be exactly 15 digits.',
    invalid: 'Please enter a valid imei number.',
    /** After the common words for a check that failed. */
    canLeaveOut: 'You can also leave the IMEI empty.',
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
