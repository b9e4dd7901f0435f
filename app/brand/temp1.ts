import type { Brand, Company } from './brand.ts';
import { usualTimeZone } from '#rpc/domain/day.ts';

/** The second brand; it shows the full navigation to more statuses (SHELL-5). */
export const temp1: Brand = {
  key: 'TEMP1',
  hosts: ['temp1.localhost', 'temp1.lineside.example'],
  longName: 'Harbor Wireless',
  shortName: 'Harbor',
  supportNumber: '1.800.555.0142',
  careNumber: '1.800.555.0143',
  officeNumber: '1.617.555.0149',
  hours: {
    support: { en: '9AM to 9PM Eastern time', es: 'de 9 a.m. a 9 p.m., hora del Este' },
    chat: { en: '24/7', es: 'las 24 horas, los 7 días de la semana' },
    office: {
      en: '9:00 AM to 5:00 PM Eastern time, Monday to Friday',
      es: 'de lunes a viernes, de 9:00 a.m. a 5:00 p.m., hora del Este',
    },
  },
  timeZone: usualTimeZone,
  fullNavigation: [1, 2, 3, 4, 5, 8, 9, 10],
  pollsOrders: false,
  sendsUsageDays: true,
  deviceCheckSource: 'HARBOR',
  failedLookupIsSignIn: true,
  hasSecondarySignIn: true,
  colours: {
    hue: 265,
    brand: ['#2c4da8', '#a3bbff'],
    brandInk: ['#ffffff', '#0b1530'],
    panel: ['#203a80', '#1c2a57'],
  },
  restoration: { afterPayment: { en: 'within minutes', es: 'a los pocos minutos' }, byArrangement: false },
  copyrightHolder: 'Harbor Wireless',
  network: { frn: '0031846215', download: [44, 210], upload: [6, 22], latency: [30, 58], earlyTerminationFee: 0 },
  external: {
    shop: 'https://shop.harbor.example/',
    blog: 'https://blog.harbor.example/',
    accountSite: 'https://account.harbor.example/',
    helpCentre: 'https://help.harbor.example/',
    chat: 'https://help.harbor.example/chat',
    welcomeCenter: 'https://www.harbor.example/welcome',
    policies: 'https://www.harbor.example/policies',
    coverageMap: 'https://coverage.harbor.example/map',
    learnMore: 'https://www.harbor.example/mobile',
    appStore: 'https://www.harbor.example/app/ios',
    playStore: 'https://www.harbor.example/app/android',
    socials: [{ name: 'Facebook', address: 'https://social.harbor.example/facebook' }],
  },
};

export const temp1Company: Company = {
  mail: { support: 'support@harbor.example', partnership: 'partners@harbor.example', media: 'media@harbor.example' },
  postalAddress: ['Harbor Wireless', '22 Wharf Road', 'Boston, MA 02210', 'United States'],
  press: [
    {
      outlet: 'Coastline Business',
      headline: {
        en: 'Harbor brings mobile lines to its internet customers',
        es: 'Harbor ofrece líneas móviles a sus clientes de internet',
      },
      address: 'https://press.harbor.example/coastline-business',
    },
    {
      outlet: 'Wireless Weekly',
      headline: {
        en: 'One less bill: Harbor combines home internet and mobile',
        es: 'Una factura menos: Harbor une el internet en casa y el celular',
      },
      address: 'https://press.harbor.example/wireless-weekly',
    },
  ],
  chiefExecutive: 'Elena Marsh',
  team: [
    { name: 'Elena Marsh', role: { en: 'Chief executive', es: 'Directora general' } },
    { name: 'Owen Castillo', role: { en: 'Network and technology', es: 'Red y tecnología' } },
    { name: 'Priya Nair', role: { en: 'Customer Success', es: 'Atención al cliente' } },
  ],
  quotes: [
    {
      name: 'Priya Nair',
      words: {
        en: 'People call us with a problem and hang up with a solution.',
        es: 'Nos llaman con un problema y cuelgan con una solución.',
      },
    },
    {
      name: 'Owen Castillo',
      words: {
        en: 'You shouldn’t have to think about the network. It has to work.',
        es: 'Nadie debería tener que pensar en la red. Tiene que funcionar.',
      },
    },
  ],
};
