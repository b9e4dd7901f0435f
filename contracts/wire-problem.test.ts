import { describe, expect, it } from 'vitest';
import { endpoints } from './carrier.ts';
import { anyOther } from './endpoint.ts';
import { list, needsBoth, problemNamed } from './envelope.ts';
import { wireProblemOf, refusals } from './wire-problem.ts';

const declared = endpoints.flatMap((one) => Object.values(one.problems).flatMap((codes) => list(codes).map(String)));

describe('the refusals (ERROR-17)', () => {
  it('are explained for every declared code and for no other', () => {
    expect(Object.keys(refusals).toSorted()).toEqual([...new Set(declared)].toSorted());
  });

  it('are found by number and by word', () => {
    expect(wireProblemOf(40020)?.effect).toBe('yes');
    expect(wireProblemOf('OTP_TIME_OUT')?.effect).toBe('no');
    expect(wireProblemOf(1)).toBeUndefined();
  });
});

describe.each(endpoints.filter((one) => Object.keys(one.problems).length > 0))('$id', (one) => {
  it('gives each of its codes one name, as a number and as text', () => {
    for (const [name, codes] of Object.entries(one.problems)) {
      if (needsBoth(codes)) {
        expect(problemNamed(one, codes)).toBe(name);
        expect(problemNamed(one, { ...codes, resCode: String(codes.resCode) })).toBe(name);
        expect(problemNamed(one, { resCode: codes.resCode })).toBeUndefined();
        expect(problemNamed(one, { resCode: 'REFUSED', exCode: codes.exCode })).toBeUndefined();
        continue;
      }
      for (const code of list(codes)) {
        expect(problemNamed(one, { resCode: code })).toBe(name);
        expect(problemNamed(one, { resCode: String(code) })).toBe(name);
        expect(problemNamed(one, { resCode: 'REFUSED', exCode: String(code) })).toBe(name);
      }
    }
  });

  it('has a name for any other code only where the carrier’s message is shown (ERROR-21)', () => {
    const name = problemNamed(one, { resCode: 49999, exCode: 'SOMETHING_ELSE' });
    const ofAnyOther = Object.entries(one.problems).filter(([, codes]) => codes === anyOther);
    expect(ofAnyOther.map(([key]) => key)).toEqual(name === undefined ? [] : ['refused']);
    expect(name).toBe(ofAnyOther[0]?.[0]);
  });
});
