import * as z from 'zod';
import { expect, test } from 'vitest';
import { currentStep, type Journey } from './journey.ts';

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
