import type { ConfirmCopy } from './copy.en.ts';

export const confirmCopyEs: ConfirmCopy = {
  title: '¡Último paso! Confirme su información',
  newNumber: (zip) => `Nuevo, cerca de ${zip}`,
  payment: 'Primer mes',
  nextBill: 'En su próxima factura',
  hold: (amount) => `En su próxima factura · retención de ${amount}`,
  now: (amount) => `${amount} con impuestos, ahora`,
  noPin: 'Ninguno',
  activate: 'Activar',
  because: {
    'price-moved': {
      title: 'El precio cambió',
      text: 'Estos son los montos actuales. No se activó ni se cobró nada.',
    },
    changed: {
      title: 'Revise de nuevo, por favor',
      text: 'Su información se cambió en otra pestaña o en otro dispositivo. No se activó nada.',
    },
  },
};
