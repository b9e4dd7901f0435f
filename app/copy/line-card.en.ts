import type { OrderStepName } from '#rpc/domain/order.ts';
import type { Action } from '#rpc/domain/permission.ts';
import type { PortStepName } from '#rpc/portal/port/port-step.ts';

/** What has a button on a card; the data switch and the name's icon are made otherwise. */
export type CardAction = Extract<
  Action,
  'add-data' | 'change-plan' | 'track-order' | 'activate' | 'retry-activation' | 'fix-port' | 'complete-esim-setup'
>;

export const lineCardCopy = {
  /** The buttons, as the specification spells them. */
  actions: {
    'add-data': 'Add Data',
    'change-plan': 'CHANGE PLAN',
    'track-order': 'TRACK ORDER',
    activate: 'ACTIVATE',
    'retry-activation': 'Try again',
    'fix-port': 'Check your details',
    'complete-esim-setup': 'COMPLETE eSIM SETUP',
  } satisfies Record<CardAction, string>,
  seeProgress: 'Check progress',
  contactSupport: 'Contact support',
  primary: 'Primary',
  /** What the icon beside the title does; `line` stands in the middle of a sentence. */
  editName: (line: string) => `Edit the name of ${line}`,
  keeping: 'Moving',
  leftOf: (max: string) => `left of ${max}`,
  used: 'used',
  usedOf: (used: string, max: string) => `${used} of ${max} used`,
  unlimited: 'Unlimited data',
  fullSpeed: (max: string) => `Unlimited data. The first ${max} are at full speed.`,
  fullSpeedMeter: (percent: number) => `${percent}% of full-speed data used`,
  resets: 'resets',
  meter: (percent: number) => `${percent}% used`,
  /** To the letter (ERROR-9). */
  usageMissing: 'Failed to load usage history. Kindly refresh the page after some time to try again.',
  /** Where a SIM card is, to the letter (ORDER-4), and a port-in (PORT-2). */
  steps: {
    kit: {
      received: 'Order received',
      processing: 'Processing',
      shipped: 'Order shipped',
      delivered: 'Delivered',
    } satisfies Record<OrderStepName, string>,
    port: {
      sent: 'Sent to your old carrier',
      waiting: 'Waiting for your old carrier',
      fix: 'Needs a correction',
      done: 'Number moved',
    } satisfies Record<PortStepName, string>,
  },
  more: 'Show More Info',
  less: 'Show Less Info',
  info: { plan: 'Plan', device: 'Device', imei: 'IMEI', sim: 'SIM type', activatedOn: 'Active since' },
  sim: 'SIM',
  esim: 'eSIM',
  simOrders: 'SIM card orders',
  esimOrder: 'eSIM order',
  imeiEnd: (last: string) => `ends in ${last}`,
};

export type LineCardCopy = typeof lineCardCopy;
