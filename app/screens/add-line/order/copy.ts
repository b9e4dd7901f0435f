import { commonMessages, words } from '#app/copy/common.ts';

export const orderMessages = words({
  en: {
    title: 'Your order',
    ordering: (lines: string) => `Ordering ${lines}…`,
    checking: commonMessages.en.checkingOrder,
    checkingText:
      'We sent your order but haven’t had an answer about all of it. Please don’t order again while we check.',
    done: (lines: string) => `${lines} ordered`,
    doneText: (plan: string, count: number) =>
      count === 1 ? `Your new line on ${plan} is ordered.` : `Your ${count} new lines on ${plan} are ordered.`,
    next: {
      title: 'What happens next',
      /** `cards` counts SIM cards, `way` is the shipping method and `days` its time. */
      shipped: (cards: string, way: string, days: string) => `We’ll ship ${cards} by ${way}. It takes ${days}.`,
      activateSim: 'When your SIM card arrives, activate the line from Home.',
      activateEsim: (lines: number) =>
        `You can activate the ${lines === 1 ? 'line' : 'lines'} with an eSIM from Home now.`,
    },
    lines: 'Lines',
    isDone: 'Added',
    /** State of a line in an order that is in progress, or that ended before this line. */
    isOpen: 'Not yet',
    isNotDone: 'Not added',
    simCards: 'SIM cards',
    areOrdered: (_cards: number) => 'Ordered',
    areNotOrdered: (_cards: number) => 'Not ordered',
    areUnknown: 'Not known',
    /** Text for an order that failed before its SIM cards were ordered. */
    nothingOnce: 'We didn’t charge you for SIM cards or shipping.',
    monthly: 'Per month',
    once: 'One time',
    refused: 'Nothing was ordered or charged. We kept your answers.',
    coupon: (code: string) =>
      `The coupon ${code} wasn’t accepted, so nothing was ordered or charged. We kept your answers. Change the ` +
      'coupon or leave it out, then order again.',
    changeCoupon: 'Change coupon',
    neverArrived: commonMessages.en.orderNotSent,
    session: 'Your session ended before we could send the order. Nothing was charged. Please try again.',
    /** Text that ends with the Care Team's number. */
    needsCare:
      'Part of your order went through, and part didn’t. Please don’t order again. Have the reference below ready ' +
      'and call',
    track: 'Track your order',
    home: commonMessages.en.backHome,
    again: 'Check your answers',
  },
  es: {
    title: 'Su pedido',
    ordering: (lines) => `Pidiendo ${lines}…`,
    checking: commonMessages.es.checkingOrder,
    checkingText:
      'Enviamos su pedido, pero todavía no tenemos una respuesta completa. Por favor, no haga otro pedido mientras ' +
      'lo revisamos.',
    done: (lines) => `Pedido realizado: ${lines}`,
    doneText: (plan, count) =>
      count === 1 ? `Pedimos su línea nueva con ${plan}.` : `Pedimos sus ${count} líneas nuevas con ${plan}.`,
    next: {
      title: 'Qué sigue',
      shipped: (cards, way, days) => `Enviaremos ${cards} (envío: ${way}). Tiempo de entrega: ${days}.`,
      activateSim: 'Cuando llegue su tarjeta SIM, active la línea desde Inicio.',
      activateEsim: (lines) =>
        lines === 1
          ? 'La línea con eSIM ya se puede activar desde Inicio.'
          : 'Las líneas con eSIM ya se pueden activar desde Inicio.',
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
      `No se aceptó el cupón ${code}, así que no se pidió ni se cobró nada. Guardamos sus respuestas. Cambie el ` +
      'cupón o quítelo y haga el pedido de nuevo.',
    changeCoupon: 'Cambiar el cupón',
    neverArrived: commonMessages.es.orderNotSent,
    session: 'Su sesión terminó antes de que pudiéramos enviar el pedido. No se cobró nada. Inténtelo de nuevo.',
    needsCare:
      'Una parte de su pedido se completó y otra no. Por favor, no haga otro pedido. Tenga a mano la referencia de ' +
      'abajo y llame al',
    track: 'Rastrear su pedido',
    home: commonMessages.es.backHome,
    again: 'Revisar sus respuestas',
  },
});

export type OrderCopy = typeof orderMessages.en;
