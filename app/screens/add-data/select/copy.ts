import { commonMessages, words } from '#app/copy/common.ts';

export const selectMessages = words({
  en: {
    legend: 'How much data do you want to add?',
    more: 'More sizes',
    fewer: 'Fewer sizes',
    next: 'Review your order',
    choose: 'Choose how much data to add.',
    notOnSale: 'This amount is no longer available. Choose another one.',
    open: (gigabytes: number, line: string) =>
      `We’re already adding ${gigabytes} GB to ${line}. You can add more when that’s done.`,
    see: commonMessages.en.checkProgress,
    nothingOnSale: 'You can’t add data here right now. Try again later, or call',
  },
  es: {
    legend: '¿Cuántos datos quiere agregar?',
    more: 'Más tamaños',
    fewer: 'Menos tamaños',
    next: 'Revisar su pedido',
    choose: 'Elija cuántos datos quiere agregar.',
    notOnSale: 'Esta cantidad ya no está disponible. Elija otra.',
    open: (gigabytes, line) => `Ya estamos agregando ${gigabytes} GB a ${line}. Podrá agregar más cuando terminemos.`,
    see: commonMessages.es.checkProgress,
    nothingOnSale: 'En este momento no se pueden agregar datos aquí. Inténtelo más tarde o llame al',
  },
});

export type SelectCopy = typeof selectMessages.en;
