import { type FieldMetadata, useForm } from '@conform-to/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { nameWordsMessages } from '#app/copy/name-words.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { AddressFields } from './address-fields.tsx';
import { CallUs, useCallWords } from './call-us.tsx';
import { CheckBox } from './check-box.tsx';
import { HostedPageForm } from './hosted-page-form.tsx';
import { JourneyStep } from './journey-step.tsx';
import { NameField } from './person-name-field.tsx';
import { SecretField } from './secret-field.tsx';
import { SignInFirst } from './sign-in-first.tsx';

const address = ['address1', 'address2', 'city', 'state', 'zip', 'meant'] as const;
type FieldName = (typeof address)[number];

interface SampleProps {
  initialValue?: Partial<Record<FieldName, string>>;
  error?: Partial<Record<FieldName, string[]>>;
  children: (fields: Readonly<Record<FieldName, FieldMetadata<string | undefined>>>) => ReactElement;
}

/** A form with the fields of an address that came back with these values and errors. */
function Sample({ children, ...lastResult }: SampleProps) {
  const [, fields] = useForm<Record<FieldName, string | undefined>>({ id: 'form', lastResult });
  return children(fields);
}

const lite = { ...samplePage, lite: true };
const wrong = { zip: ['Something is wrong.', 'And more.'] };

describe('the fields of an address', () => {
  const fields = <Sample>{(all) => <AddressFields fields={all} />}</Sample>;
  const places = { zip: { city: 'Lowell', state: 'MA' }, typed: { city: 'Burlington', state: '' } };

  it('have labels, and hints about optional parts and places without shipping (ADDLINE-10 to ADDLINE-12)', () => {
    const html = show(fields);
    expect(words(html)).toMatch(
      /^Street address Apartment, suite or unit \(optional\) City State or territory Choose /,
    );
    expect(words(html)).toMatch(
      / ZIP code You can leave city and state empty\..* We ship only within the United States\.$/,
    );
    expect(elements(html, 'fieldset')).toEqual([]);
  });

  it('are filled in by the browser as those of a delivery; street and ZIP are needed (ADDLINE-10)', () => {
    const found = elements(show(fields), 'input, select');
    expect(found.map(({ name, autoComplete, autocomplete }) => [name, autoComplete ?? autocomplete])).toEqual([
      ['address1', 'shipping address-line1'],
      ['address2', 'shipping address-line2'],
      ['city', 'shipping address-level2'],
      ['state', 'shipping address-level1'],
      ['zip', 'shipping postal-code'],
    ]);
    expect(found.filter((one) => 'required' in one).map(({ name }) => name)).toEqual(['address1', 'zip']);
    expect(found.at(-1)).toMatchObject({ inputMode: 'numeric', enterKeyHint: 'done' });
    const toNext = found.filter(({ enterKeyHint }) => enterKeyHint === 'next');
    expect(toNext.map(({ name }) => name)).toEqual(['address1', 'address2', 'city']);
  });

  it('have a status for the city and state that script fills in; Lite has none (ADDLINE-12)', () => {
    const assisted = (html: string) =>
      elements(html, '[data-assist]').map((one) => [one.name, one['data-assist'], one['data-words']]);
    const said = JSON.stringify({ filled: 'Filled in:' });
    expect(assisted(show(fields))).toEqual([
      ['address1', 'place', said],
      ['zip', 'zip', said],
    ]);
    expect(assisted(show(fields, lite))).toEqual([]);
  });

  it('offer both places to choose from, each with its known parts (ADDLINE-12)', () => {
    const html = show(<Sample>{(all) => <AddressFields fields={all} places={places} />}</Sample>);
    expect(words(html)).toMatch(
      /^Which place is right\? Lowell, MA The ZIP code’s place Burlington What you entered Street address/,
    );
    expect(elements(html, 'input[type=radio]').map(({ name, value }) => [name, value])).toEqual([
      ['meant', 'zip'],
      ['meant', 'typed'],
    ]);
    expect(elements(html, 'fieldset .options')[0]).toEqual({ class: 'options wide' });
  });
});

describe('a box to tick', () => {
  const box = (props: Omit<SampleProps, 'children'>) =>
    show(<Sample {...props}>{({ zip }) => <CheckBox field={zip}>I agree.</CheckBox>}</Sample>);

  it('is required, and has its words beside it', () => {
    const html = box({});
    expect(words(html)).toBe('I agree.');
    expect(elements(html, 'input')).toEqual([expect.objectContaining({ type: 'checkbox', name: 'zip', required: '' })]);
    expect(elements(html, 'div')[0]).toEqual({ class: 'field' });
  });

  it('keeps its state, with its error above it (ERROR-19)', () => {
    const html = box({ initialValue: { zip: 'on' }, error: wrong });
    expect(words(html)).toBe('Something is wrong. And more. I agree.');
    expect(elements(html, 'input')[0]).toMatchObject({ checked: '', 'aria-describedby': 'form-zip-error' });
    expect(elements(html, '.error')[0]).toMatchObject({ id: 'form-zip-error' });
    expect(elements(html, 'div')[0]).toEqual({ class: 'field wrong' });
  });
});

describe('a secret', () => {
  const secret = (props: Omit<SampleProps, 'children'>) =>
    show(
      <Sample {...props}>
        {({ zip }) => <SecretField field={zip} label="New password" hint="At least 8 characters." show="Show it" />}
      </Sample>,
    );

  it('is shown by a box that sends nothing', () => {
    const html = secret({});
    expect(elements(html, '.secret > input')).toEqual([
      { type: 'checkbox', id: 'form-zip-show', autoComplete: 'off' },
      expect.objectContaining({ id: 'form-zip', name: 'zip', 'aria-describedby': 'form-zip-description' }),
    ]);
    expect(elements(html, 'label')).toEqual([{ for: 'form-zip' }, { for: 'form-zip-show' }]);
    expect(elements(html, 'div')[0]).toEqual({ class: 'field' });
    expect(words(html)).toBe('New password At least 8 characters. Show it');
  });

  it('is sent exactly as typed: no browser keeps, corrects or capitalizes it', () => {
    expect(elements(secret({}), '[name=zip]')[0]).toMatchObject({
      type: 'text',
      autoComplete: 'off',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellcheck: 'false',
      enterKeyHint: 'done',
      required: '',
    });
  });

  it('has its error (ERROR-19)', () => {
    const html = secret({ error: wrong });
    expect(words(html)).toContain('Something is wrong. And more.');
    expect(elements(html, 'div')[0]).toEqual({ class: 'field wrong' });
  });
});

describe('a name', () => {
  const nameWords = { ...nameWordsMessages.en.firstName, missing: 'First name is required' };
  const name = <Sample>{({ city }) => <NameField field={city} words={nameWords} enterKeyHint="next" />}</Sample>;

  it('is needed, and not filled in with that of the browser’s owner', () => {
    expect(elements(show(name), 'input')[0]).toMatchObject({
      autoComplete: 'off',
      enterKeyHint: 'next',
      required: '',
      'data-assist': 'name',
    });
    expect(words(show(name))).toBe('First name');
  });

  it('has the messages about a name for script; Lite has none (NAME-1 to NAME-3)', () => {
    const { label: _, ...said } = nameWords;
    expect(JSON.parse(elements(show(name), 'input')[0]?.['data-words'] ?? '')).toEqual(said);
    expect(elements(show(name, lite), 'input')[0]).not.toHaveProperty('data-assist');
  });
});

describe('the way to a hosted page (SAFETY-14)', () => {
  const next = { title: 'What happens next', steps: ['You pay there.', 'You come back.'] };
  const form = (more: { page?: string; note?: string }) =>
    show(<HostedPageForm operationId="op-1" next={next} button="Go on" toPage="To the page" {...more} />);

  it('shows the steps, and sends the operation of its page', () => {
    const html = form({});
    expect(words(html)).toBe('What happens next You pay there. You come back. Go on');
    expect(elements(html, 'ol')).toHaveLength(1);
    expect(elements(html, '[name=operation]')[0]).toMatchObject({ type: 'hidden', value: 'op-1' });
    expect(elements(html, '.note')).toEqual([]);
  });

  it('leads to an existing hosted page instead of creating another (BILL-8)', () => {
    const html = form({ page: 'https://pay.example.test/1', note: 'Nothing is charged yet.' });
    expect(words(html)).toBe('What happens next You pay there. You come back. Nothing is charged yet. To the page');
    expect(elements(html, 'form')).toEqual([]);
    expect(elements(html, '.acts a')[0]).toMatchObject({ href: 'https://pay.example.test/1' });
  });
});

describe('a step of a journey', () => {
  const step = (because: string | undefined, back?: { to: string; words: string }) =>
    show(
      <JourneyStep title="Your SIM" back={back} because={because}>
        Fields
      </JourneyStep>,
    );

  it('leads back to the step before, and the first one Home (JOURNEY-4)', () => {
    expect(elements(step(undefined, { to: '/add-line/plan', words: 'Plan' }), 'a')[0]).toMatchObject({
      href: '/add-line/plan',
    });
    expect(elements(step(undefined), 'a')[0]).toMatchObject({ href: '/home' });
  });

  it('shows that an older tab saved nothing, and no such notice for other reasons (JOURNEY-5)', () => {
    expect(words(step('changed'))).toContain('Please check again You continued in another tab');
    expect(words(step('invalid'))).not.toContain('Please check again');
    expect(words(step(undefined))).not.toContain('Please check again');
  });
});

describe('signing in again', () => {
  const late = { ...samplePage, signedInRecently: false };

  it('is announced before the press, unless the last sign-in is recent (SIGNIN-28)', () => {
    expect(words(show(<SignInFirst />, late))).toBe('To keep your account safe, we’ll ask you to log in again first.');
    expect(show(<SignInFirst />)).toBe('');
  });
});

it('shows the number to call beside the words, to be tapped (ERROR-22)', () => {
  const html = show(<CallUs />);
  const { supportNumber } = samplePage.brand;
  expect(words(html)).toBe(`Call us: ${supportNumber}`);
  expect(elements(html, 'a')).toEqual([{ href: `tel:+1${supportNumber.replaceAll(/^1?\D|\D/g, '')}` }]);
});

it('gives the script of a device check the same number (ERROR-22)', () => {
  const Words = () => <>{JSON.stringify(useCallWords(['alreadyInUse']))}</>;
  const said = JSON.parse(words(show(<Words />)).replaceAll('&quot;', '"')) as object;
  const { supportNumber } = samplePage.brand;
  expect(said).toEqual({
    about: ['alreadyInUse'],
    words: 'Call us:',
    number: supportNumber,
    to: elements(show(<CallUs />), 'a')[0]?.href,
  });
});
