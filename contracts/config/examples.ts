import type { ExamplesOf } from '../example.ts';
import { defaultShippingRates } from '../shipping-rate/vocabulary.ts';
import type { config } from './endpoints.ts';

const given = { seed: 'active-family' } as const;
const keys = { TOPUP_DATA_LIMIT: '10', AUTO_TOP_UP_SIZE: '2', SERVICE_TAB: 'ENABLE', ADD_A_LINE: 'ENABLE' };

export const configExamples: ExamplesOf<typeof config> = {
  keysPublic: { replies: [{ given, input: {}, reply: keys }], problems: {} },
  keys: { replies: [{ given, input: {}, reply: keys }], problems: {} },
  info: {
    replies: [
      {
        given,
        input: { configId: 'PROV_CONFIG' },
        reply: { billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: true },
      },
    ],
    problems: {},
  },
  appData: {
    replies: [
      {
        given,
        input: {},
        reply: {
          operators: [
            {
              displayName: 'Verizon',
              pinLabel: 'Number Transfer PIN',
              acctNumMsg: 'Your account number is on your bill.',
              pinMsg: 'Dial #PORT from {0} to get a transfer PIN.',
              pinTel: '#PORT',
            },
            { displayName: 'Other' },
          ],
          perSimCost: { USA: { cost: 9.99, discountPctg: 50 } },
          shippingRates: [...defaultShippingRates],
        },
      },
    ],
    problems: {},
  },
};
