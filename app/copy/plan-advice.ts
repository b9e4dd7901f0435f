import { words } from './common.ts';

/** A cheaper plan that would do for a line (ACCOUNT-16). */
export const planAdviceMessages = words({
  en: {
    fits: (plan: string, money: string) => `${plan} fits your use and saves ${money} a month.`,
    most: (size: string) => `This line used ${size} or less in each of the last 3 months.`,
    see: 'See the change',
  },
  es: {
    fits: (plan, money) => `${plan} alcanza para lo que usa y ahorra ${money} al mes.`,
    most: (size) => `Esta línea usó ${size} o menos en cada uno de los últimos 3 meses.`,
    see: 'Ver el cambio',
  },
});
