import type { PageForm } from '#fixtures/scenarios/scenario-form.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { chosenAt, sendForm } from './patience.ts';
import { type ScenarioVisitor, walkTo } from './scenario-walk.ts';
import type { Visitor } from './visitor.ts';

/** Returns a visitor who reads pages as a browser does, and sends a form again when the portal was too slow. */
export const walkerOf = (visitor: Visitor): ScenarioVisitor => ({
  read: async (path) => (await visitor.follow(path)).text(),
  send: (path, fields) => sendForm(visitor, path, { ...fields }),
  choose: (path) => chosenAt(visitor, path),
});

/** The first form of every scenario, and each form on the way to one, with the forms to send before it. */
const walks = [
  ...scenarios.map(({ steps = [], forms: [form] }) => ({ steps, form })),
  ...scenarios.flatMap(({ steps = [] }) => steps.map((form, at) => ({ steps: steps.slice(0, at), form }))),
];

/** Walks to the page of a scenario's form, by its pattern. @throws Error when no scenario has one */
export function walkToForm(visitor: Visitor, page: PageForm['page']): Promise<string> {
  const way = walks.find(({ form }) => form.page === page);
  if (!way) throw new Error(`no scenario has a form at ${page}`);
  return walkTo(walkerOf(visitor), way.steps, way.form, 0);
}
