import type { ActivitySummary } from '#rpc/operation/operations.ts';
import { words } from './common.ts';

const mailUnknown =
  'We can’t tell whether the email was sent. If it isn’t in your inbox in a few minutes, ask for it again.';

const mailUnknownEs = 'No podemos saber si se envió el correo. Si en unos minutos no lo recibe, pídalo otra vez.';

/** Words for kinds of which no read shows the arrival. */
const unseen: Partial<Record<ActivitySummary['kind'], string>> = {
  'email-bill': mailUnknown,
  'esim-kit': mailUnknown,
  'router-password':
    'We can’t tell whether your new password is set. Try it on one device: if it works, you’re done. If it ' +
    'doesn’t, your old password still works, and you can change it again in a few minutes.',
  'router-reboot':
    'We can’t tell whether your router restarted. If your Wi-Fi works, you’re done. If it doesn’t, try again.',
  'router-reset':
    'We can’t tell whether your router was reset. If your devices find the Wi-Fi name on its label, you’re ' +
    'done. If they don’t, try again.',
};

/** Words for an operation that the carrier does not show (LEDGER-7). */
export const lostEndMessages = words({
  en: {
    unseen,
    /** Sentences about an order that carrier reads do not show yet and that may still arrive (LEDGER-7). */
    noTrace: {
      sent: (order?: string) => `We sent ${order ?? 'this'} and can’t find it at your carrier.`,
      pay: (money: string) => `It may still arrive, and then you pay ${money}.`,
      arrive: { plan: 'It may still arrive, and then your bill changes.', other: 'It may still arrive.' },
      until: (day?: string) =>
        day === undefined ? 'We keep looking for ten minutes.' : `We keep looking until ${day}.`,
    },
    /** Sentence about an order that had no trace and arrived in the end. */
    arrived: (order: string, what: string) => `${order} arrived after all: ${what}.`,
    /** Title for an order that carrier reads never showed. */
    cannotTell: 'We can’t tell whether this went through.',
    cannotTellCharge: (careNumber: string) =>
      `We never found it. If a bill has it, call us at ${careNumber} with this reference.`,
  },
  es: {
    unseen: {
      'email-bill': mailUnknownEs,
      'esim-kit': mailUnknownEs,
      'router-password':
        'No podemos saber si su contraseña nueva quedó guardada. Pruébela en un dispositivo: si funciona, ya está. ' +
        'Si no, la anterior sigue funcionando y puede cambiarla otra vez en unos minutos.',
      'router-reboot':
        'No podemos saber si su router se reinició. Si su Wi-Fi funciona, no tiene que hacer nada más. Si no, ' +
        'inténtelo de nuevo.',
      'router-reset':
        'No podemos saber si su router se restableció. Si sus dispositivos encuentran el nombre del Wi-Fi que está ' +
        'en la etiqueta, ya está. Si no, inténtelo de nuevo.',
    },
    noTrace: {
      sent: (order) => `Enviamos ${order ?? 'esto'} y no lo encontramos en su compañía.`,
      pay: (money) => `Todavía puede llegar, y entonces usted paga ${money}.`,
      arrive: { plan: 'Todavía puede llegar, y entonces cambia su factura.', other: 'Todavía puede llegar.' },
      until: (day) =>
        day === undefined ? 'Seguiremos buscándolo durante diez minutos.' : `Seguiremos buscándolo hasta el ${day}.`,
    },
    arrived: (order, what) => `${order} llegó después de todo: ${what}.`,
    cannotTell: 'No podemos saber si esto se completó.',
    cannotTellCharge: (careNumber) =>
      `No lo encontramos. Si aparece en una factura, llámenos al ${careNumber} con esta referencia.`,
  },
});
