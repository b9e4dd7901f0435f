import { tones } from '#app/copy/tone.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button, ButtonLink, MainLink } from '#app/ui/button.tsx';
import { CalendarLink } from '#app/ui/calendar-link.tsx';
import { CallLink, CallText } from '#app/ui/call-link.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { DataSize } from '#app/ui/data-size.tsx';
import { Day } from '#app/ui/day.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { NextBillPanel } from '#app/ui/next-bill.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LinkList } from '#app/ui/link-list.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { PageContextProvider } from '#app/ui/page-context.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { TellMe } from '#app/ui/tell-me.tsx';
import { samplePage } from '#app/ui/testing/sample-page.ts';
import { StepsSide } from '#app/ui/steps-side.tsx';
import { Success } from '#app/ui/success.tsx';
import { MailText } from '#app/ui/mail-text.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { PlanSizeCard } from '#app/ui/plan-size-card.tsx';
import { Scene } from '#app/ui/scene.tsx';
import { SizeBar } from '#app/ui/size-bar.tsx';
import { DateTime } from '#app/ui/date-time.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { Money } from '#app/ui/money.tsx';
import { Pending } from '#app/ui/pending.tsx';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { List } from '#app/ui/list.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Reference, RequestReference } from '#app/ui/reference.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { entry, sampleBill, sampleCharge } from '#app/ui/testing/sample.ts';
import { type AwaitedOperation, Longer, Usual } from '#app/ui/usual.tsx';
import { sampleNow } from '#app/ui/testing/sample-page.ts';
import { TextOrRelay } from '#app/ui/text-or-relay.tsx';
import { TimeAgo } from '#app/ui/time-ago.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import { each, type Shown } from './states.ts';

const number = '1.800.555.0100';
const gigabyte = 1024 ** 3;
const minute = 60_000;

/** Parts that inform: texts, figures, signs, notices. */
const awaited = (part: Partial<AwaitedOperation> = {}): AwaitedOperation => ({
  id: 'x3Yb-7kQz_90LmNp',
  kind: 'top-up',
  state: 'pending',
  sentAt: sampleNow - 20_000,
  ...part,
});

export const wordStates: Shown = {
  'first-month': {
    held: <FirstMonthText of={{ kind: 'held', hold: { amount: 2500, since: sampleNow } }} />,
    paid: <FirstMonthText of={{ kind: 'paid', amount: 2656, on: sampleNow }} />,
    unclear: <FirstMonthText of={{ kind: 'unclear', what: 'payment' }} />,
  },
  'next-bill': {
    known: <NextBillPanel bill={sampleBill()} paidBy={{ kind: 'auto-pay' }} balance={0} />,
  },
  banner: {
    ...each(tones, (tone) => (
      <Banner tone={tone} title={`A banner, ${tone}`}>
        What has just happened, in a sentence.
      </Banner>
    )),
    'without a title': <Note tone="calm">What is so, as a part of the page.</Note>,
    long: (
      <Note
        tone="warn"
        title="A title that is as long as a title can reasonably get before it has to stand on two lines"
      >
        A text that says what happened, what it means, and what to do next, in more words than anybody would like to
        read on a phone.
      </Note>
    ),
  },
  'calendar-link': { plain: <CalendarLink day="2026-12-03" about="bill-due" /> },
  'text-or-relay': { plain: <TextOrRelay /> },
  'call-link': { plain: <CallLink number={number} /> },
  'call-text': {
    'with the number': <CallText number={number}>{`Call ${number}, and we’ll help.`}</CallText>,
    without: <CallText number={number}>We’ll help.</CallText>,
  },
  'reason-text': { plain: <ReasonText why={{ reason: 'unpaid' }} /> },
  charge: {
    'on a bill': <ChargeLine charge={sampleCharge()} />,
    'every month, plus tax': <ChargeLine charge={sampleCharge({ isMonthly: true, isTaxed: false })} />,
    'with a hold': <ChargeLine charge={sampleCharge()} hold={2500} />,
    now: <ChargeLine charge={sampleCharge({ at: 'now', with: { kind: 'card' } })} />,
    'of the account holder': <ChargeLine charge={sampleCharge({ with: { kind: 'holder' } })} />,
    'by hand': <ChargeLine charge={sampleCharge({ with: { kind: 'hand' } })} />,
    charged: <ChargeLine isDone charge={sampleCharge({ at: 'now' })} />,
  },
  'data-size': {
    none: <DataSize bytes={0} />,
    gigabytes: <DataSize bytes={6.2 * gigabyte} />,
    'beside a larger one': <DataSize bytes={512 * 1024 ** 2} beside={5 * gigabyte} />,
  },
  'operation-banner': {
    ...each(operationStates, (state) => <OperationBanner entry={entry({ state, lastCheckedAt: sampleNow - 8_000 })} />),
    'never arrived': <OperationBanner entry={entry({ state: 'refused', refusal: 'absent' })} />,
    'a mail of which nothing is known': (
      <OperationBanner
        entry={entry({
          state: 'refused',
          refusal: 'absent',
          summary: { kind: 'email-bill', invoiceDate: '2026-11-03' },
        })}
      />
    ),
    'with something to press': (
      <OperationBanner entry={entry()}>
        <Button>Undo</Button>
      </OperationBanner>
    ),
  },
  day: { 'this year': <Day day="2026-12-03" />, 'another year': <Day day="2025-03-14" /> },
  icon: {
    edit: (
      <span className="edit">
        <Icon name="edit" />
      </span>
    ),
  },
  'lets-talk': { plain: <LetsTalk /> },
  'link-list': {
    plain: (
      <LinkList
        links={[
          { to: '/help', words: 'Help', text: 'Where it leads.' },
          { to: '/terms', words: 'Terms of Use' },
        ]}
      />
    ),
  },
  'page-link': {
    plain: (
      <PageLink className={undefined} href="/help">
        Help
      </PageLink>
    ),
  },
  'tell-me': {
    offered: (
      <PageContextProvider facts={{ ...samplePage, push: 'offered' }}>
        <TellMe />
      </PageContextProvider>
    ),
  },
  'link-rows': {
    plain: (
      <LinkRows
        label="More"
        links={[
          { to: '/help', words: 'Help', text: 'Where it leads.' },
          { to: '/terms', words: 'Terms of Use' },
        ]}
      />
    ),
  },
  panel: {
    'next bill': (
      <Panel id="panel-a" title="Next bill, Dec 3" to="/help" amount={5844}>
        <p>Nothing to do: Visa 4242 pays it.</p>
      </Panel>
    ),
    'no amount': (
      <Panel id="panel-b" title="Next bill, Dec 3">
        <p>Bills go to Grace Lin, the account holder.</p>
      </Panel>
    ),
    ...each(['warn', 'bad'], (tone) => (
      <Panel id={`panel-${tone}`} title="To pay by Dec 3" amount={9562} tone={tone}>
        <div className="acts">
          <MainLink to="/help">Pay $95.62</MainLink>
          <ButtonLink to="/terms">Read more</ButtonLink>
        </div>
      </Panel>
    )),
  },
  'steps-side': {
    plain: <StepsSide id="steps-side" title="First line" steps={['Your phone', 'Your number']} now={2} />,
  },
  success: {
    'with a parcel': <Success title="Arrives by Sat, Dec 5" said="2 lines ordered" level={2} parcel />,
    plain: <Success title="2.3 GB left" said="2 GB added" level={2} />,
    'with more': (
      <Success title="Your number is (555) 010-2231" said="Activation Successful" level={2}>
        <p>Your line is ready to use.</p>
      </Success>
    ),
  },
  'mail-text': { 'with the address': <MailText to="help@example.test">Write to help@example.test today.</MailText> },
  meter: {
    empty: <Meter percent={0} label="0% used" />,
    ...each(tones, (tone, index) => <Meter percent={40 + 20 * index} label={`${40 + 20 * index}% used`} tone={tone} />),
  },
  'plan-size-card': {
    plain: (
      <PlanSizeCard name="1 GB" gigabytes={1} to="/cell-phone-plans/1gb">
        $25.00 per month
      </PlanSizeCard>
    ),
  },
  scene: {
    plain: (
      <div className="hero scenic">
        <Scene />
      </div>
    ),
  },
  'size-bar': {
    empty: <SizeBar gigabytes={0} largest={20} />,
    half: <SizeBar gigabytes={10} largest={20} />,
    unlimited: <SizeBar gigabytes={undefined} largest={20} />,
    'with the own use': <SizeBar gigabytes={10} largest={20} used={4} label="10 GB a month" />,
  },
  'date-time': { plain: <DateTime at={sampleNow} /> },
  missing: {
    plain: <MissingNote tone="warn">We can’t show this right now.</MissingNote>,
    'with the number': (
      <MissingNote tone="warn" call>
        We can’t show this right now. Try again later, or call
      </MissingNote>
    ),
  },
  money: { plain: <Money cents={1000} />, thousands: <Money cents={123_456_78} /> },
  pending: {
    'not looked yet': <Pending>We’re adding 2 GB.</Pending>,
    looked: (
      <Pending lastCheckedAt={sampleNow - 8_000} operation={awaited()}>
        We’re adding 2 GB.
      </Pending>
    ),
  },
  usual: {
    'less than a minute': <Usual operation={awaited()} />,
    'a lost reply': <Usual operation={awaited({ state: 'unknown' })} />,
    'longer than usual': <Usual operation={awaited({ sentAt: sampleNow - 3_600_000 })} />,
    'begun elsewhere': <Longer />,
  },
  'phone-number': { plain: <PhoneNumber digits="5550102231" />, 'not ten digits': <PhoneNumber digits="911" /> },
  list: {
    bullets: <List items={['One thing to read.', 'And another one.']} />,
    steps: <List numbered items={['First do this.', 'Then do that.']} />,
  },
  progress: { 'first step': <Progress step={1} of={3} />, 'last step': <Progress step={4} of={4} /> },
  reference: { plain: <Reference id="x3Yb-7kQz_90LmNp" /> },
  refused: {
    'a sentence': <Refused why={{ reason: 'not-yours' }} />,
    'a title and a way on': <Refused why={{ reason: 'non-pay' }} />,
  },
  'request-reference': { plain: <RequestReference /> },
  summary: {
    facts: (
      <Summary
        rows={[
          { term: 'Plan', value: '10GB' },
          { term: 'Device', value: 'A phone with quite a long name, 512 GB, midnight blue' },
        ]}
      />
    ),
    'answers to change': <Summary rows={[{ term: 'Size', value: '2 GB', change: '/help' }]} />,
  },
  tag: each(tones, (tone) => <Tag tone={tone}>{`In a state, ${tone}`}</Tag>),
  'time-ago': {
    'just now': <TimeAgo at={sampleNow} />,
    minutes: <TimeAgo at={sampleNow - 5 * minute} />,
    hours: <TimeAgo at={sampleNow - 300 * minute} />,
  },
};
