import type { ResultCopy } from './copy.en.ts';

export const resultCopyEs: ResultCopy = {
  changing: (plan, line) => `Cambiando ${line} a ${plan}…`,
  scheduling: (plan, line) => `Programando ${plan} para ${line}…`,
  underWay: 'Por lo general tarda menos de un minuto.',
  checking: 'Estamos verificando',
  checkingText: (plan) =>
    `Ya enviamos su cambio a ${plan}, pero todavía no tenemos respuesta. No lo envíe de nuevo, por favor: ` +
    `estamos averiguando si se completó. Por lo general tarda unos minutos.`,
  done: { title: 'Su plan cambió', text: (plan, line) => `${plan} es ahora el plan de ${line}.` },
  scheduled: {
    title: 'Su cambio de plan está programado',
    text: (plan, line, from, day) =>
      `${day === undefined ? 'Con el próximo ciclo de facturación' : `El ${day}`}, ${plan} pasa a ser el plan de ` +
      `${line}. Hasta entonces conserva ${from}.`,
  },
  failed: {
    title: 'No se pudo cambiar el plan',
    text: 'Lo sentimos; su solicitud de cambio de plan no se pudo completar debido a un error inesperado.',
  },
  neverArrived: 'Su solicitud no nos llegó. No se cambió nada, y puede intentarlo de nuevo sin riesgo.',
  needsCare:
    'No pudimos averiguar si su plan cambió. No lo envíe de nuevo, por favor. Llámenos, díganos la referencia de ' +
    'abajo y lo resolveremos:',
  kept: (plan) => `Usted conserva ${plan} y no se cobró nada.`,
  account: 'Volver a la cuenta',
};
