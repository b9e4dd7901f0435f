import type { SelectCopy } from './copy.en.ts';

export const selectCopyEs: SelectCopy = {
  legend: '¿Cuántos datos quiere agregar?',
  more: 'Más tamaños',
  fewer: 'Menos tamaños',
  next: 'Revisar su pedido',
  choose: 'Elija cuántos datos quiere agregar.',
  notOnSale: 'Esta cantidad ya no está disponible. Elija otra.',
  open: (gigabytes, line) => `Ya estamos agregando ${gigabytes} GB a ${line}. Podrá agregar más cuando terminemos.`,
  see: 'Ver el progreso',
  nothingOnSale: 'En este momento no se pueden agregar datos aquí. Inténtelo más tarde o llame al',
};
