import type { MaintenanceCopy } from './copy.en.ts';

export const maintenanceCopyEs: MaintenanceCopy = {
  title: 'Ya volvemos',
  text: (minutes) =>
    `Estamos trabajando en nuestro sitio. Vuelva en ${minutes === 1 ? 'un minuto' : `unos ${minutes} minutos`}.`,
  unchanged: 'Si acaba de enviar algo, no se cambió ni se cobró nada. Envíelo de nuevo entonces.',
  service: 'Su servicio telefónico no está afectado.',
};
