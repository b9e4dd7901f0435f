import { type FieldMetadata, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';
import { Button, ButtonLink, CallButton, ExternalLink, HomeButton, MainLink } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { Field } from '#app/ui/field.tsx';
import { PayButton } from '#app/ui/pay-button.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { SizeBar } from '#app/ui/size-bar.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import type { Shown } from './states.ts';

const plans = [
  { value: '2gb', label: 'Best Fit 2GB', detail: '$15.00 per month · From Dec 5', aside: '−$5.00 a month' },
  { value: '10gb', label: 'Best Fit 10GB', detail: '$30.00 per month', aside: '+$10.00 a month' },
];
const sizes = [
  { value: '1', label: '1 GB', detail: '$5.00' },
  { value: '2', label: '2 GB', detail: '$10.00' },
  { value: '5', label: '5 GB', detail: 'Not on sale', disabled: true },
];

interface SampleProps {
  id: string;
  value?: string;
  error?: string;
  children: (field: FieldMetadata<string | undefined>) => ReactNode;
}

/** A form with one field, in the shape that conform returns. */
function Sample({ id, value, error, children }: SampleProps) {
  const [, { sample }] = useForm<{ sample: string | undefined }>({
    id,
    lastResult: { initialValue: value === undefined ? {} : { sample: value }, error: error ? { sample: [error] } : {} },
  });
  return children(sample);
}

/** States of parts that people press, choose or fill in. */
export const formStates: Shown = {
  'back-link': { plain: <BackLink to="/home">Back to Home</BackLink> },
  button: {
    main: <Button main>Add 2 GB for $10.00</Button>,
    other: <Button>Change something</Button>,
    link: <ButtonLink to="/help">Support</ButtonLink>,
    'main link': <MainLink to="/help">Support</MainLink>,
    long: <Button main>Words that are far too long for a button but that somebody needed all the same</Button>,
    several: (
      <div className="acts">
        <Button main>Yes</Button>
        <Button>No</Button>
      </div>
    ),
  },
  'pay-button': {
    'at once': <PayButton amount={9562} autoPay="off" operationId="operation-000001" />,
    'with auto-pay': <PayButton amount={9562} autoPay="on" operationId="operation-000001" />,
  },
  choice: {
    plain: <Sample id="size-a">{(field) => <Choice field={field} legend="How much?" options={sizes} />}</Sample>,
    chosen: (
      <Sample id="size-b" value="2">
        {(field) => (
          <Choice field={field} legend="How much?" hint="It lasts until the billing cycle ends." options={sizes} />
        )}
      </Sample>
    ),
    'wide, with prices': (
      <Sample id="plan-a" value="2gb">
        {(field) => <Choice field={field} legend="Which plan do you want?" options={plans} wide />}
      </Sample>
    ),
    'to scale': (
      <Sample id="plan-c">
        {(field) => (
          <Choice
            wide
            field={field}
            legend="Which plan?"
            options={[
              {
                value: '5gb',
                size: (
                  <>
                    <span>
                      <b>Best Fit 5GB</b>
                    </span>{' '}
                    <span>
                      <b>$25.00</b>
                    </span>
                    <SizeBar gigabytes={5} largest={15} used={3.9} />
                    <small>−$10.00</small>
                  </>
                ),
              },
            ]}
          />
        )}
      </Sample>
    ),
    'with more': (
      <Sample id="size-d">
        {(field) => (
          <Choice
            field={field}
            legend="How much?"
            options={sizes}
            shown={2}
            more={{ more: 'More sizes', fewer: 'Fewer sizes' }}
          />
        )}
      </Sample>
    ),
    wrong: (
      <Sample id="size-c" error="Choose how much data to add.">
        {(field) => <Choice field={field} legend="How much?" options={sizes} />}
      </Sample>
    ),
  },
  // In a form: the page's other choices have the same name.
  reveal: {
    'one of two is chosen': (
      <Sample id="number-a" value="new">
        {(field) => (
          <form id={field.formId}>
            <fieldset>
              <legend className="unseen">Which number do you want?</legend>
              <Reveal field={field} value="keep" id={field.id} label="Keep Current Number" detail="Move it to us.">
                <Sample id="phone-a">{(phone) => <Field field={phone} label="Current phone number" />}</Sample>
              </Reveal>
              <Reveal field={field} value="new" id={`${field.id}-new`} label="Get a New Number" detail="By ZIP code.">
                <Sample id="zip-a">{(zip) => <Field field={zip} label="ZIP code" />}</Sample>
              </Reveal>
            </fieldset>
          </form>
        )}
      </Sample>
    ),
    closed: (
      <Sample id="number-b">
        {(field) => (
          <fieldset>
            <legend className="unseen">Which number do you want?</legend>
            <Reveal
              field={field}
              value="new"
              id={field.id}
              label="Get a New Number"
              detail="By ZIP code."
              why="A SIM swap is in progress on this line."
            />
          </fieldset>
        )}
      </Sample>
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
        fields={[
          { id: 'imei-c-sample', errors: ['Enter valid IMEI Number'] },
          { id: 'size-c-sample', errors: ['Choose how much data to add.'] },
        ]}
      />
    ),
  },
  field: {
    plain: <Sample id="imei-a">{(field) => <Field field={field} label="IMEI" />}</Sample>,
    'hint and counter': (
      <Sample id="imei-b" value="35693803">
        {(field) => (
          <Field
            field={field}
            label="IMEI"
            hint="Dial *#06# to see it."
            count={{ typed: 8, wanted: 15 }}
            inputMode="numeric"
          />
        )}
      </Sample>
    ),
    wrong: (
      <Sample id="imei-c" value="123" error="Enter valid IMEI Number">
        {(field) => <Field field={field} label="IMEI" count={{ typed: 3, wanted: 15 }} />}
      </Sample>
    ),
    day: (
      <Sample id="day-a" value="2026-11-03">
        {(field) => <Field field={field} label="First day" type="date" min="2025-11-03" max="2026-11-21" />}
      </Sample>
    ),
  },
  'select-field': {
    plain: (
      <Sample id="state-a" value="MA">
        {(field) => (
          <SelectField
            field={field}
            label="State"
            empty="Choose"
            options={{ MA: 'Massachusetts', PR: 'Puerto Rico' }}
          />
        )}
      </Sample>
    ),
    wrong: (
      <Sample id="state-b" error="State cannot be empty">
        {(field) => <SelectField field={field} label="State" empty="Choose" options={{ MA: 'Massachusetts' }} />}
      </Sample>
    ),
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
        <Sample id="name-a" value="Dana">
          {(field) => <Field field={field} label="First name" />}
        </Sample>
        <Button main>Save the name</Button>
      </PostForm>
    ),
  },
  'next-step': { home: <HomeButton main />, call: <CallButton /> },
};
