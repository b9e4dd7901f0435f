import { useForm } from '@conform-to/react';
import type { WaitWords } from '#app/assist/field-words.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { DateTime } from '#app/ui/date-time.tsx';
import { Field } from '#app/ui/field.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { isBeingSent } from '#rpc/domain/account-lock.ts';
import type { OtpForm } from '../unlock/intent.ts';
import { CodeWait } from '../code-wait.tsx';
import { LockFailed } from '../lock-failed.tsx';
import { unlockMessages } from '../unlock/copy.ts';
import { otpMessages } from './copy.ts';
import type { OtpFields } from './form.ts';

interface OtpViewProps {
  form: OtpForm;
  again?: FormReply | undefined;
  /** Nothing was sent; from `until` on a new password can be sent. `used`: no attempt of this one is left. */
  wait?: { until: number; used: boolean } | undefined;
}

/** The page to enter the one-time password, or to send a new one (LOCK-6, LOCK-7). */
export function OtpView({ form, again, wait }: OtpViewProps) {
  const copy = useCopy(otpMessages);
  const { back, title } = useCopy(unlockMessages);
  const { over } = copy;
  const titles = { failed: title, 'not-sent': title, 'under-way': title, over: over.title, open: copy.title };
  return (
    <SinglePage title={titles[stageOf(form)]} back={{ to: paths.settings, words: back }}>
      {form.decision.allowed || stageOf(form) === 'under-way' ? (
        <Body form={form} again={again} wait={wait} />
      ) : (
        <Refused why={form.decision} />
      )}
    </SinglePage>
  );
}

/**
 * `failed`: no password was emailed (LOCK-4). `not-sent`: nothing was sent to the carrier. `under-way`: the reply to
 * the request or to a try is on its way. `over`: the password unlocks nothing anymore (LOCK-15). Only an open one has a
 * field.
 */
function stageOf({ code, attempt, isOpen }: OtpForm): 'failed' | 'not-sent' | 'under-way' | 'over' | 'open' {
  if (code.state === 'refused') return 'failed';
  if (code.state === 'not-sent') return 'not-sent';
  if (isBeingSent(code) || (attempt && isBeingSent(attempt.entry))) return 'under-way';
  return isOpen ? 'open' : 'over';
}

function Body({ form, again, wait }: OtpViewProps) {
  const { attempt, code } = form;
  const stage = stageOf(form);
  if (stage === 'failed') return <LockFailed again />;
  if (stage === 'not-sent')
    return (
      <>
        <OperationBanner entry={code} />
        <Resend form={form} wait={wait} />
      </>
    );
  if (stage === 'under-way') return <OperationBanner entry={isBeingSent(code) ? code : (attempt?.entry ?? code)} />;
  return stage === 'over' ? (
    <CodeOver form={form} again={again} wait={wait} />
  ) : (
    <EnterCode form={form} again={again} wait={wait} />
  );
}

/** The password is over: why, and the way to a new one. */
function CodeOver({ form, again, wait }: OtpViewProps) {
  const { over } = useCopy(otpMessages);
  const errors = again?.error?.otp ?? [];
  return (
    <>
      <LateReason form={form} again={again} />
      {errors.map((text) => (
        <Banner tone="bad" text={text} key={text} />
      ))}
      <TooEarlyNote wait={wait} />
      <p>{over.text(form.emailId)}</p>
      <Resend form={form} wait={wait} />
    </>
  );
}

/** Reason for the rejection of a one-time password whose reply came after its page (LOCK-9). */
function LateReason({ form: { attempt }, again }: Pick<OtpViewProps, 'form' | 'again'>) {
  const { replies } = useCopy(otpMessages);
  return attempt?.reason && !again ? <Banner tone="bad">{replies[attempt.reason]}</Banner> : null;
}

function TooEarlyNote({ wait }: Pick<OtpViewProps, 'wait'>) {
  if (!wait) return null;
  return wait.used ? <TriesUsed until={wait.until} /> : <CodeWait until={wait.until} />;
}

function EnterCode({ form, again, wait }: OtpViewProps) {
  const copy = useCopy(otpMessages);
  const { keep } = useCopy(unlockMessages);
  const [entered, fields] = useForm<OtpFields>({ id: 'unlock', lastResult: again });
  const { code, emailId, operationId, triesLeft } = form;
  return (
    <>
      <LateReason form={form} again={again} />
      <ErrorSummary fields={[fields.otp]} />
      <TooEarlyNote wait={wait} />
      {code.state === 'done' ? <p>{copy.sent(emailId)}</p> : <Note tone="warn">{copy.unsure(emailId)}</Note>}
      <PostForm
        form={entered}
        operation={operationId}
        hidden={{ ask: 'unlock' }}
        button={copy.button}
        back={{ to: paths.settings, words: keep }}
        signInFirst
      >
        <Field
          field={fields.otp}
          label={copy.label}
          hint={triesLeft === undefined ? copy.hint : `${copy.hint} ${copy.triesLeft(triesLeft)}`}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          assist={{ kind: 'otp' }}
          required
        />
      </PostForm>
      <Resend form={form} wait={wait} />
    </>
  );
}

const minute = 60_000;

/** Message that the portal's own limit of tries is reached (LOCK-10). */
function TriesUsed({ until }: { until: number }) {
  const { now } = usePage();
  const { used } = useCopy(otpMessages);
  return (
    <Banner tone="bad" title={used.title}>
      {until - now < minute ? (
        used.now
      ) : (
        <>
          {used.from} <DateTime at={Math.ceil(until / minute) * minute} />.
        </>
      )}
    </Banner>
  );
}

/** With script the button counts down to its time; without it the server's reply has the time (LOCK-7). */
function Resend({ form: { resendAt, resendId }, wait }: Pick<OtpViewProps, 'form' | 'wait'>) {
  const { now } = usePage();
  const copy = useCopy(otpMessages);
  const { wait: words } = useCopy(unlockMessages);
  const secondsLeft = Math.ceil((Math.max(resendAt, wait?.until ?? 0) - now) / 1000);
  const counts = secondsLeft > 0 && secondsLeft < 60;
  return (
    <PostForm operation={resendId} hidden={{ ask: 'another' }}>
      <div>
        <div className="acts">
          <button
            type="submit"
            className="btn"
            aria-describedby="resend-hint"
            data-wait={counts ? secondsLeft : undefined}
            data-words={counts ? JSON.stringify(waitWords(words.seconds)) : undefined}
          >
            {copy.resend}
          </button>
        </div>
        <p className="hint why quiet small" id="resend-hint">
          {copy.resendHint}
        </p>
      </div>
    </PostForm>
  );
}

/** Returns the words of the countdown for one second, and for more with "#" as the number. */
function waitWords(seconds: (seconds: number) => string): WaitWords {
  return { one: seconds(1), more: seconds(0).replace('0', '#') };
}
