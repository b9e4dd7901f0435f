import type { AddLineCopy } from './add-line.en.ts';

export const addLineCopyEs: AddLineCopy = {
  title: 'Agregar una línea',
  back: 'Atrás',
  next: 'Continuar',
  stages: { plan: 'Plan', lines: 'Líneas', delivery: 'Envío', review: 'Revisión' },
  lineOf: (position, count) => `Línea ${position} de ${count}`,
  lines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
  sim: { sim: 'Tarjeta SIM', esim: 'eSIM' },
  simCards: (count) => (count === 1 ? '1 tarjeta SIM' : `${count} tarjetas SIM`),
  ways: {
    usps_first_class_mail: 'Primera clase',
    usps_priority_mail: 'Prioritario',
    usps_priority_mail_express: 'Exprés',
  },
  onceAndMonthly: (once, monthly) => `${once} una sola vez y ${monthly}`,
  days: (days) => `${days.replace('-', ' a ')} días`,
};
