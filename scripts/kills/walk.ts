import { fieldsOf } from '#e2e/support/form-data.ts';
import { linksIn, mainOf } from '#e2e/support/html.ts';
import type { Visitor } from '#e2e/support/visitor.ts';

/** A form as it would be sent. */
export interface ReadyForm {
  readonly path: string;
  readonly fields: readonly [string, string][];
}

/** Which form of a page, and what is filled in. */
export interface Fill {
  /** Names of fields that the form has; the first form of the page when left out. */
  readonly has?: string;
  readonly with?: Readonly<Record<string, string>>;
  /** The first value of radio buttons or boxes with this name. */
  readonly take?: string;
  /** The name of the button that is pressed, when it has one. */
  readonly press?: string;
}

/** Reads a form of a page. @throws when the page has no such form */
export async function formOn(
  visitor: Visitor,
  path: string,
  { has, with: values = {}, take, press }: Fill,
): Promise<ReadyForm> {
  const answer = await visitor.follow(path);
  const page = mainOf(await answer.text());
  const form = page
    .querySelectorAll('form[method=post]')
    .find((one) => has === undefined || one.querySelector(`[name="${has}"]`));
  if (!form) throw new Error(`${path} has no form (${answer.status()} at ${answer.url()}): ${page.text.slice(0, 400)}`);
  const fields = new Map(fieldsOf(form, page));
  const first = take && page.querySelector(`input[name="${take}"]:not([disabled])`)?.getAttribute('value');
  if (take && first === undefined) throw new Error(`${path} has nothing to take for ${take}`);
  if (take && first) fields.set(take, first);
  const pressed = press && form.querySelector(`button[name=${press}]`);
  if (pressed) fields.set(press, pressed.getAttribute('value') ?? '');
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  const to = new URL(form.getAttribute('action') ?? answer.url(), answer.url());
  return { path: to.pathname + to.search, fields: [...fields] };
}

/** Sends a form of a page. @returns the path that it leads to; throws when it leads to none */
export async function send(visitor: Visitor, path: string, fill: Fill = {}): Promise<string> {
  const form = await formOn(visitor, path, fill);
  const sent = await visitor.post(form.path, Object.fromEntries(form.fields));
  const { location } = sent.headers();
  if (location === undefined) throw new Error(`${path} leads nowhere (${sent.status()})`);
  return location;
}

/** The first link of a page that leads to such a path. */
export async function linkOn(visitor: Visitor, path: string, wanted: RegExp, index = 0): Promise<string> {
  const found = linksIn(await (await visitor.follow(path)).text(), wanted)[index];
  if (found === undefined) throw new Error(`${path} has no link like ${wanted.source}`);
  return found;
}

/** The reference of a line of the visitor's group, by its place on Home. */
export async function lineRef(visitor: Visitor, index = 0): Promise<string> {
  const path = await linkOn(visitor, '/home', /^\/add-data\/[\w-]{22}$/, index);
  return path.split('/').at(-1) ?? '';
}
