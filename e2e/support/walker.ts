import { type APIResponse, expect } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { enabled, fieldLabelled, linkNamed, type Name, pressable, saysName } from './controls.ts';
import { mainOf, parsePage } from './html.ts';
import { portalUrl } from './ports.ts';
import type { Visitor } from './visitor.ts';

/** Where a control is looked for: in the smallest part of the page (a card, a row, a form) that says this. */
interface Where {
  in?: Name;
}

/**
 * A browser without script, over plain HTTP (ADR-018): it finds links, fields and buttons by what people read, and
 * sends what a browser would. It checks nothing before it sends, so all that is refused was refused by the server.
 */
export class Walker {
  readonly visitor: Visitor;
  #answer: APIResponse | undefined;
  #page: HTMLElement = parsePage('');

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** Signs in, and is then on the landing page or at `to`. */
  async signIn(email: string, to?: string): Promise<this> {
    return this.#show(await this.visitor.signIn(email, to));
  }

  async open(path: string): Promise<this> {
    return this.#show(await this.visitor.follow(new URL(path, this.url).href));
  }

  reload(): Promise<this> {
    return this.open(this.url);
  }

  get url(): string {
    return this.#answer?.url() ?? portalUrl;
  }

  /** Path and query of the page. */
  get path(): string {
    const { pathname, search } = new URL(this.url);
    return pathname + search;
  }

  get status(): number {
    return this.#answer?.status() ?? 0;
  }

  get html(): string {
    return this.#page.outerHTML;
  }

  get heading(): string {
    return textIn(this.#page.querySelector('h1'));
  }

  /** The words between header and footer. */
  get text(): string {
    return textIn(mainOf(this.html));
  }

  /** What the page says of an error; empty if there is none. */
  get alert(): string {
    return this.#page
      .querySelectorAll('[role=alert]')
      .map((alert) => textIn(alert))
      .join(' ');
  }

  /** The words of the first element that a selector finds in the page. */
  textOf(selector: string): string {
    return textIn(this.#page.querySelector(selector));
  }

  /** How many elements a selector finds. */
  count(selector: string): number {
    return this.#page.querySelectorAll(selector).length;
  }

  /** Where a link leads. @throws if the page has no such link */
  hrefOf(link: Name, where: Where = {}): string {
    return linkNamed(this.#part(where), link).getAttribute('href') ?? '';
  }

  /** Follows a link. */
  click(link: Name, where: Where = {}): Promise<this> {
    return this.open(this.hrefOf(link, where));
  }

  has(control: 'link' | 'button' | 'field', name: Name, where: Where = {}): boolean {
    const find = { link: linkNamed, button: pressable, field: fieldLabelled }[control];
    try {
      return enabled(find(this.#part(where), name));
    } catch {
      return false;
    }
  }

  /** What a field would send. */
  valueOf(label: Name, where: Where = {}): string {
    const field = fieldLabelled(this.#part(where), label);
    if (field.tagName === 'TEXTAREA') return field.text;
    if (field.tagName !== 'SELECT') return field.getAttribute('value') ?? '';
    return chosenOption(field)?.getAttribute('value') ?? '';
  }

  isChosen(label: Name, where: Where = {}): boolean {
    return fieldLabelled(this.#part(where), label).hasAttribute('checked');
  }

  /** Types into a field, which loses what was in it. */
  fill(label: Name, value: string, where: Where = {}): this {
    const field = fieldLabelled(this.#part(where), label);
    if (field.tagName === 'TEXTAREA') field.set_content(value);
    else field.setAttribute('value', value);
    return this;
  }

  /** Takes a radio button, or ticks a box. */
  choose(label: Name, where: Where = {}): this {
    const field = fieldLabelled(this.#part(where), label);
    const name = field.getAttribute('name');
    if (field.getAttribute('type') === 'radio')
      for (const other of field.closest('form')?.querySelectorAll(`input[type=radio][name="${name}"]`) ?? [])
        other.removeAttribute('checked');
    field.setAttribute('checked', '');
    return this;
  }

  /** Takes an option of a list by its words or its value. */
  select(label: Name, option: Name, where: Where = {}): this {
    const field = fieldLabelled(this.#part(where), label);
    const options = field.querySelectorAll('option');
    const found = options.find((one) => saysName(one.text, option) || one.getAttribute('value') === option);
    if (!found) throw new Error(`no option ${option} among ${options.map(({ text }) => text).join(', ')}`);
    for (const one of options) one.removeAttribute('selected');
    found.setAttribute('selected', '');
    return this;
  }

  /** Presses a button: its form is sent with all that its fields hold. */
  async press(button: Name, where: Where = {}): Promise<this> {
    const pressed = pressable(this.#part(where), button);
    if (!enabled(pressed)) throw new Error(`the button ${button} is disabled`);
    const form = formOf(pressed, this.#page);
    const sent = [...fieldsOf(form, this.#page), ...(pressed.hasAttribute('name') ? [pairOf(pressed)] : [])];
    const action = pressed.getAttribute('formaction') ?? form.getAttribute('action') ?? this.path;
    const target = new URL(action, this.url);
    if ((form.getAttribute('method') ?? 'get').toLowerCase() === 'post')
      return this.#show(await this.visitor.sendForm(target.href, sent));
    target.search = new URLSearchParams(sent).toString();
    return this.open(target.href);
  }

  /** Reads the page again, as its refresh does, until its main part says this. */
  async until(words: string | RegExp): Promise<this> {
    await expect
      .poll(async () => (await this.reload()).text, { message: `${this.path} says ${words}`, intervals: [100, 250] })
      .toMatch(typeof words === 'string' ? new RegExp(escaped(words)) : words);
    return this;
  }

  async #show(answer: APIResponse): Promise<this> {
    this.#answer = answer;
    this.#page = parsePage(await answer.text());
    return this;
  }

  #part({ in: words }: Where): HTMLElement {
    if (words === undefined) return this.#page;
    const parts = this.#page
      .querySelectorAll('article, section, form, fieldset, li, tr, details')
      .filter(({ text }) => saysName(text, words, 'somewhere'))
      .sort((one, other) => one.outerHTML.length - other.outerHTML.length);
    if (!parts[0]) throw new Error(`${this.path} has no part that says ${words}`);
    return parts[0];
  }
}

function formOf(control: HTMLElement, page: HTMLElement): HTMLElement {
  const named = control.getAttribute('form');
  const form = named === undefined ? control.closest('form') : page.querySelector(`form#${named}`);
  if (!form) throw new Error('the button has no form');
  return form;
}

/** What a form sends: each field in its order, without boxes that are not ticked. */
function fieldsOf(form: HTMLElement, page: HTMLElement): [string, string][] {
  const id = form.getAttribute('id');
  const elsewhere = id === undefined ? [] : page.querySelectorAll(`[form="${id}"]`);
  return [...new Set([...form.querySelectorAll('input, select, textarea'), ...elsewhere])]
    .filter((field) => field.hasAttribute('name') && field.tagName !== 'BUTTON' && enabled(field))
    .filter((field) => {
      const type = field.getAttribute('type');
      return type === 'radio' || type === 'checkbox' ? field.hasAttribute('checked') : type !== 'submit';
    })
    .map(pairOf);
}

function pairOf(field: HTMLElement): [string, string] {
  const name = field.getAttribute('name') ?? '';
  if (field.tagName === 'TEXTAREA') return [name, field.text];
  if (field.tagName === 'SELECT') {
    const chosen = chosenOption(field);
    return [name, chosen?.getAttribute('value') ?? chosen?.text ?? ''];
  }
  const ticked = field.getAttribute('type') === 'checkbox' || field.getAttribute('type') === 'radio';
  return [name, field.getAttribute('value') ?? (ticked ? 'on' : '')];
}

function chosenOption(select: HTMLElement): HTMLElement | undefined {
  const options = select.querySelectorAll('option');
  return options.find((option) => option.hasAttribute('selected')) ?? options[0];
}

function textIn(element: HTMLElement | null): string {
  return (element?.text ?? '').replace(/\s+/g, ' ').trim();
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
