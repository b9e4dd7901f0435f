import { nameWordsMessages } from '#app/copy/name-words.ts';
import { words } from '#app/copy/common.ts';

export const newLineMessages = words({
  en: {
    title: (line: string) => `Who will use ${line}?`,
    firstName: { ...nameWordsMessages.en.firstName, missing: 'First name is required.' },
    lastName: { ...nameWordsMessages.en.lastName, missing: 'Last name is required.' },
    imei: {
      label: 'IMEI of the device (optional)',
      hint: '15 digits. Dial *#06# on the device to see it. It tells us whether the device supports eSIM.',
      length: 'IMEI must be exactly 15 digits.',
      invalid: 'Please enter a valid imei number.',
      /** Sentence that follows the common words about a failed check. */
      canLeaveOut: 'You can also leave the IMEI empty.',
      /** Sentence that follows the reason why the device does not work. */
      leaveOut: 'Enter another number, or leave it empty.',
    },
    sim: {
      legend: 'Which type of SIM?',
      hint:
        'If you enter an IMEI, you can skip this. We’ll choose eSIM if the device supports it, or a SIM card if ' +
        'not.',
      esim: 'No waiting. You activate the line online.',
      sim: 'We’ll ship you a card.',
      missing: 'Choose a SIM type.',
      noEsim: 'This device doesn’t support eSIM. Choose SIM card.',
      planNeedsEsim: 'Your plan is for eSIM only. Choose eSIM and a device that supports it, or choose another plan.',
      planIsEsimOnly: 'Your plan is for eSIM only.',
    },
  },
  es: {
    title: (line) => `¿Quién va a usar ${line}?`,
    firstName: { ...nameWordsMessages.es.firstName, missing: 'El nombre es obligatorio.' },
    lastName: { ...nameWordsMessages.es.lastName, missing: 'El apellido es obligatorio.' },
    imei: {
      label: 'IMEI del dispositivo (opcional)',
      hint: '15 dígitos. Marque *#06# para verlo. Nos dice si el dispositivo admite una eSIM.',
      length: 'El IMEI debe tener exactamente 15 dígitos.',
      invalid: 'Escriba un número IMEI válido.',
      canLeaveOut: 'También puede dejar el IMEI vacío.',
      leaveOut: 'Escriba otro número o déjelo vacío.',
    },
    sim: {
      legend: '¿Qué tipo de SIM?',
      hint: 'Si escribe un IMEI, puede omitir esto. Elegiremos eSIM si el dispositivo la admite; si no, tarjeta SIM.',
      esim: 'Sin esperas. La línea se activa por internet.',
      sim: 'Le enviaremos una tarjeta.',
      missing: 'Elija un tipo de SIM.',
      noEsim: 'Este dispositivo no admite una eSIM. Elija tarjeta SIM.',
      planNeedsEsim:
        'Su plan es solo para eSIM. Elija eSIM y un dispositivo que la admita, o vuelva atrás y elija otro plan.',
      planIsEsimOnly: 'Su plan es solo para eSIM.',
    },
  },
});

export type NewLineCopy = typeof newLineMessages.en;
