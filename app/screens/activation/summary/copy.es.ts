import type { SummaryCopy } from './copy.en.ts';

export const summaryCopyEs: SummaryCopy = {
  title: 'Resumen del pedido',
  monthly: 'Total por mes',
  payment: {
    legend: 'Primer mes',
    later: 'Próxima factura',
    now: 'Pagar ahora',
    nowUnknown: 'No podemos mostrar el monto en este momento.',
    nowClosed:
      'Antes se eligió pagar ahora, pero usted no puede pagar el primer mes desde su cuenta de usuario. Si confirma, ' +
      'irá en la próxima factura, con una retención temporal en la tarjeta.',
    missing: 'Elija cómo pagar el primer mes.',
  },
  confirm: 'Confirmar',
};
