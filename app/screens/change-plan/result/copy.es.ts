import type { ResultCopy } from './copy.en.ts';

export const resultCopyEs: ResultCopy = {
  changing: (plan, line) => `Cambiando ${line} a ${plan}…`,
  scheduling: (plan, line) => `Programando ${plan} para ${line}…`,
  underWay: 'Por lo general tarda menos de un minuto.',
  checking: 'Estamos revisando su cambio de plan',
  checkingText: (plan) =>
    `Enviamos su cambio a ${plan}, pero todavía no tenemos respuesta. Por favor, no lo envíe de nuevo mientras lo ` +
    `revisamos. Suele tardar unos minutos.`,
  done: { title: 'Su plan cambió', text: (plan, line) => `Pasamos ${line} a ${plan}.` },
  scheduled: {
    title: 'Su cambio de plan está programado',
    text: (plan, line, from, day) =>
      `Pasaremos ${line} a ${plan} ${day === undefined ? 'con el próximo ciclo de facturación' : `el ${day}`}. Hasta ` +
      `entonces conserva ${from}.`,
  },
  failed: {
    title: 'No se pudo cambiar el plan',
    text: 'Lo sentimos; su solicitud de cambio de plan no se pudo completar debido a un error inesperado.',
  },
  neverArrived: 'No pudimos enviar su solicitud. No se cambió nada y puede intentarlo de nuevo sin riesgo.',
  needsCare:
    'No podemos saber si su plan cambió. Por favor, no lo envíe de nuevo. Tenga a mano la referencia de abajo y ' +
    'llame al',
  kept: (plan) => `Usted conserva ${plan} y no se cobró nada.`,
  moved: { before: 'Antes', now: 'Ahora', later: 'Con el próximo ciclo de facturación' },
  account: 'Volver a la cuenta',
};
