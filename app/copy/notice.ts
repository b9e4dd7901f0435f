import type { OrderStepName } from '#rpc/domain/order.ts';
import type { Notice } from '#rpc/portal/line-card.ts';
import { lineStatusMessages } from './line-status.ts';
import type { Tone } from './tone.ts';
import { words } from './common.ts';

export interface NoticeWords {
  tone: Tone;
  title?: string;
  text: string;
}

export interface NoticeFacts {
  supportNumber: string;
  careNumber: string;
  /** Percent of the month's data that is used, a whole number. */
  percent: number;
  /** Size of a top-up in progress, when it was ordered here. */
  gigabytes?: number;
  /** Name of the new plan, when it is known. */
  plan?: string;
  /** The operation's result is unknown and being reconciled (LEDGER-5). */
  unknown?: boolean;
  /** Kind of the operation of an activation that is being sent. */
  sent?: string | undefined;
  /** The day on which the data begins anew, as text. */
  resets?: string;
  /** The last day on which extra data can be used, as text. */
  lastDay?: string;
  /** The data left, as text, and the days until the reset. */
  left?: string;
  daysLeft?: number | undefined;
  /** Step of a SIM kit's order, as far as the carrier returns it; the expected day of arrival, as text. */
  kitStep?: OrderStepName | undefined;
  expectedOn?: string | undefined;
  /** Another SIM card that has not left, with its expected day as text. */
  another?: { expectedOn?: string | undefined } | undefined;
  /** The reference to mention on the phone for an order that stopped half-way. */
  reference?: string;
  /** The line was disconnected at the customer's request. */
  byRequest?: boolean;
  /** Start of a scheduled change, as text. */
  day?: string;
  /** The activation is closed, and its button has the reason. */
  closed?: boolean;
}

/** Notices with words of their own: a suspension for non-payment appears once, above all lines (HOME-13). */
export type ToldNotice = Exclude<Notice, 'non-pay'>;

export type NoticeCopy = Record<ToldNotice, (facts: NoticeFacts) => NoticeWords>;

const { disconnected } = lineStatusMessages.en;

const anotherSim = (another: NoticeFacts['another']) =>
  another
    ? ` Another one ${another.expectedOn === undefined ? 'is on order.' : `should arrive by ${another.expectedOn}.`}`
    : '';

const anotherSimEs = (another: NoticeFacts['another']) => {
  if (!another) return '';
  const { expectedOn } = another;
  return expectedOn === undefined ? ' Otra está pedida.' : ` Otra debería llegarle a más tardar el ${expectedOn}.`;
};

const dataTo = (day?: string) => (day === undefined ? 'your data' : `the data you have through ${day}`);

const sentThing = (kind = '') =>
  ({ 'port-fix': 'your correction', 'sim-kit': 'your order for a SIM card' })[kind] ?? 'your activation';

const sentThingEs = (kind = '') =>
  ({ 'port-fix': 'su corrección', 'sim-kit': 'su pedido de una tarjeta SIM' })[kind] ?? 'su activación';

const { disconnected: disconnectedEs } = lineStatusMessages.es;

const dataToEs = (day?: string) => (day === undefined ? 'sus datos' : `los datos que tiene hasta el ${day}`);

export const noticeMessages = words<NoticeCopy>({
  en: {
    'order-stopped': ({ careNumber, reference = '' }) => ({
      tone: 'bad',
      title: 'Please call us',
      text:
        `We added this line but couldn’t complete the order for its SIM card. Please don’t order again. Call ` +
        `${careNumber} and say your reference is ${reference}.`,
    }),
    unpaid: ({ supportNumber }) => ({
      tone: 'warn',
      title: 'Order Placement Underway',
      text:
        `We’re still placing the order for your SIM card. If this doesn’t change within a day, call ` +
        `${supportNumber}.`,
    }),
    suspended: ({ supportNumber }) => ({
      tone: 'bad',
      text: `This line is suspended. Call ${supportNumber} to restore service.`,
    }),
    'sim-swap': () => ({
      tone: 'calm',
      title: 'SIM swap in progress',
      text:
        'We’re moving this line to another SIM. You can make changes again when that’s done. This page updates ' +
        'itself.',
    }),
    'activation-sent': ({ sent, unknown }) => ({
      tone: unknown ? 'warn' : 'calm',
      text: unknown
        ? `We sent ${sentThing(sent)} but haven’t had an answer yet. Please don’t send it again while we check.`
        : `We’re sending ${sentThing(sent)}.`,
    }),
    activating: () => ({
      tone: 'calm',
      text: 'Your line is being activated. You can close this page. We’ll keep working on it.',
    }),
    'activation-failed': ({ careNumber, closed }) => ({
      tone: 'bad',
      text: `We couldn’t activate this line. ${closed ? 'Call' : 'Try again, or call'} us at ${careNumber}.`,
    }),
    porting: () => ({
      tone: 'calm',
      text: 'We’re moving your number. Keep your old service on until it’s done.',
    }),
    'port-account': () => ({
      tone: 'bad',
      text: 'Your old carrier rejected the account number. Check it and send it again.',
    }),
    'port-pin': () => ({
      tone: 'bad',
      text: 'Your old carrier rejected the transfer PIN. Check it and send it again.',
    }),
    'port-zip': () => ({
      tone: 'bad',
      text: 'Your old carrier rejected the ZIP code. Check it and send it again.',
    }),
    'port-failed': ({ careNumber }) => ({
      tone: 'bad',
      text: `Something went wrong, and we couldn’t move your number. Call us at ${careNumber}.`,
    }),
    disconnected: ({ byRequest, supportNumber }) => ({
      tone: 'calm',
      title: disconnected.title,
      text: disconnected.text(byRequest === true, supportNumber),
    }),
    unclear: () => ({
      tone: 'calm',
      text: 'There is nothing you need to do right now. If you need this line today, contact support.',
    }),
    'esim-ready': () => ({
      tone: 'calm',
      text: 'Your eSIM is ready. Activation takes about five minutes, and you’ll need Wi‑Fi.',
    }),
    'sim-on-its-way': ({ kitStep, expectedOn, another }) => {
      const when = expectedOn === undefined ? '' : ` It should arrive by ${expectedOn}.`;
      if (kitStep === undefined)
        return { tone: 'calm', text: `Your SIM card is ordered.${when} You can activate the line when you have it.` };
      if (kitStep !== 'shipped') return { tone: 'calm', text: `We’re getting your SIM card ready.${when}` };
      return {
        tone: 'calm',
        text: `Your SIM card is on its way.${when} Activate the line when it arrives.${anotherSim(another)}`,
      };
    },
    'sim-arrived': ({ another, closed }) => ({
      tone: 'ok',
      text: `Your SIM card was delivered.${closed ? '' : ' You can activate the line now.'}${anotherSim(another)}`,
    }),
    'port-done': () => ({
      tone: 'ok',
      title: 'Port in Successful',
      text: 'Your number is now on this line. You can cancel your old service.',
    }),
    'line-ready': () => ({ tone: 'ok', text: 'Your line is ready to use.' }),
    'setup-left': () => ({
      tone: 'warn',
      text: 'This line’s eSIM isn’t on your device yet. Complete the setup to use it.',
    }),
    throttled: ({ resets }) => ({
      tone: 'warn',
      text: `Data on this line is slow${resets ? ` until ${resets}` : ''}. Add data to get full speed back.`,
    }),
    'data-cutoff': () => ({ tone: 'warn', text: 'Data on this line is paused. Calls and texts still work.' }),
    'usage-full': ({ lastDay }) => ({ tone: 'bad', text: `You’ve used all ${dataTo(lastDay)}.` }),
    'usage-bad': ({ percent, lastDay, left, daysLeft }) => ({
      tone: 'bad',
      text:
        left === undefined || daysLeft === undefined || lastDay === undefined
          ? `You’ve used ${percent}% of ${dataTo(lastDay)}.`
          : `${percent}% used. ${left} has to last ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}, through ${lastDay}.`,
    }),
    'usage-warn': ({ percent, lastDay }) => ({
      tone: 'warn',
      text: `You’ve used ${percent}% of ${dataTo(lastDay)}.`,
    }),
    'top-up-pending': ({ gigabytes, unknown }) => ({
      tone: unknown ? 'warn' : 'calm',
      text: unknown
        ? `We’re checking your order for ${gigabytes} GB. Please don’t order it again.`
        : gigabytes === undefined
          ? 'We’re adding data to this line.'
          : `We’re adding ${gigabytes} GB to this line.`,
    }),
    'plan-changing': ({ plan, unknown }) => ({
      tone: unknown ? 'warn' : 'calm',
      text: unknown
        ? `We’re checking your change to ${plan}. Please don’t request it again.`
        : plan === undefined
          ? 'We’re changing the plan of this line.'
          : `We’re working on your change to ${plan}.`,
    }),
    'plan-scheduled': ({ plan = 'a new plan', day }) => ({
      tone: 'calm',
      text:
        day === undefined
          ? `This line changes to ${plan} with its next billing cycle.`
          : `This line changes to ${plan} on ${day}.`,
    }),
  },
  es: {
    'order-stopped': ({ careNumber, reference = '' }) => ({
      tone: 'bad',
      title: 'Por favor, llámenos',
      text:
        `Agregamos esta línea, pero no pudimos completar el pedido de su tarjeta SIM. Por favor, no haga otro ` +
        `pedido. Llame al ${careNumber} y diga que su referencia es ${reference}.`,
    }),
    unpaid: ({ supportNumber }) => ({
      tone: 'warn',
      title: 'Estamos procesando su pedido',
      text:
        `Todavía estamos procesando el pedido de su tarjeta SIM. Si esto no cambia en un día, llame al ` +
        `${supportNumber}.`,
    }),
    suspended: ({ supportNumber }) => ({
      tone: 'bad',
      text: `Esta línea está suspendida. Llame al ${supportNumber} para restablecer el servicio.`,
    }),
    'sim-swap': () => ({
      tone: 'calm',
      title: 'Cambio de SIM en curso',
      text:
        'Estamos pasando esta línea a otra SIM. Podrá hacer cambios cuando terminemos. Esta página se actualiza ' +
        'sola.',
    }),
    'activation-sent': ({ sent, unknown }) => ({
      tone: unknown ? 'warn' : 'calm',
      text: unknown
        ? `Enviamos ${sentThingEs(sent)}, pero todavía no tenemos respuesta. No haga otro envío mientras lo revisamos.`
        : `Estamos enviando ${sentThingEs(sent)}.`,
    }),
    activating: () => ({
      tone: 'calm',
      text: 'Estamos activando su línea. Puede cerrar esta página. Seguiremos trabajando en ello.',
    }),
    'activation-failed': ({ careNumber, closed }) => ({
      tone: 'bad',
      text: `No pudimos activar esta línea. ${closed ? 'Llámenos' : 'Inténtelo de nuevo o llámenos'} al ${careNumber}.`,
    }),
    porting: () => ({
      tone: 'calm',
      text: 'Estamos transfiriendo su número. Mantenga activo su servicio anterior hasta que termine.',
    }),
    'port-account': () => ({
      tone: 'bad',
      text: 'Su compañía anterior rechazó el número de cuenta. Revíselo y envíelo de nuevo.',
    }),
    'port-pin': () => ({
      tone: 'bad',
      text: 'Su compañía anterior rechazó el PIN de transferencia. Revíselo y envíelo de nuevo.',
    }),
    'port-zip': () => ({
      tone: 'bad',
      text: 'Su compañía anterior rechazó el código postal. Revíselo y envíelo de nuevo.',
    }),
    'port-failed': ({ careNumber }) => ({
      tone: 'bad',
      text: `Algo salió mal y no pudimos transferir su número. Llámenos al ${careNumber}.`,
    }),
    disconnected: ({ byRequest, supportNumber }) => ({
      tone: 'calm',
      title: disconnectedEs.title,
      text: disconnectedEs.text(byRequest === true, supportNumber),
    }),
    unclear: () => ({
      tone: 'calm',
      text: 'No tiene que hacer nada por ahora. Si necesita esta línea hoy, comuníquese con Atención al cliente.',
    }),
    'esim-ready': () => ({
      tone: 'calm',
      text: 'Su eSIM está lista. La activación tarda unos 5 minutos y requiere Wi‑Fi.',
    }),
    'sim-on-its-way': ({ kitStep, expectedOn, another }) => {
      const when = expectedOn === undefined ? '' : ` Debería llegarle a más tardar el ${expectedOn}.`;
      if (kitStep === undefined)
        return { tone: 'calm', text: `Su tarjeta SIM está pedida.${when} Podrá activar la línea cuando la tenga.` };
      if (kitStep !== 'shipped') return { tone: 'calm', text: `Estamos preparando su tarjeta SIM.${when}` };
      return {
        tone: 'calm',
        text: `Su tarjeta SIM va en camino.${when} Active la línea cuando le llegue.${anotherSimEs(another)}`,
      };
    },
    'sim-arrived': ({ another, closed }) => ({
      tone: 'ok',
      text: `Su tarjeta SIM fue entregada.${closed ? '' : ' Ya puede activar la línea.'}${anotherSimEs(another)}`,
    }),
    'port-done': () => ({
      tone: 'ok',
      title: 'Número transferido',
      text: 'Su número ya está en esta línea. Puede cancelar su servicio anterior.',
    }),
    'line-ready': () => ({ tone: 'ok', text: 'Su línea está lista para usarse.' }),
    'setup-left': () => ({
      tone: 'warn',
      text: 'La eSIM de esta línea todavía no está en su dispositivo. Complete la configuración para usarla.',
    }),
    throttled: ({ resets }) => ({
      tone: 'warn',
      text:
        `Los datos de esta línea van más lentos${resets ? ` hasta el ${resets}` : ''}. ` +
        'Agregue datos para recuperar la velocidad.',
    }),
    'data-cutoff': () => ({
      tone: 'warn',
      text: 'Los datos de esta línea están en pausa. Las llamadas y los mensajes siguen funcionando.',
    }),
    'usage-full': ({ lastDay }) => ({ tone: 'bad', text: `Ya usó todos ${dataToEs(lastDay)}.` }),
    'usage-bad': ({ percent, lastDay, left, daysLeft }) => ({
      tone: 'bad',
      text:
        left === undefined || daysLeft === undefined || lastDay === undefined
          ? `Ya usó el ${percent}% de ${dataToEs(lastDay)}.`
          : `Usó el ${percent}%. ${left} tienen que alcanzar ${daysLeft === 1 ? '1 día' : `${daysLeft} días`}, ` +
            `hasta el ${lastDay}.`,
    }),
    'usage-warn': ({ percent, lastDay }) => ({ tone: 'warn', text: `Ya usó el ${percent}% de ${dataToEs(lastDay)}.` }),
    'top-up-pending': ({ gigabytes, unknown }) => ({
      tone: unknown ? 'warn' : 'calm',
      text: unknown
        ? `Estamos revisando su pedido de ${gigabytes} GB. Por favor, no lo haga otra vez.`
        : gigabytes === undefined
          ? 'Estamos agregando datos a esta línea.'
          : `Estamos agregando ${gigabytes} GB a esta línea.`,
    }),
    'plan-changing': ({ plan, unknown }) => ({
      tone: unknown ? 'warn' : 'calm',
      text: unknown
        ? `Estamos revisando su cambio a ${plan}. Por favor, no lo pida otra vez.`
        : plan === undefined
          ? 'Estamos cambiando el plan de esta línea.'
          : `Estamos tramitando su cambio a ${plan}.`,
    }),
    'plan-scheduled': ({ plan = 'un plan nuevo', day }) => ({
      tone: 'calm',
      text:
        day === undefined
          ? `Esta línea cambia a ${plan} con su próximo ciclo de facturación.`
          : `Esta línea cambia a ${plan} el ${day}.`,
    }),
  },
});
