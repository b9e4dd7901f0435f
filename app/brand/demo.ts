import type { Brand } from './brand.ts';

/** The default brand. */
export const demo: Brand = {
  key: 'LINESIDE',
  hosts: ['localhost', '127.0.0.1'],
  longName: 'Lineside Mobile',
  shortName: 'Lineside',
  supportNumber: '1.800.427.8686',
  careNumber: '1.800.427.8686',
  fullNavigation: [2, 3],
  colours: {},
  copyrightHolder: 'Lineside Mobile',
  email: { support: 'support@lineside.example', partnership: 'partners@lineside.example', media: 'press@lineside.example' },
  postalAddress: ['Lineside Mobile', '200 Signal Street', 'Boston, MA 02110'],
  external: {
    shop: 'https://shop.lineside.example/',
    blog: 'https://blog.lineside.example/',
    accountSite: 'https://account.lineside.example/',
    helpCentre: 'https://help.lineside.example/',
    chat: 'https://help.lineside.example/chat',
    welcomeCenter: 'https://www.lineside.example/welcome',
    policies: 'https://www.lineside.example/policies',
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
