import type { NewLineCopy } from './copy.en.ts';

export const newLineCopyEs: NewLineCopy = {
  firstName: {
    label: 'Nombre',
    missing: 'El nombre es obligatorio.',
    'too-short': 'El nombre debe tener al menos 2 caracteres.',
    'too-long': 'El nombre no debe tener más de 32 caracteres.',
    characters: 'El nombre puede tener letras, dígitos, espacios y puntuación común.',
  },
  lastName: {
    label: 'Apellido',
    missing: 'El apellido es obligatorio.',
    'too-short': 'El apellido debe tener al menos 2 caracteres.',
    'too-long': 'El apellido no debe tener más de 32 caracteres.',
    characters: 'El apellido puede tener letras, dígitos, espacios y puntuación común.',
  },
  imei: {
    label: 'IMEI del dispositivo (opcional)',
    hint: '15 dígitos. Marque *#06# para verlo. Nos dice si el dispositivo admite una eSIM.',
    length: 'El IMEI debe tener exactamente 15 dígitos.',
    invalid: 'Escriba un número IMEI válido.',
    failed: 'No pudimos verificar este número en este momento. Inténtelo de nuevo o déjelo vacío.',
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
