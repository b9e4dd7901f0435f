import type { Action } from '#rpc/domain/permission.ts';
import type { ByLanguage } from './language.ts';
import { lineCardCopyEs } from './line-card.es.ts';

/** What has a button on a card; the data switch and the name's icon are made otherwise. */
export type CardAction = Extract<
  Action,
  'add-data' | 'change-plan' | 'track-order' | 'activate' | 'complete-esim-setup'
>;

export type LineCardCopy = {
  /** The buttons, as the specification spells them. */
  actions: Record<CardAction, string>;
  seeProgress: string;
  seeTopUp: string;
  payBill: string;
  fixPort: string;
  contactSupport: string;
  tryAgain: string;
  call: string;
  primary: string;
  /** What the icon beside the title does; `line` stands in the middle of a sentence. */
  editName: (line: string) => string;
  keeping: string;
  left: string;
  used: string;
  usedOf: (used: string, max: string) => string;
  unlimited: string;
  resets: string;
  meter: (percent: number) => string;
  usageMissing: string;
  more: string;
  less: string;
  info: Record<'plan' | 'device' | 'imei' | 'sim' | 'activatedOn', string>;
  sim: string;
  esim: string;
  imeiEnd: (last: string) => string;
};

export const lineCardCopy: LineCardCopy = {
  actions: {
    'add-data': 'Add Data',
    'change-plan': 'CHANGE PLAN',
    'track-order': 'TRACK ORDER',
    activate: 'ACTIVATE',
    'complete-esim-setup': 'COMPLETE eSIM SETUP',
  },
  seeProgress: 'See progress',
  seeTopUp: 'See how it’s going',
  payBill: 'See your bills',
  fixPort: 'Check your details',
  contactSupport: 'Contact support',
  tryAgain: 'Try again',
  call: 'Call',
  primary: 'Primary',
  editName: (line) => `Edit the name of ${line}`,
  keeping: 'Keeping',
  left: 'left',
  used: 'used',
  usedOf: (used, max) => `${used} of ${max} used`,
  unlimited: 'No limit on this plan',
  resets: 'resets',
  meter: (percent) => `${percent}% used`,
  usageMissing: 'We couldn’t load how much data this line has used. Refresh the page in a little while.',
  more: 'Show More Info',
  less: 'Show Less Info',
  info: { plan: 'Plan', device: 'Device', imei: 'IMEI', sim: 'SIM type', activatedOn: 'Active since' },
  sim: 'SIM',
  esim: 'eSIM',
  imeiEnd: (last) => `ends in ${last}`,
};

export const lineCardMessages: ByLanguage<LineCardCopy> = { en: lineCardCopy, es: lineCardCopyEs };
