import type { SummaryCopy } from './copy.en.ts';

export const summaryCopyEs: SummaryCopy = {
  title: 'Resumen del pedido',
  monthly: 'Total por mes',
  charged: 'Se le cobrará en su próxima factura.',
  payment: {
    legend: 'Primer mes',
    later: 'Próxima factura',
    laterDetail: 'Retención temporal en su tarjeta',
    now: 'Pagar ahora',
    nowDetail: (total) => `${total} con impuestos`,
    missing: 'Elija cómo pagar el primer mes.',
  },
  manage: 'Administrar tarjeta(s)',
  confirm: 'Confirmar',
};
