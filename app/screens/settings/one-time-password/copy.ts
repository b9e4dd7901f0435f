import type { OtpRefusal } from '#rpc/domain/account-lock.ts';
import { words } from '#app/copy/common.ts';

export const otpMessages = words({
  en: {
    title: 'Enter your one\u2011time password',
    sent: (address: string) => `We emailed it to ${address}.`,
    unsure: (address: string) =>
      `We couldn’t confirm that the email to ${address} was sent. If it arrives, enter the password here.`,
    over: {
      title: 'Get a new one\u2011time password',
      text: (address: string) =>
        `The last one that we emailed to ${address} can’t be used anymore. Get a new one below.`,
    },
    label: 'One-time password',
    hint: '6 digits, from the email.',
    triesLeft: (tries: number) => (tries === 1 ? '1 try left.' : `${tries} tries left.`),
    button: 'Unlock account',
    resend: 'Email me a new password',
    /** Hint for a browser without script, which shows no countdown (LOCK-7). */
    resendHint: 'Didn’t get it? Check your spam folder. You can get a new one after 15 seconds.',
    /** Quoted errors (LOCK-8, LOCK-9). */
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
  },
  es: {
    title: 'Escriba su código de un solo uso',
    sent: (address) => `Lo enviamos por correo electrónico a ${address}.`,
    unsure: (address) =>
      `No pudimos confirmar que se envió el correo a ${address}. Si le llega, escriba aquí el código.`,
    over: {
      title: 'Pida otro código de un solo uso',
      text: (address) => `El último que enviamos a ${address} ya no se puede usar. Pida otro más abajo.`,
    },
    label: 'Código de un solo uso',
    hint: '6 dígitos, los del correo electrónico.',
    triesLeft: (tries) => (tries === 1 ? 'Le queda 1 intento.' : `Le quedan ${tries} intentos.`),
    button: 'Desbloquear la cuenta',
    resend: 'Enviarme otro código',
    resendHint: '¿No le llegó? Revise el correo no deseado. Puede pedir otro después de 15 segundos.',
    wrong: { missing: 'Escriba el código de un solo uso.', digits: 'El código debe tener 6 dígitos.' },
    replies: {
      attemptsExceeded: 'El código es incorrecto.',
      timeOut: 'El código venció. Pida otro.',
      wrong: 'El código no es válido.',
    },
    used: {
      title: 'Fue el último intento con este código',
      now: 'Tiene 5 intentos por código. Pida otro más abajo.',
      from: 'Tiene 5 intentos por código. Puede pedir otro a partir del',
    },
  },
});

export type OtpCopy = typeof otpMessages.en;
