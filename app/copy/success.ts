import { phoneText } from '#app/ui/phone-number.tsx';
import { words } from './common.ts';

/** Titles that success pages show large. */
export const successMessages = words({
  en: {
    number: (digits: string) => `Your number is ${phoneText(digits)}`,
    ported: (digits: string) => `${phoneText(digits)} is yours here`,
    dataLeft: (size: string) => `${size} left`,
    onPlan: (plan: string) => `You’re on ${plan}`,
    planFrom: (plan: string, day: string) => `${plan} from ${day}`,
    arrives: (day: string) => `Arrives by ${day}`,
    paid: (amount: string) => `${amount} paid`,
    received: 'Payment received',
  },
  es: {
    number: (digits) => `Su número es ${phoneText(digits)}`,
    ported: (digits) => `El ${phoneText(digits)} ya es suyo aquí`,
    dataLeft: (size) => `Le quedan ${size}`,
    onPlan: (plan) => `Ahora tiene ${plan}`,
    planFrom: (plan, day) => `${plan} desde el ${day}`,
    arrives: (day) => `Llega a más tardar el ${day}`,
    paid: (amount) => `Pagó ${amount}`,
    received: 'Pago recibido',
  },
});
