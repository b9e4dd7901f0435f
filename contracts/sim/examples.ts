import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { sim } from './endpoints.ts';
import { sampleIccids } from './vocabulary.ts';

const state = { seed: 'new-sim-delivered' } as const;
const validate = (iccid: string) => ({ customerId: peopleOf('new-sim-delivered').customerId(1), iccid });

export const simExamples: ExamplesOf<typeof sim> = {
  validate: {
    replies: [
      { given: state, input: validate(sampleIccids.valid), reply: { isValid: true } },
      { given: state, input: validate(sampleIccids.notValid), reply: { isValid: false } },
    ],
    problems: {
      inUse: { given: state, input: validate(sampleIccids.inUse), resCode: 40153, message: 'The SIM is in use' },
      invalid: {
        given: state,
        input: validate(sampleIccids.invalid),
        resCode: 40155,
        message: 'The SIM number is invalid',
      },
    },
  },
};
