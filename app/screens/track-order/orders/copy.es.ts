import { lineCardCopyEs } from '#app/copy/line-card.es.ts';
import type { OrdersCopy } from './copy.en.ts';

export const ordersCopyEs: OrdersCopy = {
  title: 'Rastrear pedido',
  orderNumber: 'Pedido n.º',
  plan: 'Plan',
  placedOn: 'Pedido el',
  steps: lineCardCopyEs.steps.kit,
  scheduled: 'Entrega programada',
  states: { done: 'Listo', current: 'Ahora', next: 'Después' },
  expected: 'se espera el',
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
  reorder: 'Pedir otra tarjeta SIM',
  invite: 'Invitar a un amigo',
};
