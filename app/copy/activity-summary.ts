import { commonMessages, words } from './common.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { ActivitySummary } from '#rpc/operation/operations.ts';
import type { Tone } from './tone.ts';

type Kind = ActivitySummary['kind'];

type Of<K extends Kind> = Extract<ActivitySummary, { kind: K }>;

/** Formats of amounts, days and names in the page's language. */
export interface ActivityWording {
  money: (cents: number) => string;
  day: (day: string) => string;
  service: (type: ServiceType) => string;
}

/** A sentence for each kind of operation, which contains the name of the line. */
type Sentences = { [K in Kind]: (summary: Of<K>, line: string, write: ActivityWording) => string };

/** "on the Dec 5 bill"; nothing where the bill is not known. */
const onBill = (billDay: string | undefined, { day }: ActivityWording) =>
  billDay === undefined ? '' : ` on the ${day(billDay)} bill`;
const onBillEs = (billDay: string | undefined, { day }: ActivityWording) =>
  billDay === undefined ? '' : ` en la factura del ${day(billDay)}`;

const title: Sentences = {
  'top-up': ({ gigabytes, charge, billDay }, line, write) =>
    `${gigabytes} GB for ${line}, ${write.money(charge)}${onBill(billDay, write)}`,
  'plan-change': ({ planName, when }, line) =>
    `${planName} for ${line}${when === 'now' ? '' : ', from the next billing cycle'}`,
  'data-service': ({ pause }, line) => `${pause ? 'Pause' : 'Resume'} data on ${line}`,
  rename: (_, line) => `New name for ${line}`,
  'auto-top-up': ({ enabled }, line) => `Turn ${enabled ? 'on' : 'off'} automatic top-up for ${line}`,
  'payment-page': () => 'Payment page',
  'promise-to-pay': ({ day, amount }, _, write) => `Payment arrangement: ${write.money(amount)} by ${write.day(day)}`,
  'month-in-advance': ({ amount }, line, { money }) => `Month in advance for ${line}, ${money(amount)}`,
  'email-bill': ({ invoiceDate }, _, { day }) => `Email ${day(invoiceDate)} bill`,
  'account-lock': () => 'Account lock',
  'unlock-code': () => 'One-time password for the account lock',
  'account-unlock': () => 'Account unlock',
  'secure-account': () => 'Steps for a lost or stolen phone',
  'add-line': ({ lines, monthly, billDay }, _, write) =>
    `${lines === 1 ? 'A new line' : `${lines} new lines`}, ${write.money(monthly)} a month` +
    (billDay === undefined ? '' : ` from the ${write.day(billDay)} bill on`),
  'card-default': () => 'Change of default card',
  'card-expiry': () => 'New expiry date for a card',
  'card-remove': () => 'Remove a card',
  'card-page': () => 'Page to add a card',
  'reorder-sim': ({ charge, billDay }, line, write) =>
    `New SIM card for ${line}, ${write.money(charge)}${onBill(billDay, write)}`,
  invite: ({ friends }) => (friends === 1 ? 'Invitation to a friend' : `Invitations to ${friends} friends`),
  'more-invitations': () => 'Request for more invitations',
  'begin-activation': (_, line) => `Start of activation for ${line}`,
  'sim-kit': ({ charge, billDay }, line, write) =>
    `SIM kit for ${line}, ${write.money(charge)}${onBill(billDay, write)}`,
  activate: ({ isPort }, line) =>
    isPort ? `Activation of ${line} and transfer of its number` : `Activation of ${line}`,
  service: ({ service, enable }, line, write) => `Turn ${enable ? 'on' : 'off'} ${write.service(service)} for ${line}`,
  'port-fix': (_, line) => `Correction to the number transfer for ${line}`,
  'esim-setup': (_, line) => `eSIM setup for ${line}`,
  'esim-kit': (_, line) => `Resend the eSIM kit for ${line}`,
  'router-ssid': () => 'New Wi-Fi name',
  'router-password': () => 'New Wi-Fi password',
  'router-reboot': () => 'Router restart',
  'router-reset': () => 'Router reset',
  unread: () => 'A request from this site',
};

const done: Omit<Sentences, 'unread'> = {
  'top-up': ({ gigabytes }, line) => `We added ${gigabytes} GB to ${line}.`,
  'plan-change': ({ planName, when }, line) =>
    when === 'now'
      ? `We moved ${line} to ${planName}.`
      : `We’ll move ${line} to ${planName} with the next billing cycle.`,
  'data-service': ({ pause }, line) =>
    pause ? `Data on ${line} is paused. Calls and texts still work.` : `Data on ${line} is back on.`,
  rename: () => 'Username has been updated!',
  'auto-top-up': ({ enabled }, line) =>
    enabled ? `Automatic top-up is on for ${line}.` : `Automatic top-up is off for ${line}.`,
  'payment-page': () => 'The payment page is ready.',
  'promise-to-pay': ({ day, amount }, _, write) =>
    `Your payment arrangement is set: ${write.money(amount)} by ${write.day(day)}. We won’t charge it automatically: ` +
    'pay on Bills by then.',
  'month-in-advance': ({ amount }, line, { money }) => `The first month of ${line} is paid: ${money(amount)}.`,
  'email-bill': ({ invoiceDate }, _, { day }) => `Your ${day(invoiceDate)} bill is on its way to your inbox.`,
  'account-lock': () => 'Your account is locked.',
  'unlock-code': () => 'We emailed you a one-time password.',
  'account-unlock': () => 'Your account is unlocked.',
  'secure-account': () => 'We took the steps for your lost phone. “Lost or stolen phone” shows what is on now.',
  'add-line': ({ lines }) => (lines === 1 ? 'Your new line is ordered.' : `Your ${lines} new lines are ordered.`),
  'card-default': () => 'Your default card was changed.',
  'card-expiry': () => 'Card expiry updated.',
  'card-remove': () => 'A saved card was removed.',
  'card-page': () => 'The page to add a card is ready.',
  'reorder-sim': (_, line) => `A new SIM card is on order for ${line}.`,
  invite: ({ friends }) => (friends === 1 ? 'We sent your invitation.' : `We sent your ${friends} invitations.`),
  'more-invitations': () => 'You got more invitations.',
  'begin-activation': (_, line) => `You can continue activating ${line}.`,
  'sim-kit': (_, line) => `A SIM kit is on order for ${line}.`,
  activate: (_, line) => `We’re activating ${line}.`,
  service: ({ service, enable }, line, write) =>
    `${write.service(service)} is now ${enable ? 'enabled' : 'disabled'} for ${line}.`,
  'port-fix': () => 'We sent your correction to your old carrier.',
  'esim-setup': (_, line) => `The eSIM for ${line} is set up.`,
  'esim-kit': () => 'Your digital Activation Kit is on its way to your email inbox.',
  'router-ssid': () => 'Your Wi-Fi has a new name. Reconnect your devices to it.',
  'router-password': () => 'Your Wi-Fi has a new password. Use it to reconnect your devices.',
  'router-reboot': () => 'Your router is restarting. That takes about five minutes.',
  'router-reset': () =>
    'Your router is restarting with its factory settings. That takes about five minutes. After that, use the Wi-Fi ' +
    'name and password on its label.',
};

export const activitySummaryMessages = words({
  en: {
    /** Titles that name each operation, independent of its result. */
    title,
    /** Sentences for each operation that succeeded. */
    done,
    state: {
      sending: { tag: 'In progress', tone: 'calm' },
      pending: { tag: 'In progress', tone: 'calm' },
      unknown: { tag: 'Checking', tone: 'warn' },
      done: { tag: 'Done', tone: 'ok' },
      refused: { tag: 'Didn’t go through', tone: 'bad' },
      'needs-care': { tag: 'Please call us', tone: 'warn' },
      'no-trace': { tag: 'Not confirmed', tone: 'warn' },
      'not-sent': { tag: 'Not sent', tone: 'bad' },
      'cannot-tell': { tag: 'We can’t tell', tone: 'warn' },
    } satisfies Record<OperationState, { tag: string; tone: Tone }>,
    underWay: 'We’re working on it.',
    unknown: 'We sent this but haven’t had an answer yet. Please don’t send it again while we check.',
    refused: 'Something went wrong. Nothing changed. Please try again.',
    /** Sentence after the default error, which names the failed operation. */
    unchanged: (title: string) => `“${title}” didn’t go through. Nothing changed.`,
    /** Sentence about a failed activation, whose earlier steps may have changed something (ACTIVATE-36). */
    notActivated: (title: string) => `“${title}” didn’t go through. The line wasn’t activated.`,
    /** Sentence about the steps for a lost phone, at least one of which was refused (LOST-10). */
    notSecured: 'A step didn’t work.',
    seeSteps: 'See what is on and off',
    neverArrived: commonMessages.en.requestNotSent,
    needsCare: (careNumber: string) =>
      `We can’t tell whether this went through. Please don’t send it again. Call us at ${careNumber} and have this ` +
      `reference ready.`,
    /** The carrier did nothing, because the session had ended or was not renewed in time (LEDGER-6). */
    notSent: {
      session:
        'We couldn’t send this: your session had ended. Nothing was ordered or changed. Log in and send it again.',
      unreachable: 'We couldn’t send this. Nothing was ordered or changed. Send it again.',
    },
    /** Words of the link back to the form. */
    again: { send: 'Send it again', order: 'Order again' },
    /** Titles of a lock or a pause that was not sent. */
    notClosed: { lock: 'Your account is not locked', pause: (line: string) => `Data on ${line} is not paused` },
    /** Name of a line that has left the group. */
    someLine: 'a line no longer on your account',
  },
  es: {
    title: {
      'top-up': ({ gigabytes, charge, billDay }, line, write) =>
        `${gigabytes} GB para ${line}, ${write.money(charge)}${onBillEs(billDay, write)}`,
      'plan-change': ({ planName, when }, line) =>
        `${planName} para ${line}${when === 'now' ? '' : ', desde el próximo ciclo de facturación'}`,
      'data-service': ({ pause }, line) => `${pause ? 'Pausar' : 'Reanudar'} los datos de ${line}`,
      rename: (_, line) => `Nombre nuevo para ${line}`,
      'auto-top-up': ({ enabled }, line) => `${enabled ? 'Activar' : 'Desactivar'} la recarga automática para ${line}`,
      'payment-page': () => 'Página de pago',
      'promise-to-pay': ({ day, amount }, _, write) =>
        `Acuerdo de pago: ${write.money(amount)} a más tardar el ${write.day(day)}`,
      'month-in-advance': ({ amount }, line, { money }) => `Mes por adelantado para ${line}, ${money(amount)}`,
      'email-bill': ({ invoiceDate }, _, { day }) => `Enviar por correo electrónico la factura del ${day(invoiceDate)}`,
      'account-lock': () => 'Bloqueo de la cuenta',
      'unlock-code': () => 'Código de un solo uso para el bloqueo de la cuenta',
      'account-unlock': () => 'Desbloqueo de la cuenta',
      'secure-account': () => 'Pasos para un teléfono perdido o robado',
      'add-line': ({ lines, monthly, billDay }, _, write) =>
        `${lines === 1 ? 'Una línea nueva' : `${lines} líneas nuevas`}, ${write.money(monthly)} al mes` +
        (billDay === undefined ? '' : ` desde la factura del ${write.day(billDay)}`),
      'card-default': () => 'Cambio de tarjeta predeterminada',
      'card-expiry': () => 'Nueva fecha de vencimiento de una tarjeta',
      'card-remove': () => 'Eliminar una tarjeta',
      'card-page': () => 'Página para agregar una tarjeta',
      'reorder-sim': ({ charge, billDay }, line, write) =>
        `Tarjeta SIM nueva para ${line}, ${write.money(charge)}${onBillEs(billDay, write)}`,
      invite: ({ friends }) => (friends === 1 ? 'Invitación a una persona' : `Invitaciones a ${friends} personas`),
      'more-invitations': () => 'Solicitud de más invitaciones',
      'begin-activation': (_, line) => `Inicio de la activación de ${line}`,
      'sim-kit': ({ charge, billDay }, line, write) =>
        `Kit de SIM para ${line}, ${write.money(charge)}${onBillEs(billDay, write)}`,
      activate: ({ isPort }, line) =>
        isPort ? `Activación de ${line} y transferencia del número` : `Activación de ${line}`,
      service: ({ service, enable }, line, write) =>
        `${enable ? 'Activar' : 'Desactivar'} ${write.service(service)} para ${line}`,
      'port-fix': (_, line) => `Corrección de la transferencia del número de ${line}`,
      'esim-setup': (_, line) => `Configuración de la eSIM de ${line}`,
      'esim-kit': (_, line) => `Reenviar el kit de eSIM de ${line}`,
      'router-ssid': () => 'Nombre nuevo del Wi-Fi',
      'router-password': () => 'Contraseña nueva del Wi\u2011Fi',
      'router-reboot': () => 'Reinicio del router',
      'router-reset': () => 'Restablecimiento del router',
      unread: () => 'Una solicitud de este sitio',
    },
    done: {
      'top-up': ({ gigabytes }, line) => `Se agregaron ${gigabytes} GB a ${line}.`,
      'plan-change': ({ planName, when }, line) =>
        when === 'now'
          ? `Pasamos ${line} a ${planName}.`
          : `Pasaremos ${line} a ${planName} con el próximo ciclo de facturación.`,
      'data-service': ({ pause }, line) =>
        pause
          ? `Los datos de ${line} están en pausa. Las llamadas y los mensajes siguen funcionando.`
          : `Los datos de ${line} están activos de nuevo.`,
      rename: () => '¡Nombre actualizado!',
      'auto-top-up': ({ enabled }, line) =>
        enabled
          ? `La recarga automática está activada para ${line}.`
          : `La recarga automática está desactivada para ${line}.`,
      'payment-page': () => 'La página de pago está lista.',
      'promise-to-pay': ({ day, amount }, _, write) =>
        `Su acuerdo de pago está hecho: ${write.money(amount)} a más tardar el ${write.day(day)}. No lo cobraremos ` +
        'automáticamente: pague en Facturas antes de que termine ese día.',
      'month-in-advance': ({ amount }, line, { money }) => `El primer mes de ${line} está pagado: ${money(amount)}.`,
      'email-bill': ({ invoiceDate }, _, { day }) =>
        `Su factura del ${day(invoiceDate)} va en camino a su correo electrónico.`,
      'account-lock': () => 'Su cuenta está bloqueada.',
      'unlock-code': () => 'Le enviamos un código de un solo uso por correo electrónico.',
      'account-unlock': () => 'Su cuenta está desbloqueada.',
      'secure-account': () =>
        'Dimos los pasos para su teléfono perdido. «Teléfono perdido o robado» muestra lo que está activo ahora.',
      'add-line': ({ lines }) => (lines === 1 ? 'Se pidió su línea nueva.' : `Se pidieron sus ${lines} líneas nuevas.`),
      'card-default': () => 'Se cambió su tarjeta predeterminada.',
      'card-expiry': () => 'Se actualizó el vencimiento de la tarjeta.',
      'card-remove': () => 'Se eliminó una tarjeta guardada.',
      'card-page': () => 'La página para agregar una tarjeta está lista.',
      'reorder-sim': (_, line) => `Se pidió una tarjeta SIM nueva para ${line}.`,
      'port-fix': () => 'Enviamos su corrección a su compañía anterior.',
      'esim-setup': (_, line) => `La eSIM de ${line} está configurada.`,
      'esim-kit': () => 'Su kit de activación digital va en camino a su correo electrónico.',
      'router-ssid': () => 'Su Wi-Fi tiene un nombre nuevo. Vuelva a conectar sus dispositivos.',
      'router-password': () => 'Su Wi-Fi tiene una contraseña nueva. Úsela para volver a conectar sus dispositivos.',
      'router-reboot': () => 'Su router se está reiniciando. Tarda unos cinco minutos.',
      'router-reset': () =>
        'Su router se está reiniciando con los valores de fábrica. Tarda unos cinco minutos. Después, use el nombre ' +
        'y la contraseña del Wi-Fi que están en la etiqueta.',
      invite: ({ friends }) => (friends === 1 ? 'Enviamos su invitación.' : `Enviamos sus ${friends} invitaciones.`),
      'more-invitations': () => 'Recibió más invitaciones.',
      'begin-activation': (_, line) => `Puede continuar con la activación de ${line}.`,
      'sim-kit': (_, line) => `Se pidió un kit de SIM para ${line}.`,
      activate: (_, line) => `Estamos activando ${line}.`,
      service: ({ service, enable }, line, write) =>
        `${write.service(service)}: ahora ${enable ? 'activado' : 'desactivado'} para ${line}.`,
    },
    state: {
      sending: { tag: 'En curso', tone: 'calm' },
      pending: { tag: 'En curso', tone: 'calm' },
      unknown: { tag: 'En revisión', tone: 'warn' },
      done: { tag: 'Completado', tone: 'ok' },
      refused: { tag: 'No se realizó', tone: 'bad' },
      'needs-care': { tag: 'Llámenos', tone: 'warn' },
      'no-trace': { tag: 'Sin confirmar', tone: 'warn' },
      'not-sent': { tag: 'No se envió', tone: 'bad' },
      'cannot-tell': { tag: 'No podemos saberlo', tone: 'warn' },
    },
    underWay: 'Estamos trabajando en ello.',
    unknown: 'Lo enviamos, pero todavía no tenemos respuesta. Por favor, no lo envíe otra vez mientras lo revisamos.',
    refused: 'Algo salió mal. No se cambió nada. Inténtelo de nuevo.',
    unchanged: (title) => `«${title}» no se realizó. No se cambió nada.`,
    notActivated: (title) => `«${title}» no se realizó. La línea no se activó.`,
    notSecured: 'Un paso no funcionó.',
    seeSteps: 'Ver qué está activado y qué no',
    neverArrived: commonMessages.es.requestNotSent,
    needsCare: (careNumber) =>
      `No podemos saber si esto se completó. Por favor, no lo envíe otra vez. Llámenos al ${careNumber} y tenga a ` +
      `mano esta referencia.`,
    notSent: {
      session:
        'No pudimos enviarlo: su sesión había terminado. No se pidió ni se cambió nada. Inicie sesión y ' +
        'envíelo de nuevo.',
      unreachable: 'No pudimos enviarlo. No se pidió ni se cambió nada. Envíelo de nuevo.',
    },
    again: { send: 'Enviarlo de nuevo', order: 'Pedirlo de nuevo' },
    notClosed: { lock: 'Su cuenta no está bloqueada', pause: (line) => `Los datos de ${line} no están en pausa` },
    someLine: 'una línea que ya no está en su cuenta',
  },
});
