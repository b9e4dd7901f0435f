export const deviceCopy = {
  title: 'Check your device',
  hint: '15 digits. Dial *#06# on the device to see them.',
  /** The screen after an IMEI that no device has. */
  invalid: {
    title: 'Invalid IMEI',
    text: 'We can’t activate a device with this IMEI. Check the 15 digits, or try another device.',
  },
  noEsim: {
    title: 'Your device isn’t eSIM-compatible',
    text: 'This line has an eSIM. We can ship you a SIM card instead, or you can check another device.',
    another: 'CHECK ANOTHER DEVICE',
  },
  works: {
    title: 'Your device is compatible',
    text: 'Please check that this is your device.',
  },
  /** While the IMEI is typed, with script. */
  fits: { sim: 'This device works with us.', esim: 'This device works with us, and it supports eSIM.' },
  needsEsim: 'This device works with us, but it doesn’t support eSIM.',
};

export type DeviceCopy = typeof deviceCopy;
