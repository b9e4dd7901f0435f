import type { ReorderCopy } from './copy.en.ts';

export const reorderCopyEs: ReorderCopy = {
  title: 'Pedir otra tarjeta SIM',
  back: 'Volver a sus pedidos',
  address: 'Se envía a',
  another: 'Enviar a otra dirección',
  anotherAbout: 'Antes de pedir, verá el precio para la dirección nueva.',
  kit: 'Tarjeta SIM',
  tax: 'Impuesto',
  legend: '¿Cómo la enviamos?',
  option: (name, days) => `${name}, ${days} días`,
  costs: (shipping, total) => `${shipping}; en total, ${total}`,
  choose: 'Elija cómo la enviamos.',
  charge: 'Se paga una sola vez, en su próxima factura.',
  confirm: 'Pedir la tarjeta SIM',
  moved: {
    title: 'Revise de nuevo, por favor',
    text: 'El precio o la dirección cambió. Abajo está lo que vale ahora. No se pidió nada.',
  },
  noOffer: 'No podemos mostrar cuánto cuesta una tarjeta SIM o adónde iría. Inténtelo más tarde o llame al',
  open: 'Ya se está pidiendo una tarjeta SIM para esta línea.',
  see: 'Ver cómo va',
};
