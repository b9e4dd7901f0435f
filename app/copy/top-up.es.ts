import type { TopUpCopy } from './top-up.en.ts';

export const topUpCopyEs: TopUpCopy = {
  title: 'Agregar datos',
  steps: 2,
  backHome: 'Volver al inicio',
  size: (gigabytes) => `${gigabytes} GB`,
  taxes: 'Impuestos y cargos aparte',
  chargedOn: 'Se cobra en su próxima factura.',
};
