import type { Brand, Company } from './brand.ts';
import { usualTimeZone } from '#rpc/domain/day.ts';

/** The default brand. */
export const demo: Brand = {
  key: 'LINESIDE',
  hosts: ['localhost', '127.0.0.1'],
  longName: 'Lineside Mobile',
  shortName: 'Lineside',
  supportNumber: '1.800.427.8686',
  careNumber: '1.800.427.8686',
  textNumber: '1.617.555.0150',
  officeNumber: '1.617.555.0148',
  hours: {
    support: { en: '9AM to 9PM Eastern time', es: 'de 9 a.m. a 9 p.m., hora del Este' },
    chat: { en: '24/7', es: 'las 24 horas, los 7 días de la semana' },
    office: {
      en: '9:00 AM to 5:00 PM Eastern time, Monday to Friday',
      es: 'de lunes a viernes, de 9:00 a.m. a 5:00 p.m., hora del Este',
    },
  },
  timeZone: usualTimeZone,
  fullNavigation: [2, 3],
  pollsOrders: true,
  sendsUsageDays: false,
  deviceCheckSource: 'LINESIDE',
  failedLookupIsSignIn: false,
  hasSecondarySignIn: false,
  colours: {
    hue: 185,
    brand: ['#0b5c56', '#63d2c5'],
    brandInk: ['#ffffff', '#06201e'],
    panel: ['#0b4b46', '#123c38'],
  },
  restoration: { afterPayment: { en: 'within minutes', es: 'a los pocos minutos' }, byArrangement: false },
  copyrightHolder: 'Lineside Mobile',
  network: { frn: '0031846207', download: [58, 245], upload: [8, 27], latency: [28, 52], earlyTerminationFee: 0 },
  external: {
    shop: 'https://shop.lineside.example/',
    blog: 'https://blog.lineside.example/',
    accountSite: 'https://account.lineside.example/',
    helpCentre: 'https://help.lineside.example/',
    chat: 'https://help.lineside.example/chat',
    welcomeCenter: 'https://www.lineside.example/welcome',
    policies: 'https://www.lineside.example/policies',
    coverageMap: 'https://coverage.lineside.example/map',
    learnMore: 'https://www.lineside.example/mobile',
    appStore: 'https://www.lineside.example/app/ios',
    playStore: 'https://www.lineside.example/app/android',
    socials: [
      { name: 'Facebook', address: 'https://social.lineside.example/facebook' },
      { name: 'Instagram', address: 'https://social.lineside.example/instagram' },
      { name: 'YouTube', address: 'https://social.lineside.example/youtube' },
    ],
  },
};

export const demoCompany: Company = {
  mail: {
    support: 'support@lineside.example',
    partnership: 'partners@lineside.example',
    media: 'media@lineside.example',
  },
  postalAddress: ['Lineside Mobile', '100 Relay Street, Suite 400', 'Boston, MA 02110', 'United States'],
  press: [
    {
      outlet: 'The Harbor Ledger',
      headline: {
        en: 'The small carrier that tells you to buy a smaller plan',
        es: 'La pequeña compañía que le dice que compre un plan más chico',
      },
      address: 'https://press.lineside.example/harbor-ledger',
    },
    {
      outlet: 'Wireless Weekly',
      headline: {
        en: 'Lineside opens roaming in more than 135 countries',
        es: 'Lineside abre el roaming en más de 135 países',
      },
      address: 'https://press.lineside.example/wireless-weekly',
    },
    {
      outlet: 'Main Street Money',
      headline: {
        en: 'How one family took $300 a year off its phone bill',
        es: 'Cómo una familia redujo $300 al año de su factura de teléfono',
      },
      address: 'https://press.lineside.example/main-street-money',
    },
  ],
  chiefExecutive: 'Ruth Okafor',
  team: [
    { name: 'Ruth Okafor', role: { en: 'Chief executive', es: 'Directora general' } },
    { name: 'Daniel Brandt', role: { en: 'Network and technology', es: 'Red y tecnología' } },
    { name: 'Mei-Lin Torres', role: { en: 'Customer Success', es: 'Atención al cliente' } },
    { name: 'Samir Haddad', role: { en: 'Plans and pricing', es: 'Planes y precios' } },
    { name: 'Grace Whitaker', role: { en: 'Give-back program', es: 'Programa solidario' } },
    { name: 'Tomás Rivera', role: { en: 'People and culture', es: 'Personas y cultura' } },
  ],
  quotes: [
    {
      name: 'Mei-Lin Torres',
      words: {
        en: 'Nobody here is timed on a call. We stay until it works.',
        es: 'Aquí nadie nos mide el tiempo de una llamada. Seguimos en la línea hasta que todo funcione.',
      },
    },
    {
      name: 'Daniel Brandt',
      words: {
        en: 'If a customer needs a manual to activate a SIM, we have more work to do.',
        es: 'Si un cliente necesita un manual para activar una SIM, todavía nos falta trabajo.',
      },
    },
    {
      name: 'Grace Whitaker',
      words: {
        en: 'I’ve seen what a phone with data does for someone who’s looking for work.',
        es: 'He visto lo que un teléfono con datos hace por alguien que busca trabajo.',
      },
    },
  ],
};
