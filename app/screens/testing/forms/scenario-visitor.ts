import type { ScenarioVisitor } from '#e2e/support/scenario-walk.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { Answer } from './portal-visitor.ts';

/** Returns somebody who walks to the form of a scenario. `post` returns the path that the form leads to. */
export function scenarioVisitor(
  get: (path: string) => Promise<Answer>,
  post: (path: string, fields: Fields) => Promise<string>,
): ScenarioVisitor {
  return {
    read: async (path) => (await get(path)).text,
    choose: async (path) => (await get(path)).location,
    send: post,
  };
}
