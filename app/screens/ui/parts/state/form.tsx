import { BackLink } from '#app/ui/back-link.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { CallButton, HomeButton } from '#app/ui/next-step.tsx';
import type { Shown } from './state.ts';

const sizes = [
  { value: '1', label: '1 GB', detail: '$5.00' },
  { value: '2', label: '2 GB', detail: '$10.00' },
  { value: '5', label: '5 GB', detail: 'Not on sale', disabled: true },
];

/** What is pressed, chosen and filled in. */
export const formStates: Shown = {
  'back-link': { plain: <BackLink to="/home">Back to Home</BackLink> },
  button: {
    main: <Button main>Add 2 GB for $10.00</Button>,
    other: <Button>Change something</Button>,
    link: <ButtonLink to="/help">Support</ButtonLink>,
    'main link': (
      <ButtonLink main to="/help">
        Support
      </ButtonLink>
    ),
    long: <Button main>Words that are far too long for a button but that somebody needed all the same</Button>,
    several: (
      <div className="acts">
        <Button main>Yes</Button>
        <Button>No</Button>
      </div>
    ),
  },
  choice: {
    plain: <Choice id="size-a" name="size-a" legend="How much?" options={sizes} />,
    chosen: (
      <Choice
        id="size-b"
        name="size-b"
        legend="How much?"
        hint="It lasts until the bill cycle ends."
        options={sizes}
        chosen="2"
      />
    ),
    wrong: (
      <Choice id="size-c" name="size-c" legend="How much?" options={sizes} errors={['Choose how much data to add.']} />
    ),
  },
  'disabled-action': {
    'with its reason': (
      <DisabledAction id="why-a" why="This line is suspended.">
        Add Data
      </DisabledAction>
    ),
    'reason said elsewhere': <DisabledAction id="why-a">Add Data</DisabledAction>,
  },
  'error-summary': {
    'two errors': (
      <ErrorSummary
        errors={[
          { field: 'imei-c', message: 'Enter valid IMEI Number' },
          { field: 'size-c', message: 'Choose how much data to add.' },
        ]}
      />
    ),
  },
  field: {
    plain: <Field id="imei-a" name="imei-a" label="IMEI" />,
    'hint and counter': (
      <Field
        id="imei-b"
        name="imei-b"
        label="IMEI"
        hint="Dial *#06# to see it."
        value="35693803"
        count={15}
        inputMode="numeric"
      />
    ),
    wrong: <Field id="imei-c" name="imei-c" label="IMEI" errors={['Enter valid IMEI Number']} value="123" count={15} />,
    day: (
      <Field
        id="day-a"
        name="day-a"
        label="First day"
        type="date"
        value="2026-11-03"
        min="2025-11-03"
        max="2026-11-21"
      />
    ),
    disabled: <Field id="imei-d" name="imei-d" label="Country" value="United States" disabled />,
  },
  'external-link': {
    main: (
      <ExternalLink main to="https://example.test/">
        Open the help center
      </ExternalLink>
    ),
    other: <ExternalLink to="https://example.test/">Start a chat</ExternalLink>,
  },
  'post-form': {
    plain: (
      <PostForm>
        <Field id="name-a" name="name-a" label="First name" value="Dana" />
        <Button main>Save the name</Button>
      </PostForm>
    ),
  },
  'next-step': { home: <HomeButton main />, call: <CallButton /> },
};
