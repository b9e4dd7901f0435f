import fc from 'fast-check';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import { visitAtCarrier } from '../carrier-account.ts';
import { situations } from '../situations.ts';
import { hostileValue } from './hostile-values.ts';

/** Set by `npm run lab -- fuzz` to 2,000 inputs for each public procedure. */
export const numRuns = Number(process.env.FUZZ_RUNS ?? 8);
/** The same inputs in each run of the tests. */
export const seed = Number(process.env.FUZZ_SEED ?? 1_414);

const situation = situations.find(
  ({ person, kind, circumstance }) =>
    person === 'primary on their own line' && kind === 'active (2)' && circumstance === 'nothing else',
);

/** A primary with an active line at the fixture carrier. */
export function fuzzAccount() {
  if (!situation) throw new Error('no situation of a primary with an active line');
  return visitAtCarrier(situation);
}
export type FuzzAccount = ReturnType<typeof fuzzAccount>;

/** Valid values of a field, by its name, so that inputs get past the first check. */
export function plausible({
  visit: { lineRef, issued, known },
}: Pick<FuzzAccount, 'visit'>): Partial<Record<string, readonly unknown[]>> {
  const refs = {
    lineRef: [lineRef],
    line: [lineRef],
    billRef: [known.bill],
    cardRef: [known.card],
    card: [known.card],
  };
  const operations = ['A'.repeat(22), 'B'.repeat(16), ...Object.values(issued)];
  return {
    ...refs,
    operationId: operations,
    operation: operations,
    lockId: operations,
    codeId: operations,
    after: operations,
    planId: [known.planId],
    plan: [known.planId],
    day: [known.day],
    cycle: [known.day],
    gigabytes: [2, '2'],
    version: ['version-1', ''],
    service: ['IR', 'ILD', 'roaming', 'calling'],
    enable: [true, 'true', 'on'],
    enabled: [true, 'true', 'on'],
    pause: [true, false],
    when: ['now', 'next-cycle'],
    firstName: ['ANA'],
    lastName: ['ROSE'],
    zip: ['01803'],
    number: ['7815550142'],
    iccid: [sampleIccids.valid],
    address: [{ address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' }],
    imei: ['356938035643809'],
    email: ['sam@friends.example.test'],
    expiry: ['0831'],
    otp: ['123456'],
    amount: [0, '2500'],
    totalTax: [0, '156'],
    position: ['1', 1],
    input: ['12 Harbor'],
    interest: ['fiveG'],
    score: [3, '3'],
  };
}

/** An object with these fields: each as it could rightly be, hostile, or left out; now and then one too many. */
export function fieldsOf(account: FuzzAccount, names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const known = plausible(account);
  const fields = names.map((name) => {
    const right = known[name];
    const value = right ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, hostileValue) : hostileValue;
    return fc.option(value, { freq: 8, nil: undefined }).map((option) => [name, option] as const);
  });
  const extra = fc.option(
    fc
      .constantFrom('extra', '__proto__', 'constructor', '__intent__', 'a[9]', 'a.b')
      .map((name) => [name, 'x'] as const),
    { freq: 8, nil: undefined },
  );
  return fc
    .tuple(extra, ...fields)
    .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair?.[1] !== undefined) as [string, unknown][]));
}
