import { nameWordsCopyEs } from '#app/copy/name-words.es.ts';
import type { NewLineCopy } from './copy.en.ts';

export const newLineCopyEs: NewLineCopy = {
  title: (line) => `¿Quién va a usar ${line}?`,
  firstName: { ...nameWordsCopyEs.firstName, missing: 'El nombre es obligatorio.' },
  lastName: { ...nameWordsCopyEs.lastName, missing: 'El apellido es obligatorio.' },
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
};
