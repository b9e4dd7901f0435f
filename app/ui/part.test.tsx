import type { ReactElement } from 'react';
import { type FieldMetadata, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { Banner, Note } from './banner.tsx';
import { ButtonLink } from './button.tsx';
import { CallText } from './call-link.tsx';
import { Choice } from './choice.tsx';
import { DisabledAction } from './disabled-action.tsx';
import { Field } from './field.tsx';
import { LetsTalk } from './lets-talk.tsx';
import { LineName } from './line-name.tsx';
import { LinkRows } from './link-rows.tsx';
import { Meter } from './meter.tsx';
import { Pending } from './pending.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { ErrorSummary, PostForm } from './post-form.tsx';
import { Progress } from './progress.tsx';
import { Success } from './success.tsx';
import { Summary } from './summary.tsx';
import { elements, samplePage, sampleNow, show, words } from './testing/show.tsx';

/** One field of a form that came back with these values and errors. */
function Sample({ children, ...lastResult }: SampleProps) {
  const [, { imei }] = useForm<{ imei: string | undefined }>({ id: 'form', lastResult });
  return children(imei);
}

interface SampleProps {
  initialValue?: { imei: string };
  error?: { imei: string[] };
  children: (field: FieldMetadata<string | undefined>) => ReactNode;
}

describe('Field', () => {
  it('ties its label, hint, error and counter to the input (ERROR-19)', () => {
    const html = show(
      <Sample initialValue={{ imei: '123' }} error={{ imei: ['Enter valid IMEI Number'] }}>
        {(field) => (
          <Field
            field={field}
            label="IMEI"
            hint="Dial *#06#"
            count={{ typed: 3, wanted: 15 }}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
      </Sample>,
    );
    expect(elements(html, 'label')).toEqual([{ for: 'form-imei' }]);
    expect(elements(html, 'input')[0]).toMatchObject({
      id: 'form-imei',
      name: 'imei',
      value: '123',
      inputMode: 'numeric',
      autoComplete: 'off',
      enterKeyHint: 'done',
      'aria-invalid': 'true',
      'aria-describedby': 'form-imei-error form-imei-description form-imei-count',
    });
    expect(html.match(/id="form-imei-(description|error|count)"/g)).toHaveLength(3);
    expect(words(html)).toBe('IMEI Dial *#06# Enter valid IMEI Number 3/15');
  });

  it('has no ARIA attributes without a hint, an error or a counter', () => {
    const html = show(<Sample>{(field) => <Field field={field} label="IMEI" />}</Sample>);
    expect(elements(html, 'input')).toEqual([{ id: 'form-imei', name: 'imei', form: 'form', type: 'text' }]);
  });
});

describe('Choice', () => {
  const options = [
    { value: '1', label: 'One', detail: 'first' },
    { value: '2', label: 'Two' },
    { value: '3', label: 'Three', disabled: true },
  ];

  it('is a group of radios with one name, and one chosen', () => {
    const html = show(
      <Sample initialValue={{ imei: '2' }}>
        {(field) => <Choice field={field} legend="Which?" options={options} />}
      </Sample>,
    );
    expect(elements(html, 'input').map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(elements(html, 'input').filter(({ name, type }) => name === 'imei' && type === 'radio')).toHaveLength(3);
    expect(elements(html, 'input').map((radio) => 'checked' in radio)).toEqual([false, true, false]);
    expect(elements(html, 'input').map((radio) => 'disabled' in radio)).toEqual([false, false, true]);
  });

  it('ties its error to the group, and lets a summary link to the first option (ERROR-19)', () => {
    const html = show(
      <Sample error={{ imei: ['Choose one.'] }}>
        {(field) => <Choice field={field} legend="Which?" options={options} />}
      </Sample>,
    );
    expect(elements(html, 'fieldset')[0]).toMatchObject({ 'aria-describedby': 'form-imei-error' });
    expect(elements(html, 'input').map(({ id }) => id)).toEqual(['form-imei', undefined, undefined]);
  });
});

describe('ErrorSummary', () => {
  it('links to the fields and takes the focus (ERROR-19)', () => {
    const html = show(
      <ErrorSummary
        fields={[
          { id: 'a', errors: undefined },
          { id: 'zip', errors: ['Enter valid zip code'] },
        ]}
      />,
    );
    // The focus is on one element, the role on the one in it (GOV.UK's markup).
    const [box, inner] = elements(html, 'div');
    expect([box, inner]).toEqual([{ class: 'errors', tabindex: '-1', autofocus: '' }, { role: 'alert' }]);
    expect(html).toMatch(/role="alert"><h2>[^<]+<\/h2><ul role="list">/);
    expect(elements(html, 'a')).toEqual([{ href: '#zip' }]);
  });

  it('is absent when nothing is wrong', () => {
    expect(show(<ErrorSummary fields={[{ id: 'zip', errors: undefined }]} />)).toBe('');
  });
});

it('isolates a name and an answer from what follows in the line (INTAKE-12)', () => {
  const name = show(<LineName line={{ name: 'دانا', occurrence: 2, msisdn: '5550102231' }} />);
  expect(name).toMatch(/^<bdi>[^<]*دانا[^<]*<\/bdi> · /);
  const answer = show(<Summary rows={[{ term: 'Name', value: 'دانا', change: '/back' }]} />);
  expect(answer).toContain('<dd><bdi>دانا</bdi> <a');
});

describe('Banner and Note', () => {
  it.each([
    ['ok', 'status'],
    ['calm', 'status'],
    ['warn', 'status'],
    ['bad', 'alert'],
  ] as const)('%s is read out as %s', (tone, role) => {
    expect(elements(show(<Banner tone={tone}>It is so.</Banner>), 'div')[0]).toMatchObject({ role });
  });

  it('a success leaves only if it may and has nothing to press; an error stays (SHELL-21, SHELL-22, SHELL-36)', () => {
    const seconds = (node: ReactElement) => elements(show(node), 'div')[0]?.['data-auto-dismiss'];
    const saved = (more?: ReactElement) => (
      <Banner tone="ok" leaves more={more}>
        Saved.
      </Banner>
    );
    expect(seconds(saved())).toBe('2');
    expect(seconds(saved(<button type="button">Undo</button>))).toBeUndefined();
    expect(seconds(<Banner tone="ok">Paid.</Banner>)).toBeUndefined();
    for (const tone of ['calm', 'warn', 'bad'] as const)
      expect(
        seconds(
          <Banner tone={tone} leaves>
            Not saved.
          </Banner>,
        ),
      ).toBeUndefined();
  });

  it('is not announced when it is a note', () => {
    expect(show(<Note tone="bad">It is so.</Note>)).not.toContain('role=');
  });
});

it.each([
  [62, ['M0 .5H62']],
  [0, []],
  [-1, []],
  [130, ['M0 .5H100']],
])('draws %d percent as %j of 100, with a label', (percent, drawn) => {
  const html = show(<Meter percent={percent} label="used" />);
  expect(elements(html, 'path').map(({ d }) => d)).toEqual(drawn);
  expect(elements(html, 'svg')[0]).toMatchObject({ role: 'img', 'aria-label': 'used' });
});

it('shows the number of the step', () => {
  const html = show(<Progress step={2} of={3} />);
  expect(words(html)).toBe('Step 2 of 3');
  expect(elements(html, 'path')[0]).toMatchObject({ d: 'M0 .5H66' });
});

it('ties a button that cannot be used to the reason beside it', () => {
  const html = show(
    <DisabledAction id="why" why="Because.">
      Go
    </DisabledAction>,
  );
  expect(elements(html, 'button')[0]).toMatchObject({ disabled: '', 'aria-describedby': 'why' });
  expect(elements(html, 'p')[0]).toMatchObject({ id: 'why' });
});

it('sends a form with the token of its page', () => {
  const html = show(<PostForm action="/there">x</PostForm>);
  expect(elements(html, 'form')[0]).toMatchObject({ method: 'post', action: '/there' });
  expect(elements(html, 'input')).toEqual([{ type: 'hidden', name: '_token', value: 'page-token' }]);
});

it('shows the operation, the time of the last read, and that nobody must wait', () => {
  const html = show(<Pending lastCheckedAt={sampleNow - 12_000}>It usually takes a minute.</Pending>);
  expect(words(html)).toContain('It usually takes a minute. Last checked 12 seconds ago. You can close this page.');
  expect(elements(html, 'time')[0]).toMatchObject({ dateTime: '2026-11-22T02:59:48Z' });
});

it('has a reload link on a pending page for browsers without reloads (POLL-10)', () => {
  const links = (html: string) => elements(html, 'a').map(({ href }) => href);
  expect(links(show(<Pending>It usually takes a minute.</Pending>))).toEqual([samplePage.path]);
  const after = { ...samplePage, query: '?after=operation-000001' };
  expect(links(show(<Pending>It usually takes a minute.</Pending>, after))).toEqual(['/home?after=operation-000001']);
});

it('gives each row that leads on a line of its own in text browsers (SHELL-26)', () => {
  const links = [
    { to: '/bills', words: 'Bills and payments', text: 'Bills, payments and cards' },
    { to: '/router', words: 'Home router' },
  ];
  const rows = parse(show(<LinkRows label="More" links={links} />)).querySelectorAll('nav > ul > li');
  expect(rows.map((row) => words(row))).toEqual(['Bills and payments Bills, payments and cards', 'Home router']);
});

it('shows the result once if it is all the customer waited for (SHELL-36)', () => {
  expect(words(show(<Success said="2 GB added" title="2 GB added" />))).toBe('2 GB added');
  expect(words(show(<Success said="2 GB added" title="5.3 GB left" />))).toBe('2 GB added 5.3 GB left');
});

it('names the answer in a Change link', () => {
  const html = show(<Summary rows={[{ term: 'Extra data', value: '2 GB', change: '/back' }]} />);
  expect(words(html)).toBe('Extra data 2 GB Change extra data');
  expect(elements(html, 'a')).toEqual([{ href: '/back' }]);
});

it('opens other sites in a new tab, without opener and referrer', () => {
  expect(
    elements(
      show(
        <ButtonLink newTab to="https://help.example/">
          Help
        </ButtonLink>,
      ),
      'a',
    )[0],
  ).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
});

it('makes the number in a sentence a link to call', () => {
  const html = show(
    <p>
      <CallText number="1.800.427.8686">Call 1.800.427.8686, please.</CallText>
    </p>,
  );
  expect(words(html)).toBe('Call 1.800.427.8686, please.');
  expect(elements(html, 'a')[0]).toMatchObject({ href: 'tel:+18004278686' });
  expect(
    show(
      <p>
        <CallText number="1.800.427.8686">No number.</CallText>
      </p>,
    ),
  ).toBe('<p>No number.</p>');
});

it('apologises to the letter, with the number', () => {
  const html = show(<LetsTalk />);
  expect(words(html)).toContain(
    "We're sorry. The service you're attempting to access or update is temporarily unavailable.",
  );
  expect(words(html)).toContain('1.800.427.8686');
});

it('has a cross for bad news, labeled in the page’s language', () => {
  const banner = <Banner tone="bad">Not saved.</Banner>;
  expect(show(banner)).toContain('data-dismiss="Dismiss"');
  expect(show(banner, { ...samplePage, language: 'es' })).toContain('data-dismiss="Cerrar"');
  expect(
    show(
      <Banner tone="ok" leaves>
        Saved.
      </Banner>,
    ),
  ).not.toContain('data-dismiss');
});

describe('PhoneNumber', () => {
  it('breaks after the area code and nowhere else', () => {
    expect(show(<PhoneNumber digits="5550102231" />)).toContain('>(555) 010-2231<');
  });
});
