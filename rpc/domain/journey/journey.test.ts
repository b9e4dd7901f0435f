import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { currentStep, draftLifeMs, type Journey, secretLifeMs } from './journey.ts';

test('JOURNEY-7, JOURNEY-8: a draft is kept for 30 days, its secrets for 30 minutes', () => {
  expect([draftLifeMs, secretLifeMs]).toEqual([30 * 86_400_000, 1_800_000]);
});

test('JOURNEY-2: a journey whose steps all are complete is at its last', () => {
  const journey: Journey<'all', object, string, object> = {
    name: 'all',
    draft: z.object({}),
    empty: {},
    steps: () => ['first', 'second', 'last'],
    isComplete: () => true,
  };
  expect(currentStep(journey, {}, {})).toBe('last');
});

test('a journey without steps is a mistake in its declaration', () => {
  const journey: Journey<'none', object, string, object> = {
    name: 'none',
    draft: z.object({}),
    empty: {},
    steps: () => [],
    isComplete: () => true,
  };
  expect(() => currentStep(journey, {}, {})).toThrow('journey none has no steps');
});
