import type { ExamplesOf } from '../example.ts';
import type { roaming } from './endpoints.ts';

export const roamingExamples: ExamplesOf<typeof roaming> = {
  countries: [
    {
      given: { seed: 'active-family' },
      input: {},
      reply: {
        countriesList: [
          {
            countryName: 'Portugal',
            countryCode: 'PT',
            status: 1,
            ildStatus: 1,
            pricePerPulse: 5,
            voiceOut: 0.25,
            smsOut: 0.05,
            ildVoiceOut: 0.04,
          },
          { countryName: 'Cuba', countryCode: 'CU', status: 0, ildStatus: 1, ildVoiceOut: 0.95 },
        ],
      },
    },
  ],
};
