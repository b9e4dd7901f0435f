import { commonMessages, words } from './common.ts';

/** Words that the pages of Add Data share. */
export const topUpMessages = words({
  en: {
    title: 'Add Data',
    steps: 2,
    backHome: commonMessages.en.backHome,
    size: (gigabytes: number) => `${gigabytes} GB`,
    taxes: commonMessages.en.taxesExtra,
    /** Extra data ends with the billing cycle. */
    useBy: (day?: string) => (day === undefined ? 'Not refundable.' : `Use it by ${day}. Not refundable.`),
    charge: 'Charge',
    total: 'Estimated total',
  },
  es: {
    title: 'Agregar datos',
    steps: 2,
    backHome: commonMessages.es.backHome,
    size: (gigabytes) => `${gigabytes} GB`,
    taxes: commonMessages.es.taxesExtra,
    useBy: (day) =>
      day === undefined ? 'No es reembolsable.' : `Úselos a más tardar el ${day}. No son reembolsables.`,
    charge: 'Cargo',
    total: 'Total estimado',
  },
});
