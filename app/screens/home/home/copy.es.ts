import type { HomeCopy } from './copy.en.ts';

export const homeCopyEs: HomeCopy = {
  title: 'Inicio',
  hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
  lines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
  nextBill: 'Próxima factura:',
  addLine: {
    title: 'Agregue una línea',
    button: 'Agregar línea',
    left: (count) => (count === 1 ? 'Puede agregar una más.' : `Puede agregar hasta ${count} más.`),
  },
  activating: {
    begun: (line) => `Empezó a activar ${line}. Sus respuestas se guardan por 30 días.`,
    goOn: 'Seguir con la activación',
  },
  adding: {
    begun: 'Usted empezó a agregar una línea. Sus respuestas se conservan 30 días.',
    goOn: 'Seguir agregando una línea',
    ordered: 'Estamos trabajando en el pedido de sus líneas nuevas.',
    see: 'Ver cómo va',
  },
};
