import { words } from './common.ts';

/** Words of the Data Service switch. */
export const dataServiceMessages = words({
  en: {
    title: 'Data Service',
    on: 'On',
    paused: 'Paused',
    suspended: 'Off while this line is suspended',
    pause: 'Pause data',
    resume: 'Resume data',
    pausing: 'We’re pausing data on this line. Try again when that’s done.',
    resuming: 'We’re turning data back on for this line. Try again when that’s done.',
    undo: 'Undo',
  },
  es: {
    title: 'Servicio de datos',
    on: 'Activo',
    paused: 'En pausa',
    suspended: 'Desactivado mientras la línea esté suspendida',
    pause: 'Pausar los datos',
    resume: 'Reanudar los datos',
    pausing: 'Estamos pausando los datos de esta línea. Inténtelo de nuevo cuando termine.',
    resuming: 'Estamos reactivando los datos de esta línea. Inténtelo de nuevo cuando termine.',
    undo: 'Deshacer',
  },
});
