import type { OrderCopy } from './copy.en.ts';

export const orderCopyEs: OrderCopy = {
  title: 'Su pedido',
  ordering: (lines) => `Pidiendo ${lines}…`,
  orderingText: 'Por lo general tarda menos de un minuto.',
  checking: 'Estamos verificando',
  checkingText:
    'Ya enviamos su pedido, pero todavía no tenemos respuesta sobre todo. No haga otro pedido, por favor: lo ' +
    'estamos averiguando. Por lo general tarda unos minutos.',
  done: (lines) => `Pedido hecho: ${lines}`,
  doneText: (plan, count) =>
    count === 1 ? `Su línea nueva con ${plan} está pedida.` : `Sus ${count} líneas nuevas con ${plan} están pedidas.`,
  next: {
    title: 'Qué sigue',
    shipped: (cards, way, days) => `Enviamos ${cards} por ${way}; tarda ${days}.`,
    activateSim: 'Cuando llegue su tarjeta SIM, active la línea desde Inicio.',
    activateEsim: 'Las líneas con eSIM ya se pueden activar desde Inicio.',
    billed: 'Lo paga con su próxima factura.',
  },
  lines: 'Líneas',
  isDone: 'Agregada',
  isOpen: 'Todavía no',
  isNotDone: 'No agregada',
  simCards: 'Tarjetas SIM',
  areOrdered: 'Pedidas',
  areNotOrdered: 'No pedidas',
  monthly: 'Al mes',
  once: 'Una sola vez',
  refused: 'No se pidió ni se cobró nada. Sus respuestas se conservan.',
  neverArrived: 'Su pedido no nos llegó. No se cobró nada, y puede intentarlo de nuevo sin riesgo.',
  session: 'Su sesión terminó antes de que pudiéramos enviar el pedido. No se cobró nada. Inténtelo de nuevo.',
  needsCare:
    'Una parte de su pedido se completó y otra no. No haga otro pedido, por favor. Llámenos y díganos la ' +
    'referencia de abajo. Nosotros resolvemos el resto:',
  track: 'Seguir su pedido',
  home: 'Volver al inicio',
  again: 'Revisar sus respuestas',
};
