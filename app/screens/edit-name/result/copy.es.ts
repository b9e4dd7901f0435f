import type { NameResultCopy } from './copy.en.ts';

export const nameResultCopyEs: NameResultCopy = {
  title: 'Editar el nombre',
  underWay: (line) => `Cambiando el nombre de ${line}…`,
  underWayText: 'Por lo general tarda unos segundos.',
  checking: 'Estamos verificando',
  checkingText:
    'El nombre nuevo se envió, pero todavía no tenemos respuesta. No lo envíe de nuevo, por favor: estamos ' +
    'averiguando si se cambió. Por lo general tarda unos minutos.',
  done: { title: '¡El nombre de usuario se ha actualizado!', text: (name) => `Esta línea ahora se llama ${name}.` },
  neverArrived: 'El nombre nuevo no nos llegó. No se cambió nada, y puede intentarlo de nuevo sin riesgo.',
  needsCare: 'No pudimos averiguar si el nombre cambió. Llámenos, díganos la referencia de abajo y lo resolveremos:',
  home: 'Volver al inicio',
};
