import type { ExamplesOf } from '../example.ts';
import type { device } from './endpoints.ts';
import { sampleImeis } from './vocabulary.ts';

const state = { seed: 'new-sim-delivered' } as const;
const names = ['make', 'model'];
const check = (imei: string) => ({ countryCode: 'USA', imei, other1: 'REGIONAL' }) as const;
const refusal = (imei: string, resCode: number, message: string) => ({
  given: state,
  input: check(imei),
  resCode,
  message,
});

export const deviceExamples: ExamplesOf<typeof device> = {
  imeiInfo: [
    {
      given: state,
      input: { imei: sampleImeis.compatible },
      reply: { make: 'Google', model: 'Pixel 8' },
      holds: names,
    },
    {
      given: state,
      input: { imei: sampleImeis.withoutEsim },
      reply: { make: 'Samsung', model: 'Galaxy A12' },
      holds: names,
    },
    { given: state, input: { imei: sampleImeis.incompatible }, reply: {}, holds: names },
  ],
  imeiCheck: {
    replies: [
      {
        given: state,
        input: check(sampleImeis.compatible),
        reply: { isValid: true, esimAvailable: true, make: 'Google', model: 'Pixel 8' },
      },
      {
        given: state,
        input: check(sampleImeis.withoutEsim),
        reply: { isValid: true, esimAvailable: false, make: 'Samsung', model: 'Galaxy A12' },
      },
      { given: state, input: check(sampleImeis.incompatible), reply: { isValid: false } },
    ],
    problems: {
      downtime: refusal(sampleImeis.downtime, 40245, 'The device check is down at the moment'),
      alreadyInUse: {
        ...refusal(sampleImeis.alreadyInUse, 40152, 'This IMEI is already in use on another line.'),
        exCode: 'IMEI_ALREADY_IN_USE',
      },
      fiveGDevice: refusal(sampleImeis.fiveGDevice, 40267, '5G devices are not supported yet'),
    },
  },
};
