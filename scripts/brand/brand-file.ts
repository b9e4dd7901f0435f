import * as z from 'zod';
import type { Brand, Company } from '#app/brand/brand.ts';
import { type Language, languages } from '#app/copy/language.ts';

/** Its message names each wrong file and field of a brand, and the value to write there. */
export class BrandProblem extends Error {}

// Each message is an instruction. The reader of brands puts the file and the field before it.

const text = (such: string) =>
  z
    .string({ error: `write ${such}` })
    .trim()
    .min(1, { error: `write ${such}` });
const yesOrNo = z.boolean({ error: 'write true or false' });
const list = <T extends z.ZodType>(item: T, such: string) => z.array(item, { error: `write a list of ${such}` });

/** The same in every language of the portal. */
function inEach<T extends z.ZodType>(item: T) {
  const shape = Object.fromEntries(languages.map((language) => [language, item])) as Record<Language, T>;
  return z.strictObject(shape, { error: `write one text for each language: ${languages.join(', ')}` });
}

const like = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error });

const number = like(/^1(\.\d{3}){2}\.\d{4}$/, 'write a telephone number like 1.800.555.0123');
const hex = like(/^#[\da-f]{6}$/i, 'write # and six hex digits, such as #0b5c56');
const color = z
  .tuple([hex, hex], { error: 'write two colors: that of light pages, and that of dark pages' })
  .readonly();
const address = z.url({ protocol: /^https$/, error: 'write an address that begins with https://' });
const mail = z.email({ error: 'write an email address, such as help@carrier.example' });
const range = z
  .tuple([z.number(), z.number()], { error: 'write two numbers: the lowest and the highest' })
  .refine(([low, high]) => low <= high, { error: 'write the lower number first' });
const host = like(
  /^(\*|[a-z\d]([a-z\d.-]*[a-z\d])?)$/,
  'write a host name in lower case without scheme or port, such as portal.carrier.example',
);
const hours = inEach(text('when somebody answers, as it stands within a sentence'));
const pageHead = z.strictObject({ title: text('a title').optional(), description: text('a description').optional() });

const companyShape = z.strictObject({
  mail: z.strictObject({ support: mail, partnership: mail, media: mail }),
  postalAddress: list(text('a line of the envelope'), 'lines of the envelope').min(1, {
    error: 'write at least one line of the envelope',
  }),
  press: list(
    z.strictObject({ outlet: text('the name of a paper'), headline: inEach(text('a headline')), address }),
    'articles',
  ),
  chiefExecutive: text('a name'),
  team: list(z.strictObject({ name: text('a name'), role: inEach(text('a role')) }), 'people'),
  quotes: list(z.strictObject({ name: text('a name'), words: inEach(text('what they say')) }), 'quotes'),
}) satisfies z.ZodType<Company>;

/** The fields of `app/brand/<id>/brand.json`; `app/brand/brand.ts` describes each (SHELL-43). */
export const brandFile = z.strictObject({
  hosts: list(host, 'host names').min(1, { error: 'write at least one host name' }),
  longName: text('the full name, such as “Summit Cellular”'),
  shortName: text('the name in the header, such as “Summit”'),
  supportNumber: number,
  careNumber: number,
  textNumber: number.optional(),
  officeNumber: number,
  hours: z.strictObject({ support: hours, chat: hours, office: hours }),
  timeZone: z
    .string({ error: 'write a time zone' })
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: 'write a time zone by its IANA name, such as America/Denver',
    }),
  fullNavigation: list(z.int({ error: 'write a line status' }), 'line statuses, such as [2, 3]'),
  pollsOrders: yesOrNo,
  sendsUsageDays: yesOrNo,
  nearby: list(z.string().regex(/^[A-Z]{2}$/, { error: 'write codes such as MX' }), 'codes of countries')
    .max(3, { error: 'write at most three' })
    .readonly()
    .optional(),
  paymentShowsAmount: yesOrNo,
  deviceCheckSource: text('what the carrier knows its device checks by, such as SUMMIT'),
  failedLookupIsSignIn: yesOrNo,
  hasSecondarySignIn: yesOrNo,
  colors: z.strictObject({
    hue: z.number({ error: 'write degrees from 0 to 360' }).min(0).max(360, { error: 'write degrees from 0 to 360' }),
    brand: color,
    brandInk: color,
    panel: color,
  }),
  look: z.strictObject({
    shape: z.enum(['round', 'soft', 'square'], { error: 'write round, soft or square' }),
    heading: z.enum(['sans', 'serif'], { error: 'write sans or serif' }),
    paper: z
      .tuple([z.number().min(0).max(360), z.number().min(0).max(0.02)], {
        error: 'write a hue from 0 to 360 and a chroma from 0 to 0.02',
      })
      .readonly()
      .optional(),
    motif: z.strictObject({
      box: z.string().regex(/^0 0 \d{1,3} \d{1,3}$/, { error: 'write a viewBox such as 0 0 160 88' }),
      width: z.number().min(1).max(20, { error: 'write a width of line from 1 to 20' }),
      path: z
        .string({ error: 'write the d of one path' })
        .max(160, { error: 'simplify it to at most 160 characters' })
        .regex(/^M[a-z\d., -]*$/i, { error: 'write letters, digits, point, comma, minus and space alone, from M on' }),
    }),
  }),
  claim: inEach(text('one sentence that sells, such as “One less bill.”')),
  pages: z
    .record(z.string().regex(/^\/[\w/-]*$/, { error: 'write a path, such as /about-us' }), inEach(pageHead))
    .optional(),
  restoration: z.strictObject({
    afterPayment: inEach(text('how soon, such as “within minutes”')),
    byArrangement: yesOrNo,
  }),
  copyrightHolder: text('who holds the copyright'),
  network: z.strictObject({
    frn: like(/^\d{10}$/, 'write the ten digits of the FCC Registration Number'),
    download: range,
    upload: range,
    latency: range,
    earlyTerminationFee: z.int({ error: 'write cents, such as 0' }).min(0, { error: 'write cents, such as 0' }),
  }),
  external: z.strictObject({
    shop: address,
    blog: address,
    accountSite: address,
    helpCenter: address,
    chat: address,
    welcomeCenter: address,
    policies: address,
    coverageMap: address,
    learnMore: address,
    appStore: address,
    playStore: address,
    socials: list(z.strictObject({ name: text('a name'), address }), 'social networks'),
  }),
  company: companyShape,
}) satisfies z.ZodType<Omit<Brand, 'key' | 'logo' | 'scene'> & { company: Company }>;
