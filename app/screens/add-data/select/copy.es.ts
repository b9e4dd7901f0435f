import type { SelectCopy } from './copy.en.ts';

export const selectCopyEs: SelectCopy = {
  legend: '¿Cuántos datos quiere agregar?',
  more: 'Más tamaños',
  fewer: 'Menos tamaños',
  next: 'Revisar su pedido',
  choose: 'Elija cuántos datos quiere agregar.',
  notOnSale: 'Este tamaño ya no está a la venta. Elija otro.',
  open: (gigabytes, line) => `Ya estamos agregando ${gigabytes} GB a ${line}. Podrá agregar más cuando terminemos.`,
  see: 'Ver cómo va',
  nothingOnSale: 'En este momento no hay datos adicionales a la venta. Inténtelo más tarde, o llame al',
};
