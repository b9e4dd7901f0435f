import type { JourneyCopy } from './journey.en.ts';

export const journeyCopyEs: JourneyCopy = {
  step: (step, of, name) => `Paso ${step} de ${of}${name ? `: ${name}` : ''}`,
  change: 'Cambiar',
  changed: {
    title: 'Revise de nuevo, por favor',
    text:
      'Usted continuó en otra pestaña o en otro dispositivo, así que no guardamos lo que acaba de enviar. Estas son ' +
      'las respuestas que tenemos.',
  },
  lastChecked: 'Última revisión:',
  checkAgain: 'Revisar de nuevo',
  sending: 'Enviando…',
  mayClose: 'Puede cerrar esta página. Seguiremos trabajando en ello.',
  notAvailable: 'no disponible',
  callUs: 'Llámenos, por favor',
  reference: 'Referencia',
};
