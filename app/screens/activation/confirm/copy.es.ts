import type { ConfirmCopy } from './copy.en.ts';

export const confirmCopyEs: ConfirmCopy = {
  title: '¡Último paso! Confirme su información',
  newNumber: (zip) => `Nuevo, cerca de ${zip}`,
  payment: 'Primer mes',
  nowUnknown: 'Pagar ahora · no podemos mostrar el monto en este momento',
  nothingSent: 'No se activó ni se cobró nada.',
  payOtherwise: 'Cambiar la forma de pago',
  noPin: 'Ninguno',
  activate: 'Activar',
  because: {
    'price-moved': {
      title: 'El precio cambió',
      text: 'Estos son los montos actuales. No se activó ni se cobró nada.',
    },
    changed: {
      title: 'Revise de nuevo, por favor',
      text: 'Su información se cambió en otra pestaña o en otro dispositivo. No se activó ni se cobró nada.',
    },
  },
};
