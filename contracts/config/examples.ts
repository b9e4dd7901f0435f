import type { ExamplesOf } from '../example.ts';
import { defaultShippingRates } from '../shipping-rate/vocabulary.ts';
import type { config } from './endpoints.ts';

const state = { seed: 'active-family' } as const;
/** The carrier's remote config; all values are text (HTTP-18). */
export const remoteConfig = {
  TOPUP_DATA_LIMIT: '10',
  AUTO_TOP_UP_SIZE: '2',
  SERVICE_TAB: 'ENABLE',
  ADD_A_LINE: 'ENABLE',
  ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'DISABLE',
  IS_IR_ENABLED: 'ENABLE',
  IS_ILD_ENABLED: 'ENABLE',
  IS_DR_ENABLED: 'ENABLE',
  IR_DATA_PULSE_UNIT: '100 MB',
  DR_DATA_PULSE_UNIT: '1 GB',
  DR_DATA_COST: '2.50',
  DR_VOICE_COST: '0.00',
  DR_SMS_COST: '0.01',
  REFERRAL_ENABLED: 'ENABLE',
  max_number_of_referees: '10',
  post_purchase_referrer_credit: '10',
  REFERRAL_DELAY_MONTHS: '2',
  HSD_LINE_DISCOUNT: '5',
  PRORATE_DATA_MIN_MB: '100',
  STANDARD_BILL_DAY: '3',
  DATA_PRORATE: 'ENABLE',
  IR_CREDIT_AMOUNT: '20',
  IR_CREDIT_LIMIT: '100',
};

export const configExamples: ExamplesOf<typeof config> = {
  keysPublic: [{ given: state, input: {}, reply: remoteConfig }],
  keys: [{ given: state, input: {}, reply: remoteConfig }],
  info: [
    {
      given: state,
      input: { configId: 'PROV_CONFIG' },
      reply: { billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: true },
    },
  ],
  appData: [
    {
      given: state,
      input: {},
      reply: {
        operators: [
          {
            displayName: 'AT&T',
            pinLabel: 'Number Transfer PIN',
            acctNumMsg: 'Your account number is at the top right of your bill.',
            pinMsg: 'Dial *PORT from {0} to get a transfer PIN.',
            pinTel: '*PORT',
            extraPinInfo: 'A prepaid line needs the PIN of the account.',
          },
          { displayName: 'Other' },
        ],
        perSimCost: { USA: { cost: 9.99, discountPctg: 50 } },
        shippingRates: [...defaultShippingRates],
      },
    },
  ],
};
