import type { ExamplesOf } from '../example.ts';
import type { port } from './endpoints.ts';
import { samplePortNumbers } from './vocabulary.ts';

const given = { seed: 'new-sim-delivered' } as const;
const ask = (number: string) => ({ countryCode: 'USA', number, isPrimary: true }) as const;

export const portExamples: ExamplesOf<typeof port> = {
  validate: {
    replies: [{ given, input: ask(samplePortNumbers.portable), reply: samplePortNumbers.portable }],
    problems: {
      refused: {
        given,
        input: ask(samplePortNumbers.refused),
        resCode: 40227,
        message: 'This number has a port request under way already.',
      },
      notPortable: {
        given,
        input: ask(samplePortNumbers.notPortable),
        resCode: 40093,
        message: 'Number is not portable',
      },
    },
  },
  validateResult: [
    { given, input: { data: samplePortNumbers.portable }, reply: { isPortValidate: true } },
    { given, input: { data: samplePortNumbers.invalid }, reply: { isPortValidate: false } },
  ],
};
