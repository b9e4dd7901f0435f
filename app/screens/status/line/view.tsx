import type { ReactElement, ReactNode } from 'react';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { successMessages } from '#app/copy/success.ts';
import { usualMessages } from '#app/copy/usual.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { ButtonLink, CallButton, HomeButton, MainLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { LinkList } from '#app/ui/link-list.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Pending } from '#app/ui/pending.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { phoneText, PhoneText } from '#app/ui/phone-number.tsx';
import { Section } from '#app/ui/section.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Success } from '#app/ui/success.tsx';
import { useWayBack } from '#app/ui/way-back.ts';
import { Longer } from '#app/ui/usual.tsx';
import { useFirstMonth } from '#app/ui/first-month.tsx';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { LineStatus, Refusal, StatusView } from './intent.ts';
import { lineStatusPageMessages } from './copy.ts';
import { FixForm } from './fix-form.tsx';
import { PortTimeline } from './port-timeline.tsx';
import { lineStatusMessages, statusWords } from '#app/copy/line-status.ts';
import type { Language } from '#app/copy/language.ts';

type ViewOf<A extends StatusView['kind']> = Extract<StatusView, { kind: A }>;
interface PartProps<A extends StatusView['kind']> {
  page: LineStatus;
  view: ViewOf<A>;
}

/** The state of a line's activation or port-in, and the detail to correct (PORT-1). */
export function LineStatusView({ page, again }: { page: LineStatus; again?: FormReply | undefined }): ReactElement {
  const { view } = page;
  switch (view.kind) {
    case 'activating':
    case 'porting':
      return <UnderWay page={page} view={view} />;
    case 'fix':
      return <Rejected page={page} view={view} again={again} />;
    case 'care':
      return <CallCare page={page} view={view} />;
    case 'active':
      return <Active page={page} view={view} />;
    case 'other':
      return <NothingUnderWay page={page} view={view} />;
  }
}

function Frame({ page, children }: { page: LineStatus; children: ReactNode }) {
  return (
    <SinglePage
      title={titleOfStatus(page.view, usePage().language)}
      about={<LineName line={page.line} />}
      back={useWayBack()}
    >
      {children}
      <Others page={page} />
    </SinglePage>
  );
}

/** Links to other lines with an operation in progress. */
function Others({ page }: { page: LineStatus }) {
  const { others } = useCopy(lineStatusPageMessages);
  const ordinals = useCopy(ordinalMessages);
  if (page.others.length === 0) return null;
  return (
    <Section title={others}>
      <LinkList links={page.others.map((line) => ({ to: paths.status(line.ref), words: lineTitle(line, ordinals) }))} />
    </Section>
  );
}

function UnderWay({ page, view }: PartProps<'activating' | 'porting'>) {
  const copy = useCopy(lineStatusPageMessages);
  const usual = useCopy(usualMessages);
  const isPort = view.kind === 'porting';
  const number = isPort ? view.number : undefined;
  const text = isPort ? copy.porting.text(copy.porting.yourNumber) : copy.activating.text;
  return (
    <Frame page={page}>
      {page.after?.state === 'done' && <Banner tone="ok">{copy.fix.sent}</Banner>}
      {isPort && (
        <>
          <PortTimeline steps={view.steps} />
          <Note tone="warn">{copy.porting.keep}</Note>
        </>
      )}
      <Pending lastCheckedAt={page.lastCheckedAt}>
        {number ? <PhoneText digits={number}>{copy.porting.text(phoneText(number))}</PhoneText> : text}{' '}
        {!view.isLong && usual[isPort ? 'port-in' : 'activation']}
      </Pending>
      {view.isLong && (
        <Note tone="warn">
          <Longer id={page.after?.id} />
        </Note>
      )}
    </Frame>
  );
}

/** Ends of a correction after which the carrier may not have it: the form alone would not show them (SIGNIN-16). */
const doubtfulEnds: readonly OperationState[] = ['not-sent', 'no-trace', 'cannot-tell', 'needs-care'];

function Rejected({ page, view, again }: PartProps<'fix'> & { again: FormReply | undefined }) {
  const copy = useCopy(lineStatusPageMessages);
  const { after } = page;
  return (
    <Frame page={page}>
      {view.refused && !again && (
        <Banner tone="bad" title={copy.fix.notSent} stays>
          <WhatHelps refused={view.refused} />
        </Banner>
      )}
      {after && !again && doubtfulEnds.includes(after.state) && <OperationBanner entry={after} />}
      {view.isSending ? (
        <Pending lastCheckedAt={after?.lastCheckedAt}>{copy.fix.sending}</Pending>
      ) : (
        <FixForm view={view} again={again} />
      )}
      <PortTimeline steps={view.steps} />
    </Frame>
  );
}

/** Help after a refusal (LEDGER-42), and that the marketing system has the customer's address (PORT-22). */
function WhatHelps({ refused: { operationId, help, leadEmail } }: { refused: Refusal }) {
  const { careNumber } = usePage().brand;
  const { helps, willTell } = useCopy(lineStatusPageMessages);
  return (
    <>
      <CallText number={careNumber}>{helps[help](careNumber, spokenReference(operationId))}</CallText>{' '}
      {leadEmail !== undefined && (help === 'later' || help === 'device') && willTell[help](leadEmail)}
    </>
  );
}

function CallCare({ page, view }: PartProps<'care'>) {
  const { careNumber } = usePage().brand;
  const copy = useCopy(lineStatusPageMessages).care;
  const moneyText = useFirstMonth(true);
  const { isPort, isNotBegun = false, firstMonth, refused } = view;
  const text = isNotBegun ? copy.notBegun : (isPort ? copy.port : copy.activation).text;
  return (
    <Frame page={page}>
      <Note tone="bad" more={firstMonth && <p>{moneyText(firstMonth)}</p>}>
        <CallText number={careNumber}>{text(careNumber)}</CallText> {refused && <WhatHelps refused={refused} />}
      </Note>
      <div className="acts">
        <CallButton main number={careNumber} />
        {(isNotBegun || !isPort) && (
          <ButtonLink to={paths.activation(page.line.ref)}>{copy.activation.again}</ButtonLink>
        )}
        <HomeButton />
      </div>
    </Frame>
  );
}

function Active({ page, view }: PartProps<'active'>) {
  const copy = useCopy(lineStatusPageMessages).done;
  const success = useCopy(successMessages);
  const { title, text } = view.isPort ? copy.port : copy.activation;
  const { msisdn } = page.line;
  return (
    <div className="sheet">
      <Success said={title} title={msisdn ? (view.isPort ? success.ported : success.number)(msisdn) : title}>
        <p>
          <LineName line={{ ...page.line, msisdn: undefined }} />. {text}
        </p>
        {view.setupLeft && <p>{copy.setup}</p>}
        {!view.esim && <p>{copy.sim}</p>}
      </Success>
      {view.steps.length > 0 && <PortTimeline steps={view.steps} />}
      <div className="acts">
        {view.setupLeft && <MainLink to={paths.continueSetup(page.line.ref)}>{copy.continue}</MainLink>}
        <ButtonLink main={!view.setupLeft} to={paths.postActivationHome}>
          {copy.home}
        </ButtonLink>
      </div>
      <Others page={page} />
    </div>
  );
}

/** The state of a line without an operation in progress, or whose activation has no page of its own (ACTIVATE-44). */
function NothingUnderWay({ page, view: { state, decision, operationId } }: PartProps<'other'>) {
  const { other, done } = useCopy(lineStatusPageMessages);
  const isOut = state === 'suspended' || state === 'disconnected';
  return (
    <Frame page={page}>
      <p>{isOut && !decision.allowed ? <ReasonText why={decision} /> : other.text}</p>
      {operationId !== undefined && <Reference id={operationId} />}
      <div className="acts">
        <MainLink to={paths.postActivationHome}>{done.home}</MainLink>
        {state !== 'not-activated' && <CallButton />}
      </div>
    </Frame>
  );
}

/** Returns the title of the page and its tab, by the state of the activation or port-in. */
export function titleOfStatus(view: StatusView, language: Language): string {
  const copy = lineStatusPageMessages[language];
  switch (view.kind) {
    case 'activating':
    case 'porting':
      return copy[view.kind].title;
    case 'fix':
      return copy.fix.title;
    case 'care':
      return copy.care[view.isPort ? 'port' : 'activation'].title;
    case 'active':
      return copy.done[view.isPort ? 'port' : 'activation'].title;
    case 'other':
      return view.state === 'not-activated'
        ? copy.other.title
        : statusWords(view.state, view.isNonPay, lineStatusMessages[language]).tag;
  }
}
