import type { MonthCopy } from './copy.en.ts';

export const monthCopyEs: MonthCopy = {
  text: 'Usted paga ahora el primer mes de esta línea, antes de que esté activa. Se paga una sola vez.',
  button: (total) => `Pagar ${total}`,
  paid: 'El primer mes de esta línea está pagado.',
  moved: { title: 'El precio cambió', text: 'El precio nuevo está abajo. No se cobró nada.' },
};
