import type { HomeCopy } from './copy.en.ts';

export const homeCopyEs: HomeCopy = {
  title: 'Inicio',
  hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
  lines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
  nextBill: 'Próxima factura:',
  paid: (linesAreBack) => `Su factura está pagada. ${linesAreBack}`,
  addLine: {
    title: 'Agregue una línea',
    button: 'Agregar línea',
    left: (count) => (count === 1 ? 'Puede agregar una más.' : `Puede agregar hasta ${count} más.`),
  },
  activating: {
    begun: (line) => `Empezó a activar ${line}. Guardaremos sus respuestas por 30 días.`,
    goOn: 'Continuar con la activación',
  },
  unadded: {
    title: 'No se agregaron todas sus líneas nuevas',
    text: (careNumber, reference) =>
      `Por favor, no las pida de nuevo. Llame al ${careNumber} y diga que su referencia es ${reference}.`,
    see: 'Ver qué se agregó',
  },
  adding: {
    begun: 'Empezó a agregar una línea. Guardaremos sus respuestas por 30 días.',
    goOn: 'Continuar agregando una línea',
    ordered: 'Estamos procesando el pedido de sus líneas nuevas.',
    see: 'Ver el progreso',
  },
};
