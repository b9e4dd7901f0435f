import { commonMessages, words } from '#app/copy/common.ts';

export const resultMessages = words({
  en: {
    changing: (plan: string, line: string) => `Changing ${line} to ${plan}…`,
    scheduling: (plan: string, line: string) => `Scheduling ${plan} for ${line}…`,
    checking: 'We’re checking your plan change',
    checkingText: (plan: string) =>
      `We sent your change to ${plan} but haven’t had an answer yet. Please don’t send it again while we check.`,
    done: { title: 'Your plan has changed', text: (plan: string, line: string) => `We moved ${line} to ${plan}.` },
    scheduled: {
      title: 'Your plan change is scheduled',
      text: (plan: string, line: string, from: string, day?: string) =>
        `We’ll move ${line} to ${plan} ` +
        `${day === undefined ? 'with the next billing cycle' : `on ${day}`}. It stays on ` +
        `${from} until then.`,
    },
    failed: {
      title: 'Plan Change Request Failed',
      text: 'Sorry, your request for plan change could not be completed due to an unexpected error.',
    },
    neverArrived: commonMessages.en.requestNotSent,
    /** Text that ends with the Care Team's number. */
    needsCare:
      'We can’t tell whether your plan changed. Please don’t send it again. Have the reference below ready and call',
    kept: (plan: string) => `You keep ${plan}, and nothing was charged.`,
    /** Column heads of the prices per month. */
    moved: { before: 'Before', now: 'Now', later: commonMessages.en.nextCycle },
    account: commonMessages.en.backToAccount,
  },
  es: {
    changing: (plan, line) => `Cambiando ${line} a ${plan}…`,
    scheduling: (plan, line) => `Programando ${plan} para ${line}…`,
    checking: 'Estamos revisando su cambio de plan',
    checkingText: (plan) =>
      `Enviamos su cambio a ${plan}, pero todavía no tenemos respuesta. Por favor, no lo envíe de nuevo mientras lo ` +
      `revisamos.`,
    done: { title: 'Su plan cambió', text: (plan, line) => `Pasamos ${line} a ${plan}.` },
    scheduled: {
      title: 'Su cambio de plan está programado',
      text: (plan, line, from, day) =>
        `Pasaremos ${line} a ${plan} ` +
        `${day === undefined ? 'con el próximo ciclo de facturación' : `el ${day}`}. Hasta ` +
        `entonces conserva ${from}.`,
    },
    failed: {
      title: 'No se pudo cambiar el plan',
      text: 'Lo sentimos; su solicitud de cambio de plan no se pudo completar debido a un error inesperado.',
    },
    neverArrived: commonMessages.es.requestNotSent,
    needsCare:
      'No podemos saber si su plan cambió. Por favor, no lo envíe de nuevo. Tenga a mano la referencia de abajo y ' +
      'llame al',
    kept: (plan) => `Usted conserva ${plan} y no se cobró nada.`,
    moved: { before: 'Antes', now: 'Ahora', later: commonMessages.es.nextCycle },
    account: commonMessages.es.backToAccount,
  },
});
