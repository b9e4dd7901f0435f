import type { ReviewCopy } from './copy.en.ts';

export const reviewCopyEs: ReviewCopy = {
  title: 'Revise su pedido',
  back: 'Elegir otro tamaño',
  line: 'Para',
  size: 'Datos adicionales',
  charge: 'Cargo',
  tax: 'Impuesto estimado',
  total: 'Total estimado',
  confirm: (size, charge) => `Agregar ${size} por ${charge}`,
  because: {
    expired: {
      title: 'Revise de nuevo, por favor',
      text: 'Su pedido esperó más de 10 minutos, así que volvimos a consultar el precio. No se cobró nada.',
    },
    'bought-since': {
      title: 'Esta línea recibió datos mientras tanto',
      text:
        'Se agregaron datos a esta línea después de que usted abrió este pedido, desde esta página u otra. Por ' +
        'este no se cobró nada: confírmelo si quiere todavía más.',
    },
    'price-moved': { title: 'El precio cambió', text: 'Abajo está el precio nuevo. No se cobró nada.' },
  },
};
