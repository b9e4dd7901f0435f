import { describe, expect, it } from 'vitest';
import { readAnswer } from '#rpc/carrier/read-answer.ts';
import { endpoints } from '../carrier.ts';
import type { Endpoint } from '../endpoint.ts';
import { isEveryCase } from '#fixtures/testing/turn.ts';
import { fateOf, mutantKinds, mutants } from './mutant.ts';
import { asTable, mutantReport } from './mutant-report.ts';

/** `npm run lab -- contract-mutants` judges all of them. */
const oneIn = isEveryCase ? 1 : 12;
const all = mutants();
const some = all.filter((_, index) => index % oneIn === 5 % oneIn);

describe('replies with one mistake each, one in twelve', () => {
  const report = mutantReport(some);
  if (isEveryCase) console.log(asTable(report));

  it('include every kind', () => {
    expect(new Set(some.map(({ kind }) => kind))).toEqual(new Set(mutantKinds));
    expect(some.length).toBeGreaterThan(1_500);
  });

  it('are found nearly always, by kind', () => {
    expect(report.tooFew).toEqual([]);
  });

  it('have a reason where they are not found', () => {
    expect(report.survivors.filter(({ reason }) => reason === undefined)).toEqual([]);
  });

  it('are found where the portal could not read them', () => {
    const unread = some.filter((one) => {
      const target = endpoints.find(({ id }) => id === one.endpoint) as Endpoint;
      const answer = readAnswer(target, one.status, one.text);
      return answer.kind !== 'reply' || answer.drift.length > 0;
    });
    expect(unread.length).toBeGreaterThan(500);
    expect(unread.filter((one) => fateOf(one) !== 'found')).toEqual([]);
  });
});
