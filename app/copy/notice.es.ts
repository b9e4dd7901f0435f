import { lineStatusCopyEs } from './line-status.es.ts';
import type { NoticeCopy } from './notice.en.ts';

const { disconnected } = lineStatusCopyEs;

const dataTo = (day?: string) => (day === undefined ? 'sus datos' : `los datos que tiene hasta el ${day}`);

export const noticeCopyEs: NoticeCopy = {
  'order-stopped': ({ careNumber, reference = '' }) => ({
    tone: 'bad',
    title: 'Por favor, llámenos',
    text:
      `Agregamos esta línea, pero no pudimos completar el pedido de su tarjeta SIM. Por favor, no haga otro pedido. ` +
      `Llame al ${careNumber} y diga que su referencia es ${reference}.`,
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
  activating: () => ({
    tone: 'calm',
    text: 'Estamos activando su línea. Puede cerrar esta página. Seguiremos trabajando en ello.',
  }),
  'activation-failed': ({ careNumber }) => ({
    tone: 'bad',
    text: `No pudimos activar esta línea. Inténtelo de nuevo o llámenos al ${careNumber}.`,
  }),
  porting: () => ({
    tone: 'calm',
    text:
      'Estamos transfiriendo su número. Por lo general tarda de 5 minutos a 2 horas. Mantenga activo su servicio ' +
      'anterior hasta entonces.',
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
    title: disconnected.title,
    text: disconnected.text(byRequest === true, supportNumber),
  }),
  unclear: () => ({
    tone: 'calm',
    text: 'No tiene que hacer nada por ahora. Si necesita esta línea hoy, comuníquese con Atención al cliente.',
  }),
  'esim-ready': () => ({
    tone: 'calm',
    text: 'Su eSIM está lista. La activación tarda unos cinco minutos y necesitará Wi‑Fi.',
  }),
  'sim-on-its-way': ({ kitStep, expectedOn }) => {
    const when = expectedOn === undefined ? '' : ` Debería llegarle a más tardar el ${expectedOn}.`;
    if (kitStep === undefined)
      return { tone: 'calm', text: `Su tarjeta SIM está pedida.${when} Podrá activar la línea cuando la tenga.` };
    if (kitStep !== 'shipped') return { tone: 'calm', text: `Estamos preparando su tarjeta SIM.${when}` };
    return { tone: 'calm', text: `Su tarjeta SIM va en camino.${when} Active la línea cuando le llegue.` };
  },
  'sim-arrived': () => ({ tone: 'ok', text: 'Su tarjeta SIM fue entregada. Ya puede activar la línea.' }),
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
  'usage-full': ({ lastDay }) => ({ tone: 'bad', text: `Ya usó todos ${dataTo(lastDay)}.` }),
  'usage-bad': ({ percent, lastDay }) => ({ tone: 'bad', text: `Ya usó el ${percent}% de ${dataTo(lastDay)}.` }),
  'usage-warn': ({ percent, lastDay }) => ({ tone: 'warn', text: `Ya usó el ${percent}% de ${dataTo(lastDay)}.` }),
  'top-up-pending': ({ gigabytes, unknown }) => ({
    tone: unknown ? 'warn' : 'calm',
    text: unknown
      ? `Estamos revisando su pedido de ${gigabytes} GB. Por favor, no lo haga otra vez.`
      : gigabytes === undefined
        ? 'Estamos agregando datos a esta línea. Por lo general tarda menos de un minuto.'
        : `Estamos agregando ${gigabytes} GB a esta línea. Por lo general tarda menos de un minuto.`,
  }),
  'plan-changing': ({ plan, unknown }) => ({
    tone: unknown ? 'warn' : 'calm',
    text: unknown
      ? `Estamos revisando su cambio a ${plan}. Por favor, no lo pida otra vez.`
      : plan === undefined
        ? 'Estamos cambiando el plan de esta línea. Por lo general tarda menos de un minuto.'
        : `Estamos tramitando su cambio a ${plan}. Por lo general tarda menos de un minuto.`,
  }),
  'plan-scheduled': ({ plan = 'un plan nuevo', day }) => ({
    tone: 'calm',
    text:
      day === undefined
        ? `Esta línea cambia a ${plan} con su próximo ciclo de facturación.`
        : `Esta línea cambia a ${plan} el ${day}.`,
  }),
};
