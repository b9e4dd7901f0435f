import type { OrderCopy } from './copy.en.ts';

export const orderCopyEs: OrderCopy = {
  title: 'Su pedido',
  ordering: (lines) => `Pidiendo ${lines}…`,
  orderingText: 'Por lo general tarda menos de un minuto.',
  checking: 'Estamos revisando su pedido',
  checkingText:
    'Enviamos su pedido, pero todavía no tenemos una respuesta completa. Por favor, no haga otro pedido mientras lo ' +
    'revisamos. Suele tardar unos minutos.',
  done: (lines) => `Pedido realizado: ${lines}`,
  doneText: (plan, count) =>
    count === 1 ? `Pedimos su línea nueva con ${plan}.` : `Pedimos sus ${count} líneas nuevas con ${plan}.`,
  next: {
    title: 'Qué sigue',
    shipped: (cards, way, days) => `Enviaremos ${cards} (envío: ${way}). Tiempo de entrega: ${days}.`,
    activateSim: 'Cuando llegue su tarjeta SIM, active la línea desde Inicio.',
    activateEsim: 'Las líneas con eSIM ya se pueden activar desde Inicio.',
  },
  lines: 'Líneas',
  isDone: 'Agregada',
  isOpen: 'Todavía no',
  isNotDone: 'No agregada',
  simCards: 'Tarjetas SIM',
  areOrdered: (cards) => (cards === 1 ? 'Pedida' : 'Pedidas'),
  areNotOrdered: (cards) => (cards === 1 ? 'No pedida' : 'No pedidas'),
  areUnknown: 'No se sabe',
  nothingOnce: 'No le cobramos tarjetas SIM ni envío.',
  monthly: 'Al mes',
  once: 'Una sola vez',
  refused: 'No se pidió ni se cobró nada. Guardamos sus respuestas.',
  coupon: (code) =>
    `No se aceptó el cupón ${code}, así que no se pidió ni se cobró nada. Guardamos sus respuestas. Cambie el cupón ` +
    'o quítelo y haga el pedido de nuevo.',
  changeCoupon: 'Cambiar el cupón',
  neverArrived: 'No pudimos enviar su pedido. No se cobró nada y puede intentarlo de nuevo sin riesgo.',
  session: 'Su sesión terminó antes de que pudiéramos enviar el pedido. No se cobró nada. Inténtelo de nuevo.',
  needsCare:
    'Una parte de su pedido se completó y otra no. Por favor, no haga otro pedido. Tenga a mano la referencia de ' +
    'abajo y llame al',
  track: 'Rastrear su pedido',
  home: 'Volver al inicio',
  again: 'Revisar sus respuestas',
};
