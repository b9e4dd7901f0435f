import { useForm } from '@conform-to/react';
import type { ReactElement, ReactNode } from 'react';
import { CheckBox } from '#app/forms/check-box.tsx';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Button, ButtonLink, MainLink } from '#app/ui/button.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { Section } from '#app/ui/section.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useWayBackToStart } from '#app/ui/way-back.ts';
import { phoneSystems } from '#rpc/domain/esim-code.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { EsimSetup, EsimSetupPage } from './intent.ts';
import { esimSetupMessages } from './copy.ts';
import type { SetupFields } from './form.ts';
import { Install } from './install.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';

/** The setup guide of an eSIM, until it is set up (ESIM-1, ESIM-2). */
export function EsimSetupView({ page, again }: { page: EsimSetupPage; again?: FormReply | undefined }): ReactElement {
  const copy = useCopy(esimSetupMessages);
  switch (page.kind) {
    case 'setup':
      return <Setup page={page} again={again} />;
    case 'done':
      return <Ended page={page} words={copy.isDone} />;
    case 'sim':
      return <Ended page={page} words={copy.isSim} />;
    case 'not-active':
      return (
        <Ended page={page} words={copy.notActive}>
          <ButtonLink to={paths.status(page.line.ref)}>{copy.notActive.status}</ButtonLink>
        </Ended>
      );
  }
}

function Setup({ page, again }: { page: EsimSetup; again: FormReply | undefined }) {
  const copy = useCopy(esimSetupMessages);
  const { after } = page;
  const isEnding = after?.summary.kind === 'esim-setup' && isInProgress(after.state);
  const [form, fields] = useForm<SetupFields>({ id: 'esim-setup', lastResult: again });
  return (
    <SinglePage title={copy.title} about={<LineName line={page.line} />} back={useWayBackToStart()}>
      <ErrorSummary fields={[fields.completed]} />
      {after && !again && <OperationBanner entry={after} />}
      {page.decision.allowed ? (
        <>
          <p>{copy.intro}</p>
          <Systems page={page} />
          <Install page={page} />
          <Guide page={page} />
          {!isEnding && (
            <PostForm form={form} operation={page.operationId}>
              <CheckBox field={fields.completed}>{copy.completed}</CheckBox>
              <div className="acts">
                <Button main={!isInstallFirst(page)}>{copy.done}</Button>
                <ButtonLink to={paths.resendKit(page.line.ref)}>{copy.resend}</ButtonLink>
              </div>
            </PostForm>
          )}
        </>
      ) : (
        <Refused why={page.decision} />
      )}
    </SinglePage>
  );
}

/** The link that installs the eSIM has the page's filled button, on the phone or after signing in again. */
function isInstallFirst({ code, isOnPhone }: EsimSetup): boolean {
  return code.kind === 'sign-in-again' || (code.kind === 'shown' && isOnPhone);
}

/** Tabs that are links: they work without script, and their choice is in the address (ESIM-3). */
function Systems({ page: { line, system } }: { page: EsimSetup }) {
  const copy = useCopy(esimSetupMessages);
  return (
    <nav className="acts" aria-label={copy.choose}>
      {phoneSystems.map((phoneSystem) => (
        <a
          key={phoneSystem}
          className={phoneSystem === system ? 'btn' : 'tap'}
          href={paths.esimSetup(line.ref, { system: phoneSystem })}
          aria-current={phoneSystem === system ? 'true' : undefined}
        >
          {copy.systems[phoneSystem]}
        </a>
      ))}
    </nav>
  );
}

/** Two steps in a row on phones, four on wider screens (ESIM-3). */
function Guide({ page: { system } }: { page: EsimSetup }) {
  const { guide } = useCopy(esimSetupMessages);
  return (
    <Section title={guide.title}>
      <PlainList ordered className="options">
        {guide[system].map((step, index) => (
          <li className="card" key={step}>
            <b>{index + 1}</b> {step}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Ended({
  page,
  words,
  children,
}: {
  page: Exclude<EsimSetupPage, EsimSetup>;
  words: { title: string; text: string };
  children?: ReactNode;
}) {
  const { home } = useCopy(esimSetupMessages);
  return (
    <SinglePage title={words.title} about={<LineName line={page.line} />}>
      <p>{words.text}</p>
      <div className="acts">
        <MainLink to={paths.postActivationHome}>{home}</MainLink>
        {children}
      </div>
    </SinglePage>
  );
}
