import type { DataServiceCopy } from './data-service.en.ts';

export const dataServiceCopyEs: DataServiceCopy = {
  title: 'Servicio de datos',
  on: 'Activo',
  paused: 'En pausa',
  pause: 'Pausar los datos',
  resume: 'Reanudar los datos',
  pausing: 'Estamos pausando los datos de esta línea. Inténtelo de nuevo cuando termine.',
  resuming: 'Estamos reactivando los datos de esta línea. Inténtelo de nuevo cuando termine.',
  undo: 'Deshacer',
};
