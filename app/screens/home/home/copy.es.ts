import type { HomeCopy } from './copy.en.ts';

export const homeCopyEs: HomeCopy = {
  title: 'Inicio',
  hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
  lines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
  nextBill: 'próxima factura:',
  addLine: {
    title: 'Agregue una línea',
    button: 'Agregar línea',
    why: { 'not-active': 'Su propia línea tiene que estar activa antes de que pueda agregar otra.' },
    left: (count) => (count === 1 ? 'Puede agregar una más.' : `Puede agregar hasta ${count} más.`),
  },
};
