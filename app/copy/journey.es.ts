import type { JourneyCopy } from './journey.en.ts';

export const journeyCopyEs: JourneyCopy = {
  step: (step, of) => `Paso ${step} de ${of}`,
  change: 'Cambiar',
  changed: {
    title: 'Revise de nuevo, por favor',
    text:
      'Usted siguió con esto en otra pestaña o en otro dispositivo. Lo que acaba de enviar no se guardó. Esto es lo ' +
      'que tenemos.',
  },
  lastChecked: 'Última consulta:',
  mayClose: 'Puede cerrar esta página. Nosotros seguimos con el trámite.',
  callUs: 'Llámenos, por favor',
  reference: 'Referencia',
};
