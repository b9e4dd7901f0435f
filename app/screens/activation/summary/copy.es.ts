import type { SummaryCopy } from './copy.en.ts';

export const summaryCopyEs: SummaryCopy = {
  title: 'Resumen del pedido',
  monthly: 'Total por mes',
  charged: 'Se le cobrará en su próxima factura.',
  payment: {
    legend: '¿Cómo quiere pagar el primer mes?',
    later: 'En su próxima factura',
    laterDetail: 'Hacemos una retención temporal en su tarjeta predeterminada.',
    now: 'Pagar ahora',
    nowDetail: (total) => `${total} con impuestos, que se cobran a su tarjeta predeterminada al activar`,
    missing: 'Elija cómo pagar el primer mes.',
  },
  manage: 'Administrar tarjeta(s)',
  confirm: 'Confirmar',
};
