import { fieldsOf } from '#e2e/support/form-data.ts';
import { mainOf } from '#e2e/support/html.ts';
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
