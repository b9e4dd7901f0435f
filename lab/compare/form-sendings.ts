import { type HTMLElement, parse } from 'node-html-parser';
import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';

type Fields = Record<string, string>;

/** One way of sending a form of a page. */
export interface Sending {
  /** Description of the submission in the report. */
  how: string;
  action: string;
  fields: Fields;
  /** The portal rejects this submission, so the next one can be made from the same page. */
  isWrong: boolean;
}

/** The values of the scenarios' forms, by field; of several the first. */
const filled: Fields = Object.assign(
  {},
  ...scenarios.flatMap(({ steps = [], forms }) => [...steps, ...forms].map(({ fill }) => fill)).toReversed(),
) as Fields;

/** Values by field where a page has none; other fields keep the page's. */
const typed: Fields = {
  ...filled,
  ...{ number: '7815550142', carrier: 'Other', otherCarrier: 'Northwind', accountNumber: '123456', pin: '8842' },
  ...{ imei: sampleImeis.compatible, again: filled.password ?? '', email: 'sam@example.test', comment: 'Fine.' },
  // The right password would unlock the account before its other forms are sent.
  otp: sampleOtps.wrong,
};

/** A well-formed reference that the portal never issued. */
const nobodys = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Every way in which the forms of a page are sent, the right one last, and then once more. */
export function sendingsOf(html: string, path: string): Sending[] {
  const page = parse(html);
  const forms = page
    .querySelectorAll('form[method=post]')
    .filter((one) => !/^\/(logout|preference|login)/.test(one.getAttribute('action') ?? ''));
  return forms.flatMap((form, index) => {
    const action = form.getAttribute('action') ?? path;
    const controls = controlsOf(page, form);
    const buttons = controls.filter((one) => one.tagName === 'BUTTON' && one.getAttribute('name'));
    const said = fieldsOf(controls);
    const isPlain = controls.some((one) => one.tagName === 'BUTTON' && !one.getAttribute('name'));
    const presses = isPlain || buttons.length === 0 ? [undefined, ...buttons] : buttons;
    return presses.flatMap((button) => {
      const press = button ? { [button.getAttribute('name') ?? '']: button.getAttribute('value') ?? '' } : {};
      const right = { ...said, ...press };
      const to = button?.getAttribute('formaction') ?? action;
      const name = `form ${index}${button ? ` ${JSON.stringify(press)}` : ''}`;
      const ways: Way[] = [...wrongWays(right), ['right', right, false], ['repeated', right, false]];
      return ways.map(([how, fields, isWrong]) => ({ how: `${name}, ${how}`, action: to, fields, isWrong }));
    });
  });
}

function controlsOf(page: HTMLElement, form: HTMLElement): HTMLElement[] {
  const id = form.getAttribute('id');
  const elsewhere = id === undefined ? [] : page.querySelectorAll(`[form="${id}"]`);
  return [...new Set([...form.querySelectorAll('input, select, textarea, button'), ...elsewhere])];
}

function fieldsOf(controls: readonly HTMLElement[]): Fields {
  const fields: Fields = {};
  for (const control of controls) {
    const name = control.getAttribute('name');
    if (name === undefined || control.tagName === 'BUTTON' || control.hasAttribute('disabled')) continue;
    const value = valueOf(control, name);
    if (value !== undefined && (fields[name] === undefined || value === typed[name])) fields[name] = value;
  }
  return fields;
}

/** Returns the value of a control once it is filled in: of several choices the typed one, else the first. */
function valueOf(control: HTMLElement, name: string): string | undefined {
  const value = control.getAttribute('value') ?? '';
  switch (control.tagName === 'SELECT' ? 'select' : control.getAttribute('type')) {
    case 'select': {
      const options = control.querySelectorAll('option').map((one) => one.getAttribute('value') ?? one.text);
      return options.find((one) => one !== '' && one === typed[name]) ?? options.find(Boolean);
    }
    case 'hidden':
    case 'radio':
      return value;
    case 'checkbox':
      return control.hasAttribute('checked') || control.hasAttribute('required') ? value || 'on' : undefined;
    case 'date':
      return value || control.getAttribute('min');
    default:
      return typed[name] ?? value;
  }
}

type Way = [how: string, fields: Fields, isWrong: boolean];

function wrongWays(right: Fields): Way[] {
  const { _token, ...rest } = right;
  const changed = (value: string, how: string, isMeant: (name: string, content: string) => boolean) =>
    Object.entries(rest)
      .filter(([name, content]) => isMeant(name, content))
      .map(([name]): Way => [`${name} is ${how}`, { ...right, [name]: value }, true]);
  return [
    ...changed('<', '“<”', () => true),
    ...changed(nobodys, 'nobody’s', (_, content) => /^[\w-]{22}$/.test(content)),
    ...changed('stale', 'stale', (name) => name === 'version' || name === 'mark'),
    ['a field too many', { ...right, price: '0' }, true],
    ['without its token', rest, true],
  ];
}
