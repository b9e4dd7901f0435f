import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type * as z from 'zod';
import { colorsOf } from '../palette.ts';
import { brandsFolder } from './read-brands.ts';
import { type brandFile, BrandProblem } from './brand-file.ts';
import { root } from '../root.ts';

export interface NewBrand {
  /** Name of the brand's folder; in capitals the brand's key. */
  id: string;
  name: string;
  /** Hue of the brand, in degrees of OKLCH. */
  hue: number;
}

/** Returns the data of a new brand: its name and colors, with placeholder numbers and addresses that nobody owns. */
export function brandData({ id, name, hue }: NewBrand): z.infer<typeof brandFile> {
  const site = (part: string) => `https://${part}.${id}.example/`;
  const mail = (to: string) => `${to}@${id}.example`;
  const anyTime = { en: '24/7', es: 'las 24 horas, todos los días' };
  return {
    hosts: [`${id}.localhost`],
    longName: name,
    shortName: name.split(' ')[0] ?? name,
    supportNumber: '1.800.555.0110',
    careNumber: '1.800.555.0110',
    officeNumber: '1.800.555.0111',
    hours: { support: anyTime, chat: anyTime, office: anyTime },
    timeZone: 'America/New_York',
    fullNavigation: [2, 3],
    pollsOrders: true,
    sendsUsageDays: false,
    paymentShowsAmount: false,
    deviceCheckSource: id.toUpperCase(),
    failedLookupIsSignIn: false,
    hasSecondarySignIn: false,
    colors: colorsOf(hue),
    look: {
      shape: 'soft',
      heading: 'serif',
      motif: { box: '0 0 160 88', width: 6, path: 'M0 88 88 0M36 88 124 0M72 88 160 0M108 88l52-52M144 88l16-16' },
    },
    claim: { en: 'As much data as you use.', es: 'Los datos que usted usa.' },
    restoration: { afterPayment: { en: 'within minutes', es: 'a los pocos minutos' }, byArrangement: false },
    copyrightHolder: name,
    network: { frn: '0000000000', download: [50, 200], upload: [5, 25], latency: [30, 60], earlyTerminationFee: 0 },
    external: {
      shop: site('shop'),
      blog: site('blog'),
      accountSite: site('account'),
      helpCenter: site('help'),
      chat: site('chat'),
      welcomeCenter: site('welcome'),
      policies: site('policies'),
      coverageMap: site('coverage'),
      learnMore: site('www'),
      appStore: site('ios'),
      playStore: site('android'),
      socials: [{ name: 'Facebook', address: site('social') }],
    },
    company: {
      mail: { support: mail('support'), partnership: mail('partners'), media: mail('media') },
      postalAddress: [name, '1 Main Street', 'Anytown, NY 10001', 'United States'],
      press: [
        {
          outlet: 'A newspaper',
          headline: { en: `What it wrote about ${name}`, es: `Lo que escribió sobre ${name}` },
          address: site('press'),
        },
      ],
      chiefExecutive: 'Jane Roe',
      team: [{ name: 'Jane Roe', role: { en: 'Chief executive', es: 'Directora general' } }],
      quotes: [{ name: 'Jane Roe', words: { en: `Why I work at ${name}.`, es: `Por qué trabajo en ${name}.` } }],
    },
  };
}

/** A mark and a picture to begin with, unlike those of the brands that are there: hills, each as high as its plan. */
const drawings: Readonly<Record<'logo' | 'scene', string>> = {
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M5 21 12 9l4 7 3-4 4 9z" /></svg>\n',
  scene: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 150">
  <circle cx="52" cy="36" r="20" fill="#ffc24d" stroke="none" />
  <path d="M8 128q44-40 88 0m-20 0q52-72 104 0m-24 0q56-116 112 0m-32 0q60-168 120 0" />
  <text x="52" y="146">2 GB</text>
  <text x="128" y="146">5 GB</text>
  <text x="212" y="146">10 GB</text>
  <text x="296" y="146">15 GB</text>
</svg>
`,
};

/**
 * Makes the folder of a new brand, with a shape, a face, a motif and drawings that no other brand has (SHELL-46).
 * @throws BrandProblem when there is such a folder
 */
export function makeBrand(brand: NewBrand, brands = brandsFolder): string {
  const folder = `${brands}/${brand.id}`;
  if (existsSync(folder)) throw new BrandProblem(`app/brand/${brand.id} is there: choose another name, or edit it`);
  mkdirSync(folder);
  writeFileSync(`${folder}/brand.json`, JSON.stringify(brandData(brand)));
  spawnSync(process.execPath, [`${root}node_modules/oxfmt/bin/oxfmt`, `${folder}/brand.json`]);
  for (const [name, svg] of Object.entries(drawings)) writeFileSync(`${folder}/${name}.svg`, svg);
  return `app/brand/${brand.id}`;
}
