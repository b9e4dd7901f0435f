import type { EnableServiceCopy } from './copy.en.ts';

const bill = 'Lo que use aparecerá en su próxima factura, además de su plan.';
const off = 'Puede desactivarlo en cualquier momento. Lo que usó antes se factura de todos modos.';

export const enableServiceCopyEs: EnableServiceCopy = {
  title: (name) => `Activar ${name}`,
  enable: 'Activar el servicio',
  keep: 'Ahora no',
  terms: 'Al activar este servicio, usted acepta lo siguiente:',
  what: {
    IR: [
      'Activarlo es gratis. La voz, los SMS y los datos en el extranjero se pagan por uso, según las tarifas del ' +
        'país donde esté.',
      bill,
      off,
    ],
    ILD: [
      'Activarlo es gratis. Las llamadas desde EE. UU. a otros países se pagan por uso, según las tarifas del ' +
        'país al que llama, y se cobran por minuto completo.',
      bill,
      off,
    ],
    DR: ['Activarlo es gratis. Los datos y los SMS en redes asociadas en EE. UU. se pagan por uso.', bill, off],
  },
  allTerms: 'Términos de uso',
};
