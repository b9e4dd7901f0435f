import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { currentStep, draftLifeMs, type Journey, secretLifeMs } from './journey.ts';

test('keeps a draft for 30 days and its secrets for 30 minutes (JOURNEY-7, JOURNEY-8)', () => {
  expect([draftLifeMs, secretLifeMs]).toEqual([30 * 86_400_000, 1_800_000]);
});

test('returns the last step when all steps are complete (JOURNEY-2)', () => {
  const journey: Journey<'all', object, string, object> = {
    name: 'all',
    draft: z.object({}),
    empty: {},
    steps: () => ['first', 'second', 'last'],
    isComplete: () => true,
  };
  expect(currentStep(journey, {}, {})).toBe('last');
});

test('throws for a journey without steps', () => {
  const journey: Journey<'none', object, string, object> = {
    name: 'none',
    draft: z.object({}),
    empty: {},
    steps: () => [],
    isComplete: () => true,
  };
  expect(() => currentStep(journey, {}, {})).toThrow('journey none has no steps');
});
