import { commonMessages, words } from '#app/copy/common.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';

export const ordersMessages = words({
  en: {
    /** Quoted titles, buttons, steps and eSIM card (ORDER-1, ORDER-4, ORDER-8, ORDER-14). */
    title: 'Track Order',
    orderNumber: 'Order no.',
    plan: 'Plan',
    placedOn: 'Ordered on',
    steps: lineCardMessages.en.steps.kit,
    scheduled: 'Delivery scheduled',
    /** Text under the day of arrival, with the people whose SIM cards arrive. */
    cardFor: (names: string, count: number) => `${count === 1 ? 'SIM card' : 'SIM cards'} for ${names}`,
    way: 'Order status',
    trackingNumber: 'Tracking number',
    follow: 'Follow the delivery',
    getReady: 'Get Ready to Activate',
    haveIt: 'Already have your SIM card?',
    activateNow: 'Activate now',
    severalLines: (count: number) => `SIM cards for ${count} lines`,
    replacement: (supportNumber: string) =>
      `This SIM card is for a line that’s in use. When you have it, call ${supportNumber} to move your line to it.`,
    missing: 'We couldn’t load this order. Try again in a few minutes.',
    esim: {
      title: (name: string) => `Activate ${name}'s Line`,
      congratulations: "Congratulations! You've bypassed the waiting game for a SIM delivery.",
      activate: 'Activate your eSIM',
      text: "Let's get your brand new eSIM activated, in real time!",
    },
    none: 'You have no SIM card orders on the way.',
    all: 'See all orders',
    earlier: 'Earlier orders',
    orderOf: (day: string) => `${day} order`,
    byLine: 'Orders by line',
    reorder: commonMessages.en.orderAnotherSim,
    invite: 'Invite a friend',
  },
  es: {
    title: 'Rastrear pedido',
    orderNumber: 'Número de pedido',
    plan: 'Plan',
    placedOn: 'Pedido el',
    steps: lineCardMessages.es.steps.kit,
    scheduled: 'Entrega programada',
    cardFor: (names, count) => `${count === 1 ? 'Tarjeta SIM' : 'Tarjetas SIM'} para ${names}`,
    way: 'Estado del pedido',
    trackingNumber: 'Número de seguimiento',
    follow: 'Seguir la entrega',
    getReady: 'Prepararse para activar',
    haveIt: '¿Ya tiene su tarjeta SIM?',
    activateNow: 'Activar ahora',
    severalLines: (count) => `Tarjetas SIM para ${count} líneas`,
    replacement: (supportNumber) =>
      `Esta tarjeta SIM es para una línea que está en uso. Cuando la tenga, llame al ${supportNumber} para pasar su ` +
      `línea a ella.`,
    missing: 'No pudimos cargar este pedido. Inténtelo de nuevo en unos minutos.',
    esim: {
      title: (name) => `Active la línea de ${name}`,
      congratulations: '¡Felicidades! No tiene que esperar a que le llegue una tarjeta SIM.',
      activate: 'Active su eSIM',
      text: '¡Activemos su nueva eSIM ahora mismo!',
    },
    none: 'No hay ningún pedido de tarjeta SIM en camino.',
    all: 'Ver todos los pedidos',
    earlier: 'Pedidos anteriores',
    orderOf: (day) => `Pedido del ${day}`,
    byLine: 'Pedidos por línea',
    reorder: commonMessages.es.orderAnotherSim,
    invite: 'Invitar a un amigo',
  },
});
