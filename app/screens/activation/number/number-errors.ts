import type { NumberProblem } from './intent.ts';
import type { NumberCopy } from './copy.ts';

/** Messages for a rejected number, by field (ACTIVATE-13, ACTIVATE-14, ACTIVATE-16, ACTIVATE-19). */
export function numberErrors(problem: NumberProblem, copy: NumberCopy): Record<string, string[]> {
  switch (problem.field) {
    case 'zip':
      return { zip: [copy.newNumber.invalid] };
    case '':
      return { '': [problem.kind === 'zip-unchecked' ? copy.newNumber.failed : copy.keep.failed] };
    case 'carrier':
      return problem.kind === 'unknown'
        ? { carrier: [copy.keep.carrier.missing] }
        : { carrierName: [copy.keep.carrierName.missing] };
    case 'accountNumber':
      return { accountNumber: [copy.keep.account.missing] };
    case 'number':
      return { number: [numberText(problem, copy.keep)] };
  }
}

function numberText(problem: Extract<NumberProblem, { field: 'number' }>, copy: NumberCopy['keep']): string {
  switch (problem.kind) {
    case 'refused':
      return problem.message ?? copy.failed;
    case 'not-portable':
      return copy.notPortable;
    case 'not-valid':
      return copy.notValid;
  }
}
