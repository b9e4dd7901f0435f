import { commonMessages, words } from './common.ts';
import type { AddLineStage, SimType } from '#rpc/domain/journey/add-line.ts';

/** The carrier's ways to ship, by its codes; others keep the carrier's name. */
const ways: Record<string, string> = {
  usps_first_class_mail: 'First class',
  usps_priority_mail: 'Priority',
  usps_priority_mail_express: 'Express',
};

/** Words that several pages of Add Line share. */
export const addLineMessages = words({
  en: {
    title: commonMessages.en.addLine,
    back: 'Back',
    next: 'Continue',
    /** The parts of the journey, after "Step 2 of 4:". */
    stages: { plan: 'Plan', lines: 'Lines', delivery: 'Delivery', review: 'Review' } satisfies Record<
      AddLineStage,
      string
    >,
    /** Heading of one of several lines. */
    lineOf: (position: number, count: number) => `Line ${position} of ${count}`,
    lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    sim: { sim: 'SIM card', esim: 'eSIM' } satisfies Record<SimType, string>,
    simCards: (count: number) => (count === 1 ? '1 SIM card' : `${count} SIM cards`),
    ways,
    /** "$8.31 with tax one time and $30.00 per month plus tax". */
    onceAndMonthly: (once: string, monthly: string) => `${once} one time and ${monthly}`,
    /** `days` is the carrier's spelling, such as "3-6". */
    days: (days: string) => `${days.replace('-', ' to ')} days`,
  },
  es: {
    title: commonMessages.es.addLine,
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
  },
});
