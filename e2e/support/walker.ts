import { expect } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { enabled, fieldLabelled, linkNamed, type Name, partNamed, pressable, saysName } from './controls.ts';
import { fieldsOf, formOf, chosenOption, pairOf } from './form-data.ts';
import type { Answer } from './http-client.ts';
import { parsePage } from './html.ts';
import type { Visitor } from './visitor.ts';

/** Scope of a search for a control: the part of the page (a card, a row, a form) with this name, see `partNamed`. */
interface Where {
  in?: Name;
}

/** Time to wait for a poll after two late answers in a row, which comes after 30 s (POLL-7). */
const longestWaitMs = 45_000;

/**
 * A browser without script, over plain HTTP (ADR-018): it finds links, fields and buttons by what people read, and
 * sends what a browser would. It checks nothing before it sends, so all that is refused was refused by the server.
 */
export class Walker {
  readonly visitor: Visitor;
  #answer: Answer | undefined;
  #page: HTMLElement = parsePage('');

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /**
   * Opens the same page in another tab.
   * @param visitor person in the new tab; the same person by default
   */
  tab(visitor = this.visitor): Walker {
    const tab = new Walker(visitor);
    tab.#answer = this.#answer;
    tab.#page = parsePage(this.html);
    return tab;
  }

  /** Signs in, and opens the landing page or `to`. */
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
    return this.#answer?.url() ?? this.visitor.origin;
  }

  /** Returns the path and query of the page. */
  get path(): string {
    const { pathname, search } = new URL(this.url);
    return pathname + search;
  }

  get status(): number {
    return this.#answer?.status() ?? 0;
  }

  /** A header of the answer; empty if there is none. */
  header(name: string): string {
    return this.#answer?.headers()[name] ?? '';
  }

  get html(): string {
    return this.#page.outerHTML;
  }

  /** Returns the text of the success notice. */
  get success(): string {
    return textIn(this.#page.querySelector('.done-panel'));
  }

  get heading(): string {
    return textIn(this.#page.querySelector('h1'));
  }

  /** Returns the words between header and footer. */
  get text(): string {
    return this.textOf('main');
  }

  /** Text of the page's error; empty if there is none. */
  get alert(): string {
    return this.textsOf('[role=alert]').join(' ');
  }

  /** Text of the page's status; empty if there is none. */
  get notice(): string {
    return this.textsOf('[role=status]').join(' ');
  }

  /** Returns the words of one part of the page. */
  wordsOf(part: Name): string {
    return textIn(this.#part({ in: part }));
  }

  /** The words of the first element that a selector finds in the page. */
  textOf(selector: string): string {
    return textIn(this.#page.querySelector(selector));
  }

  /** Returns the words of each element that a selector finds. */
  textsOf(selector: string): string[] {
    return this.#page.querySelectorAll(selector).map((element) => textIn(element));
  }

  /** Returns the number of elements that match a selector. */
  count(selector: string): number {
    return this.#page.querySelectorAll(selector).length;
  }

  /** Returns the target of a link. @throws if the page has no such link */
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

  /** Returns true for a control that exists and is disabled. */
  isDisabled(control: 'button' | 'field', name: Name, where: Where = {}): boolean {
    return !enabled({ button: pressable, field: fieldLabelled }[control](this.#part(where), name));
  }

  /** Returns the value that a field would send. */
  valueOf(label: Name, where: Where = {}): string {
    const field = fieldLabelled(this.#part(where), label);
    if (field.tagName === 'TEXTAREA') return field.text;
    if (field.tagName !== 'SELECT') return field.getAttribute('value') ?? '';
    return chosenOption(field)?.getAttribute('value') ?? '';
  }

  /** The label of the text field to which the Next key of a phone's keyboard leads from this one, if there is one. */
  afterNextKey(label: Name): string | undefined {
    const field = fieldLabelled(this.#page, label);
    if (field.getAttribute('enterkeyhint') !== 'next') return undefined;
    const fields = field.closest('form')?.querySelectorAll('input:not([type=hidden])') ?? [];
    const id = fields[fields.indexOf(field) + 1]?.id;
    return id && textIn(this.#page.querySelector(`label[for="${id}"]`));
  }

  isChosen(label: Name, where: Where = {}): boolean {
    return fieldLabelled(this.#part(where), label).hasAttribute('checked');
  }

  /** Replaces the content of a field. */
  fill(label: Name, value: string, where: Where = {}): this {
    const field = fieldLabelled(this.#part(where), label);
    if (field.tagName === 'TEXTAREA') field.set_content(value);
    else field.setAttribute('value', value);
    return this;
  }

  /** Selects a radio button, or ticks a checkbox. */
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
    return this.#show(await this.#send(button, where));
  }

  /** Presses a button twice before the first answer arrives, and opens the page to which the second press leads. */
  async pressTwice(button: Name, where: Where = {}): Promise<this> {
    const [, second] = await Promise.all([this.#send(button, where), this.#send(button, where)]);
    return this.#show(second);
  }

  /** Reloads the page as its own refresh does, but sooner, until a part of the page has this text. */
  async until(words: string | RegExp, part: 'text' | 'heading' | 'alert' | 'notice' = 'text'): Promise<this> {
    const said = typeof words === 'string' ? new RegExp(escaped(words)) : words;
    const read = async () => {
      if (!said.test(this[part])) await this.#refresh(words);
      return this[part];
    };
    const message = `${this.path} says ${words}`;
    await expect.poll(read, { message, intervals: [100, 500, 1_000], timeout: longestWaitMs }).toMatch(said);
    return this;
  }

  #refresh(wanted: Name): Promise<this> {
    const asked = this.#page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content');
    if (asked === undefined) throw new Error(`${this.path} does not load itself again to say ${wanted}: ${this.text}`);
    return this.open(/url=(.*)/i.exec(asked)?.[1] ?? this.url);
  }

  async #show(answer: Answer): Promise<this> {
    this.#answer = answer;
    this.#page = parsePage(await answer.text());
    return this;
  }

  #send(button: Name, where: Where): Promise<Answer> {
    const pressed = pressable(this.#part(where), button);
    if (!enabled(pressed)) throw new Error(`the button ${button} is disabled`);
    const form = formOf(pressed, this.#page);
    const sent = [...fieldsOf(form, this.#page), ...(pressed.hasAttribute('name') ? [pairOf(pressed)] : [])];
    const target = new URL(pressed.getAttribute('formaction') ?? form.getAttribute('action') ?? this.path, this.url);
    if ((form.getAttribute('method') ?? 'get').toLowerCase() === 'post')
      return this.visitor.sendForm(target.href, sent);
    target.search = new URLSearchParams(sent).toString();
    return this.visitor.follow(target.href);
  }

  #part({ in: name }: Where): HTMLElement {
    return name === undefined ? this.#page : partNamed(this.#page, name);
  }
}

function textIn(element: HTMLElement | null): string {
  return (element?.text ?? '').replace(/\s+/g, ' ').trim();
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
