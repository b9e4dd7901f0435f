import type { OtpCopy } from './copy.en.ts';

export const otpCopyEs: OtpCopy = {
  title: 'Escriba su contraseña de un solo uso',
  sent: (address) => `La enviamos por correo electrónico a ${address}.`,
  unsure: (address) =>
    `No pudimos confirmar que se envió el correo a ${address}. Si le llega, escriba aquí la contraseña.`,
  label: 'Contraseña de un solo uso',
  hint: '6 dígitos, los del correo electrónico.',
  triesLeft: (tries) =>
    tries === 0
      ? 'No le quedan intentos. Pida otra contraseña más abajo.'
      : tries === 1
        ? 'Le queda 1 intento.'
        : `Le quedan ${tries} intentos.`,
  button: 'Desbloquear la cuenta',
  resend: 'Enviarme otra contraseña',
  resendHint: '¿No le llegó? Revise el correo no deseado. Puede pedir otra después de 15 segundos.',
  wrong: { missing: 'Escriba la contraseña de un solo uso.', digits: 'La contraseña debe tener 6 dígitos.' },
  replies: {
    attemptsExceeded: 'La contraseña es incorrecta.',
    timeOut: 'La contraseña venció. Pida otra.',
    wrong: 'La contraseña no es válida.',
  },
  used: {
    title: 'Fue el último intento con esta contraseña',
    now: 'Tiene 5 intentos por contraseña. Pida otra más abajo.',
    from: 'Tiene 5 intentos por contraseña. Puede pedir otra a partir del',
  },
};
