import type { TopUpCopy } from './top-up.en.ts';

export const topUpCopyEs: TopUpCopy = {
  title: 'Agregar datos',
  steps: 2,
  backHome: 'Volver al inicio',
  size: (gigabytes) => `${gigabytes} GB`,
  taxes: 'Impuestos y cargos aparte',
  useBy: (day) => (day === undefined ? 'No es reembolsable.' : `Úselos a más tardar el ${day}. No son reembolsables.`),
  charge: 'Cargo',
  total: 'Total estimado',
};
