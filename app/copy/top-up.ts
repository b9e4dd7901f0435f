import { commonMessages, words } from './common.ts';

/** Words that several pages of Add Data share. */
export const topUpMessages = words({
  en: {
    title: 'Add Data',
    steps: 2,
    backHome: commonMessages.en.backHome,
    size: (gigabytes: number) => `${gigabytes} GB`,
    taxes: commonMessages.en.taxesExtra,
    /** Warning that extra data ends with the billing cycle. */
    useBy: (day?: string) => (day === undefined ? 'Not refundable.' : `Use it by ${day}. Not refundable.`),
    /** State of the line's data, and its effect on what is bought, before money is spent. */
    before: {
      adding: 'We’re already adding data to this line. What you buy now comes on top of it.',
      suspended: 'This line is suspended. What you buy can be used once service is back.',
      'not-installed': 'This line’s eSIM isn’t on your device yet. What you buy can be used after you set it up.',
      paused: 'Data on this line is paused. What you buy can be used after you resume it.',
      slowed: (day?: string) =>
        `Data on this line is slow${day ? ` until ${day}` : ''}. What you buy is at full speed.`,
      'used-up': (day?: string) => `Nothing is left${day ? ` until ${day}` : ''}. What you buy can be used right away.`,
      unlimited: (fullSpeed?: string) =>
        fullSpeed
          ? `Your data doesn’t run out. What you buy is at full speed, after the first ${fullSpeed}.`
          : 'Your data doesn’t run out, so you may not need to buy more.',
    },
    /** Sentences about the data's state once it was bought. */
    after: {
      now: 'You can use it now.',
      suspended: 'You can use it once service is back.',
      'not-installed': 'You can use it after you set up the eSIM of this line.',
      paused: 'Data on this line is paused. You can use it after you resume data.',
    },
    charge: 'Charge',
    total: 'Estimated total',
  },
  es: {
    title: 'Agregar datos',
    steps: 2,
    backHome: commonMessages.es.backHome,
    size: (gigabytes) => `${gigabytes} GB`,
    taxes: commonMessages.es.taxesExtra,
    useBy: (day) =>
      day === undefined ? 'No es reembolsable.' : `Úselos a más tardar el ${day}. No son reembolsables.`,
    before: {
      adding: 'Ya estamos agregando datos a esta línea. Lo que compre ahora se suma.',
      suspended: 'Esta línea está suspendida. Lo que compre se podrá usar cuando vuelva el servicio.',
      'not-installed':
        'La eSIM de esta línea todavía no está en su dispositivo. Lo que compre se podrá usar después de configurarla.',
      paused: 'Los datos de esta línea están en pausa. Lo que compre se podrá usar cuando los reanude.',
      slowed: (day) =>
        `Los datos de esta línea van más lentos${day ? ` hasta el ${day}` : ''}. Lo que compre va a máxima velocidad.`,
      'used-up': (day) => `No quedan datos${day ? ` hasta el ${day}` : ''}. Lo que compre se puede usar de inmediato.`,
      unlimited: (fullSpeed) =>
        fullSpeed
          ? `Sus datos no se acaban. Lo que compre va a máxima velocidad, después de los primeros ${fullSpeed}.`
          : 'Sus datos no se acaban, así que quizás no necesite comprar más.',
    },
    after: {
      now: 'Ya puede usarlos.',
      suspended: 'Podrá usarlos cuando vuelva el servicio.',
      'not-installed': 'Podrá usarlos después de configurar la eSIM de esta línea.',
      paused: 'Los datos de esta línea están en pausa. Podrá usarlos cuando los reanude.',
    },
    charge: 'Cargo',
    total: 'Total estimado',
  },
});
