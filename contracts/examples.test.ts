import { describe, expect, it } from 'vitest';
import { imeiKind, sampleImeis } from './device/vocabulary.ts';
import { split } from './endpoint.ts';
import { problemNamed } from './envelope.ts';
import { shown } from './examples.ts';
import { portNumberKind, samplePortNumbers } from './port/vocabulary.ts';
import { peopleOf, seedNames } from './seed.ts';
import { iccidKind, sampleIccids } from './sim/vocabulary.ts';

/** HTTP-4, repeated here on purpose: `..` would climb. */
const pathPart = /^(?!\.{1,2}$)[\w.~@+-]+$/;

describe.each(shown)('the examples of $id', ({ endpoint: one, replies, problems }) => {
  const all = [...replies, ...Object.values(problems)];

  it('have inputs that the declaration accepts', () => {
    for (const { input } of all) expect(one.input.safeParse(input).error?.issues ?? []).toEqual([]);
  });

  it('have values that fit in a path', () => {
    for (const { input } of all) {
      for (const part of Object.values(split(one, input).path)) expect(part).toMatch(pathPart);
    }
  });

  it('have replies that the declaration accepts', () => {
    for (const { reply } of replies) expect(one.reply.safeParse(reply).error?.issues ?? []).toEqual([]);
  });

  it('have every declared problem once, with one of its codes', () => {
    expect(Object.keys(problems).toSorted()).toEqual(Object.keys(one.problems).toSorted());
    for (const [name, problem] of Object.entries(problems)) expect(problemNamed(one, problem)).toBe(name);
  });

  it('differ by input within one provider state, unless the state forces a refusal', () => {
    const asked = all
      .filter((example) => !('forced' in example && example.forced))
      .map(({ given, input }) =>
        JSON.stringify([given, Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))]),
      );
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('the sample values', () => {
  it('are identified by their last three digits', () => {
    for (const [kind, imei] of Object.entries(sampleImeis)) expect(imeiKind(imei)).toBe(kind);
    for (const [kind, iccid] of Object.entries(sampleIccids)) expect(iccidKind(iccid)).toBe(kind);
    for (const [kind, number] of Object.entries(samplePortNumbers)) expect(portNumberKind(number)).toBe(kind);
  });

  it('include phone numbers that no two lines of any seeds share', () => {
    const numbers = seedNames.flatMap((seed) =>
      [1, 2, 3, 4, 5, 6].map((occurrence) => peopleOf(seed).msisdn(occurrence)),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^\d{10}$/);
  });
});
