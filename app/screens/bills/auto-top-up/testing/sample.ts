import { known } from '#app/ui/testing/read.ts';
import { marco, no, sampleCharge, yes } from '#app/ui/testing/sample.ts';
import type { AutoTopUpModel } from '../intent.ts';

export function autoTopUpModel(overrides: Partial<AutoTopUpModel> = {}): AutoTopUpModel {
  return {
    price: known({ size: { gigabytes: 2, charge: 1000 }, each: sampleCharge({ billDay: undefined }) }),
    lines: [
      {
        line: { ref: 'ref-1', name: 'Dana Reyes', occurrence: 1, msisdn: '5550102231' },
        isOn: true,
        decision: yes,
        open: false,
        operationId: 'operation-1',
      },
      { line: marco, isOn: false, decision: yes, open: false, operationId: 'operation-2' },
      {
        line: { ref: 'ref-3', occurrence: 3 },
        isOn: false,
        decision: no('not-active'),
        open: false,
        operationId: 'operation-3',
      },
    ],
    ...overrides,
  };
}
