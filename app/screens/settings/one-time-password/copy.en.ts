import type { OtpRefusal } from '#rpc/domain/account-lock.ts';

export const otpCopy = {
  title: 'Enter your one-time password',
  sent: (address: string) => `We emailed it to ${address}.`,
  unsure: (address: string) =>
    `We couldn’t confirm that the email to ${address} was sent. If it arrives, enter the password here.`,
  label: 'One-time password',
  hint: '6 digits, from the email.',
  triesLeft: (tries: number) =>
    tries === 0 ? 'No tries left. Get a new password below.' : tries === 1 ? '1 try left.' : `${tries} tries left.`,
  button: 'Unlock account',
  resend: 'Email me a new password',
  /** Without script (LOCK-7). */
  resendHint: 'Didn’t get it? Check your spam folder. You can get a new one after 15 seconds.',
  /** To the letter (LOCK-8, LOCK-9). */
  wrong: { missing: 'Please enter the Otp.', digits: 'Otp numbers should be 6 digits.' },
  replies: {
    attemptsExceeded: 'Wrong OTP Entered.',
    timeOut: 'OTP expired. Please regenerate another OTP.',
    wrong: 'Invalid OTP.',
  } satisfies Record<OtpRefusal, string>,
  used: {
    title: 'That was the last try for this password',
    now: 'You get 5 tries for each password. Get a new one below.',
    from: 'You get 5 tries for each password. You can get a new one after',
  },
};

export type OtpCopy = typeof otpCopy;
