import type { DeviceCopy } from './copy.en.ts';

export const deviceCopyEs: DeviceCopy = {
  title: 'Verifique su dispositivo',
  hint: '15 dígitos. Marque *#06# en el dispositivo para verlos.',
  invalid: {
    title: 'IMEI no válido',
    text: 'No podemos usar el dispositivo con este IMEI. Revise los 15 dígitos o pruebe con otro dispositivo.',
  },
  noEsim: {
    title: 'Su dispositivo no es compatible con eSIM',
    text:
      'Esta línea tiene una eSIM. Podemos enviarle una tarjeta SIM en su lugar, o puede verificar otro ' +
      'dispositivo.',
    another: 'VERIFICAR OTRO DISPOSITIVO',
  },
  works: {
    title: 'Su dispositivo es compatible',
    text: 'Confirme que este es su dispositivo.',
  },
  fits: {
    sim: 'Este dispositivo funciona con nosotros.',
    esim: 'Este dispositivo funciona con nosotros y admite una eSIM.',
  },
  needsEsim: 'Este dispositivo funciona con nosotros, pero no admite una eSIM.',
};
