import { commonMessages, words } from '#app/copy/common.ts';

export const deviceMessages = words({
  en: {
    title: commonMessages.en.checkDevice,
    hint: '15 digits. Dial *#06# on the device to see them.',
    /** Words of the screen that follows an unknown IMEI. */
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
    /** Results of the check that runs with script while the IMEI is typed. */
    fits: { sim: 'This device works with us.', esim: 'This device works with us, and it supports eSIM.' },
    needsEsim: 'This device works with us, but it doesn’t support eSIM.',
  },
  es: {
    title: commonMessages.es.checkDevice,
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
  },
});
