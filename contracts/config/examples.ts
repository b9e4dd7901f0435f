import type { ExamplesOf } from '../example.ts';
import type { config } from './endpoints.ts';

export const configExamples: ExamplesOf<typeof config> = {
  keys: {
    replies: [
      {
        given: { seed: 'active-family' },
        input: {},
        reply: { TOPUP_DATA_LIMIT: '10', AUTO_TOP_UP_SIZE: '2', SERVICE_TAB: 'ENABLE', ADD_A_LINE: 'ENABLE' },
      },
    ],
    problems: {},
  },
};
