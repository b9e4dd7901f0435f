import type { ExamplesOf } from '../example.ts';
import type { port } from './endpoints.ts';
import { samplePortNumbers } from './vocabulary.ts';

const state = { seed: 'new-sim-delivered' } as const;
const ask = (number: string) => ({ countryCode: 'USA', number, isPrimary: true }) as const;

export const portExamples: ExamplesOf<typeof port> = {
  validate: {
    replies: [{ given: state, input: ask(samplePortNumbers.portable), reply: samplePortNumbers.portable }],
    problems: {
      refused: {
        given: state,
        input: ask(samplePortNumbers.refused),
        resCode: 40227,
        message: 'This number has a port request under way already.',
      },
      notPortable: {
        given: state,
        input: ask(samplePortNumbers.notPortable),
        resCode: 40093,
        message: 'Number is not portable',
      },
    },
  },
  validateResult: [
    { given: state, input: { data: samplePortNumbers.portable }, reply: { isPortValidate: true } },
    { given: state, input: { data: samplePortNumbers.invalid }, reply: { isPortValidate: false } },
  ],
};
