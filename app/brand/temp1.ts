import type { Brand } from './brand.ts';

/** The second brand; it shows the full navigation to more statuses (portal-2 §4). */
export const temp1: Brand = {
  key: 'TEMP1',
  hosts: ['temp1.localhost', 'temp1.lineside.example'],
  longName: 'Harbor Wireless',
  shortName: 'Harbor',
  supportNumber: '1.800.555.0142',
  careNumber: '1.800.555.0143',
  fullNavigation: [1, 2, 3, 4, 5, 8, 9, 10],
  colours: {
    brand: ['#2c4da8', '#a3bbff'],
    'brand-ink': ['#ffffff', '#0b1530'],
    'brand-soft': ['#e8edfb', '#1a2548'],
  },
  copyrightHolder: 'Harbor Wireless',
  email: { support: 'support@harbor.example', partnership: 'partners@harbor.example', media: 'press@harbor.example' },
  postalAddress: ['Harbor Wireless', '48 Pier Road', 'Boston, MA 02210'],
  external: {
    shop: 'https://shop.harbor.example/',
    blog: 'https://blog.harbor.example/',
    accountSite: 'https://account.harbor.example/',
    helpCentre: 'https://help.harbor.example/',
    chat: 'https://help.harbor.example/chat',
    welcomeCenter: 'https://www.harbor.example/welcome',
    policies: 'https://www.harbor.example/policies',
    learnMore: 'https://www.harbor.example/mobile',
    appStore: 'https://www.harbor.example/app/ios',
    playStore: 'https://www.harbor.example/app/android',
    socials: [{ name: 'Facebook', address: 'https://social.harbor.example/facebook' }],
  },
};
