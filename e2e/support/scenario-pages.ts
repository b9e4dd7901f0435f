import type { PageForm } from '#fixtures/scenarios/scenario-form.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { chosenAt, sendForm } from './patience.ts';
import { readyForm, type ScenarioVisitor, walkTo } from './scenario-walk.ts';
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

interface FormPage {
  /** Reads without which the page is an apology, besides those of every page. */
  needs: NonNullable<PageForm['needs']>;
  /** Walks to the page. @param line the line's number from 0 @returns its path */
  walk(visitor: Visitor, line: number): Promise<string>;
}

/** Returns the page of a scenario's form by its pattern. @throws Error when no scenario has one */
export function pageOfForm(page: PageForm['page']): FormPage {
  const way = walks.find(({ form }) => form.page === page);
  if (!way) throw new Error(`no scenario has a form at ${page}`);
  const { steps, form } = way;
  return { needs: form.needs ?? [], walk: (visitor, line) => walkTo(walkerOf(visitor), steps, form, line) };
}

/** Sends a scenario's first form. @returns the path of the page that it leads to */
export async function resultOfForm(visitor: Visitor, page: PageForm['page']): Promise<string> {
  const scenario = scenarios.find(({ forms: [form] }) => form.page === page);
  if (!scenario) throw new Error(`no scenario begins at ${page}`);
  const { path, fields } = await readyForm(walkerOf(visitor), scenario);
  return sendForm(visitor, path, { ...fields });
}
