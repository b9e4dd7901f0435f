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
  costs: (shipping, total) => `${shipping}; en total, ${total}`,
  choose: 'Elija cómo la enviamos.',
  confirm: 'Pedir la tarjeta SIM',
  moved: {
    title: 'Revise de nuevo, por favor',
    text: 'El precio o la dirección cambió. Los actuales están abajo. No se pidió ni se cobró nada.',
  },
  noOffer: 'En este momento no podemos mostrar el precio ni la dirección de envío. Inténtelo más tarde o llame al',
  open: 'Ya estamos pidiendo una tarjeta SIM para esta línea.',
  see: 'Ver el progreso',
};
