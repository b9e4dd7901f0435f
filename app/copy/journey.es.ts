import type { JourneyCopy } from './journey.en.ts';

export const journeyCopyEs: JourneyCopy = {
  step: (step, of) => `Paso ${step} de ${of}`,
  change: 'Cambiar',
  lastChecked: 'Última consulta:',
  mayClose: 'Puede cerrar esta página. Nosotros seguimos con el trámite.',
  callUs: 'Llámenos, por favor',
  reference: 'Referencia',
};
