import type { ReviewCopy } from './copy.en.ts';

export const reviewCopyEs: ReviewCopy = {
  title: 'Revise su pedido',
  back: 'Cambiar la cantidad',
  line: 'Para',
  size: 'Datos adicionales',
  tax: 'Impuesto estimado',
  confirm: (size, charge) => `Agregar ${size} por ${charge}`,
  because: {
    expired: {
      title: 'Revise de nuevo, por favor',
      text: 'Esta página estuvo abierta más de 10 minutos, así que revisamos el precio de nuevo. No se cobró nada.',
    },
    'bought-since': {
      title: 'Se agregaron datos después de que usted empezó',
      text:
        'Alguien agregó datos a esta línea después de que usted abrió esta página. Por este pedido no se cobró nada. ' +
        'Confírmelo si quiere aún más datos.',
    },
    'price-moved': { title: 'El precio cambió', text: 'El precio nuevo está abajo. No se cobró nada.' },
  },
};
