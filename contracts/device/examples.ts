import type { ExamplesOf } from '../example.ts';
import type { device } from './endpoints.ts';
import { sampleImeis } from './vocabulary.ts';

const given = { seed: 'new-sim-delivered' } as const;
const names = ['make', 'model'];
const check = (imei: string) => ({ countryCode: 'USA', imei, other1: 'REGIONAL' }) as const;

export const deviceExamples: ExamplesOf<typeof device> = {
  imeiInfo: [
    { given, input: { imei: sampleImeis.compatible }, reply: { make: 'Google', model: 'Pixel 8' }, holds: names },
    {
      given,
      input: { imei: sampleImeis.withoutEsim },
      reply: { make: 'Samsung', model: 'Galaxy A12' },
      holds: names,
    },
    { given, input: { imei: sampleImeis.incompatible }, reply: {}, holds: names },
  ],
  imeiCheck: {
    replies: [
      {
        given,
        input: check(sampleImeis.compatible),
        reply: { isValid: true, esimAvailable: true, make: 'Google', model: 'Pixel 8' },
      },
      {
        given,
        input: check(sampleImeis.withoutEsim),
        reply: { isValid: true, esimAvailable: false, make: 'Samsung', model: 'Galaxy A12' },
      },
      { given, input: check(sampleImeis.incompatible), reply: { isValid: false } },
    ],
    problems: {
      downtime: {
        given,
        input: check(sampleImeis.downtime),
        resCode: 40245,
        message: 'The device check is down at the moment',
      },
      alreadyInUse: {
        given,
        input: check(sampleImeis.alreadyInUse),
        resCode: 40152,
        exCode: 'IMEI_ALREADY_IN_USE',
        message: 'This IMEI is already in use on another line.',
      },
      fiveGDevice: {
        given,
        input: check(sampleImeis.fiveGDevice),
        resCode: 40267,
        message: '5G devices are not supported yet',
      },
    },
  },
};
