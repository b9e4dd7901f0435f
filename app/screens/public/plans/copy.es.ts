import type { PlansCopy } from './copy.en.ts';

export const plansCopyEs: PlansCopy = {
  title: 'Planes de celular',
  description: (brand) =>
    `Todos los planes de celular de ${brand}: precios por mes, datos, precio de las líneas adicionales e ` +
    `información de banda ancha.`,
  heading: 'Planes de celular',
  text: (from) =>
    `Desde ${from} al mes. Las líneas adicionales pueden costar menos. Cambie de plan cuando cambien sus necesidades.`,
  checkDevice: 'Verifique su dispositivo',
  bestFit: 'Encuentre el plan ideal',
  bring: 'Traiga su teléfono',
  change: 'Elegir una línea para este plan',
  perMonth: 'al mes',
  eachMoreLine: (price) => `${price} al mes por cada línea adicional`,
  moreLine: (occurrence, price) => `Línea ${occurrence}: ${price} al mes`,
  data: (size) => `${size} de datos al mes`,
  unlimited: (size) => (size ? `Datos ilimitados, más lentos después de ${size}` : 'Datos ilimitados'),
  video: (quality) => `Video en ${quality}`,
  esimOnly: 'Solo para dispositivos con eSIM',
  taxes: 'Impuestos y cargos aparte.',
  machine: 'Datos de los planes para desarrolladores (JSON)',
  missing: {
    title: 'En este momento no podemos mostrar los planes',
    text: 'Vuelva a revisar en unos minutos. Esto es lo que podemos decirle ahora:',
    call: 'Para conocer todos los precios y hacer un pedido, llame al',
    known: (from, sizes, savings) => [
      `Los planes empiezan en ${from} al mes.`,
      `Los planes Best Fit incluyen ${list(sizes)} de datos.`,
      `Nuestros clientes ahorran hasta ${savings} al año.`,
    ],
  },
};

function list(items: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'disjunction' }).format(items);
}
