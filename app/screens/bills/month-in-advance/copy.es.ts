import type { MonthCopy } from './copy.en.ts';

export const monthCopyEs: MonthCopy = {
  text: 'Usted paga ahora el primer mes de esta línea, antes de que esté activa. Se paga una sola vez.',
  button: (total) => `Pagar ${total}`,
  card: 'Se cobra de inmediato a su tarjeta predeterminada.',
  paid: 'El primer mes de esta línea está pagado.',
  moved: { title: 'El precio ha cambiado', text: 'Revise abajo el precio nuevo. No se cobró nada.' },
};
