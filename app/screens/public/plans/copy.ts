import { words } from '#app/copy/common.ts';
import type { UseInGigabytes } from '#rpc/domain/find-plan.ts';

type UseWords = Readonly<Record<UseInGigabytes, string>>;

function list(items: readonly string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat('en', { type }).format(items);
}

function listEs(items: readonly string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat('es', { type }).format(items);
}

export const plansMessages = words({
  en: {
    title: 'Cell phone plans',
    description: (brand: string) =>
      `All ${brand} cell phone plans: monthly prices, data, extra lines and broadband facts.`,
    heading: 'Cell phone plans',
    finder: {
      title: 'Find your plan',
      lines: 'How many lines?',
      use: 'Away from Wi-Fi, mostly',
      uses: { 2: 'Messages', 5: 'Maps, photos', 10: 'Music, social', 15: 'Video' } satisfies UseWords,
      show: 'Show my price',
    },
    /** Answer of the finder: the title, and the sum in its parts, such as "$35.00 and 2 × $30.00". */
    found: {
      title: (lines: number, plan: string) => `${lines} ${lines === 1 ? 'line' : 'lines'} with ${plan}`,
      parts: (prices: readonly string[]) => `${list(prices, 'conjunction')}. Taxes & fees extra. No contract.`,
    },
    all: 'All plans',
    /** The button of each plan: for visitors, and for an account holder. */
    order: 'Order online',
    bring: 'Bring your phone',
    change: 'Choose a line for this plan',
    perMonth: 'per month',
    eachMoreLine: (price: string) => `${price} per month for each extra line`,
    /** Text of a price for lines after the first, when these prices differ. */
    moreLine: (occurrence: number, price: string) => `Line ${occurrence}: ${price} per month`,
    data: (size: string) => `${size} of data per month`,
    unlimited: (size: string | undefined) => (size ? `Unlimited data, slower after ${size}` : 'Unlimited data'),
    video: (quality: string) => `Video in ${quality}`,
    esimOnly: 'For devices with eSIM only',
    taxes: 'Taxes & fees extra.',
    join: {
      title: 'Ready to join?',
      text: (call: string, chat: string) =>
        `Order by phone, ${call}, or by chat, ${chat}. Have your phone’s IMEI ready: dial *#06#.`,
      chat: 'Chat with us',
    },
    machine: 'Plan data (JSON)',
    /** Words while the carrier does not return its plans. */
    missing: {
      title: 'We can’t show the plans right now',
      text: 'Please check again in a few minutes. Here is what we can tell you now:',
      call: 'To hear all prices and to order, call',
      known: (from: string, sizes: readonly string[], savings: string): readonly string[] => [
        `Plans start at ${from} a month.`,
        `Best Fit plans come with ${list(sizes, 'disjunction')} of data.`,
        `Customers save up to ${savings} a year.`,
      ],
    },
  },
  es: {
    title: 'Planes de celular',
    description: (brand) =>
      `Planes de celular de ${brand}: precios al mes, datos, líneas adicionales e información de banda ancha.`,
    heading: 'Planes de celular',
    finder: {
      title: 'Encuentre su plan',
      lines: '¿Cuántas líneas?',
      use: 'Fuera del Wi-Fi, sobre todo',
      uses: { 2: 'Mensajes', 5: 'Mapas, fotos', 10: 'Música, redes', 15: 'Videos' },
      show: 'Ver mi precio',
    },
    found: {
      title: (lines, plan) => `${lines} ${lines === 1 ? 'línea' : 'líneas'} con ${plan}`,
      parts: (prices) => `${listEs(prices, 'conjunction')}. Impuestos y cargos aparte. Sin contrato.`,
    },
    all: 'Todos los planes',
    order: 'Pedir en línea',
    bring: 'Usar mi teléfono',
    change: 'Elegir una línea para este plan',
    perMonth: 'al mes',
    eachMoreLine: (price) => `Cada línea adicional, ${price} al mes`,
    moreLine: (occurrence, price) => `Línea ${occurrence}: ${price} al mes`,
    data: (size) => `${size} de datos al mes`,
    unlimited: (size) => (size ? `Datos ilimitados, más lentos tras ${size}` : 'Datos ilimitados'),
    video: (quality) => `Video en ${quality}`,
    esimOnly: 'Solo con eSIM',
    taxes: 'Impuestos y cargos aparte.',
    join: {
      title: '¿Quiere unirse?',
      text: (call, chat) => `Pida por teléfono, ${call}, o por chat, ${chat}. Tenga a mano su IMEI: marque *#06#.`,
      chat: 'Chatear',
    },
    machine: 'Planes (JSON)',
    missing: {
      title: 'En este momento no podemos mostrar los planes',
      text: 'Vuelva a revisar en unos minutos. Esto es lo que podemos decirle ahora:',
      call: 'Para conocer todos los precios y hacer un pedido, llame al',
      known: (from, sizes, savings) => [
        `Los planes empiezan en ${from} al mes.`,
        `Los planes Best Fit incluyen ${listEs(sizes, 'disjunction')} de datos.`,
        `Nuestros clientes ahorran hasta ${savings} al año.`,
      ],
    },
  },
});

export type PlansCopy = typeof plansMessages.en;
