import type { HTMLElement } from 'node-html-parser';
import type { Fields, PageForm } from '#fixtures/scenarios/scenario-form.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { fieldsOf } from './form-data.ts';
import { linksIn, mainOf } from './html.ts';
import { addDataPaths } from './top-up.ts';

/** A customer without a browser, over HTTP or in the process of a test. */
export interface ScenarioVisitor {
  /** Returns the source of a page. */
  read(path: string): Promise<string>;
  /** Sends the form of a page. @returns the path that the answer redirects to */
  send(path: string, fields: Fields): Promise<string>;
  /** Opens an address that redirects. @returns the path that it redirects to */
  choose(path: string): Promise<string>;
}

/** A form with its values filled in. */
export interface ReadyForm {
  readonly path: string;
  readonly fields: Fields;
}

/** Matches a path of a page's pattern; each reference is a group by its name. */
const patternOf = (page: string) => new RegExp(`^${page.replaceAll(/:(\w+)/g, '(?<$1>[\\w-]+)')}(?=[?#]|$)`);

const partsOf = (page: string, path: string) => patternOf(page).exec(path)?.groups ?? {};

/** Returns the path of a page, with references in place of its parameters. */
const pathWith = (page: string, parts: Fields) =>
  page.replaceAll(/:(\w+)/g, (whole, name: string) => parts[name] ?? whole);

/** The references of the account that a walk has found. */
interface Walk {
  parts: Fields;
  /** Address to which the last form led. */
  at: string;
  /** Index of the line that a path names, in the order of Home. */
  line: number;
}

async function linkTo({ page, from = '' }: PageForm, visitor: ScenarioVisitor): Promise<string> {
  const [link] = linksIn(await visitor.read(from), patternOf(page));
  if (link === undefined) throw new Error(`${from} has no link to ${page}`);
  return link;
}

async function lineRefIn(visitor: ScenarioVisitor, line: number): Promise<string> {
  const path = (await addDataPaths(visitor))[line];
  if (path === undefined) throw new Error(`Home offers Add Data for no line ${line + 1}`);
  return path.split('/').at(-1) ?? '';
}

/** Returns the path of a form's page. */
async function pathOf(form: PageForm, visitor: ScenarioVisitor, { parts, at, line }: Walk): Promise<string> {
  const { page, params, from, query = '' } = form;
  const isThere = page.includes(':') && patternOf(page).test(at);
  if (isThere) return at;
  if (from !== undefined) return pathWith(page, partsOf(page, await linkTo(form, visitor))) + query;
  const known = { ...parts, ...params };
  const path = pathWith(page, known);
  if (!path.includes(':')) return path + query;
  return pathWith(page, { lineRef: await lineRefIn(visitor, line), ...known }) + query;
}

/** Sends forms one after the other. @param line the line's number from 0 @returns the path of the last form's page */
export async function walkTo(
  visitor: ScenarioVisitor,
  steps: readonly PageForm[],
  last: PageForm,
  line = 0,
): Promise<string> {
  const walk: Walk = { parts: {}, at: '', line };
  const arrive = async (form: PageForm) => {
    const path = await pathOf(form, visitor, walk);
    walk.parts = { ...walk.parts, ...partsOf(form.page, path) };
    return path;
  };
  for (const step of steps) {
    const path = await arrive(step);
    const { fields } = await formAt(visitor, path, step);
    walk.at = await (step.isGet
      ? visitor.choose(`${path}?${new URLSearchParams(fields)}`)
      : visitor.send(path, fields));
  }
  return arrive(last);
}

/** Walks to a scenario's first form, and fills it in. */
export async function readyForm(visitor: ScenarioVisitor, { steps = [], forms }: Scenario): Promise<ReadyForm> {
  return formAt(visitor, await walkTo(visitor, steps, forms[0]), forms[0]);
}

/** Fills in a form of a page. @throws Error when the page has no such form */
async function formAt(
  visitor: ScenarioVisitor,
  path: string,
  { says = {}, fill = {}, take, isGet }: PageForm,
): Promise<ReadyForm> {
  const page = mainOf(await visitor.read(path));
  const form = formOf(page, says, isGet ? 'get' : 'post');
  if (!form) throw new Error(`${path} has no form: ${page.text.slice(0, 400)}`);
  const fields = { ...Object.fromEntries(fieldsOf(form, page)), ...says, ...fill };
  const first = take && page.querySelector(`input[name="${take}"]:not([disabled])`)?.getAttribute('value');
  if (take && first === undefined) throw new Error(`${path} has nothing to take for ${take}`);
  const action = form.getAttribute('action') ?? path;
  return { path: action, fields: take && first ? { ...fields, [take]: first } : fields };
}

/** Returns the form with these fields or buttons; if several match, the first one that sends an operation. */
function formOf(page: HTMLElement, says: Fields, method: 'get' | 'post'): HTMLElement | undefined {
  const forms = page.querySelectorAll(`form[method=${method}]`).filter((form) =>
    Object.entries(says).every(([name, value]) => {
      const id = form.getAttribute('id');
      const scope = id && page.querySelector(`[form="${id}"][name="${name}"]`) ? page : form;
      const controls = scope.querySelectorAll(`[name="${name}"]`);
      return controls.some((one) => one.tagName === 'BUTTON' || one.getAttribute('value') === value);
    }),
  );
  return forms.find((form) => form.querySelector('[name=operation]')) ?? forms[0];
}
