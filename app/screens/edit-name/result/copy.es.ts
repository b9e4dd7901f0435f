import type { NameResultCopy } from './copy.en.ts';

export const nameResultCopyEs: NameResultCopy = {
  title: 'Editar el nombre',
  underWay: (line) => `Cambiando el nombre de ${line}…`,
  underWayText: 'Por lo general tarda unos segundos.',
  checking: 'Estamos revisando el nombre nuevo',
  checkingText:
    'Enviamos el nombre nuevo, pero todavía no tenemos respuesta. Por favor, no lo envíe de nuevo mientras lo ' +
    'revisamos. Suele tardar unos minutos.',
  done: { title: '¡Nombre actualizado!', text: (name) => `Esta línea ahora se llama ${name}.` },
  notChanged: 'El nombre no se cambió.',
  neverArrived: 'No pudimos enviar el nombre nuevo. No se cambió nada y puede intentarlo de nuevo sin riesgo.',
  needsCare: 'No podemos saber si el nombre cambió. Tenga a mano la referencia de abajo y llame al',
  home: 'Volver al inicio',
};
