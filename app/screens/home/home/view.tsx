import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { AboutLine } from '#app/ui/line-name.tsx';
import { problemMessages } from '#app/copy/problem.ts';
import { restorationMessages } from '#app/copy/restoration.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { CallText } from '#app/ui/call-link.tsx';
import { DueBanner } from '#app/ui/due-banner.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LineCard } from '#app/ui/line-card.tsx';
import { LineRow } from '#app/ui/line-row.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { AccountDisabled, NoLines } from '#app/ui/no-lines.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { notClosedBy } from '#rpc/domain/facts/not-closed.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { HomeModel } from './intent.ts';
import { homeMessages } from './copy.ts';
import { arrange } from './line-need.ts';
import { MoneySlot } from './money-slot.tsx';
import { isolated } from '#rpc/domain/isolated.ts';

/** The amount owed, every line with its state and its actions, and the ways to get help (HOME-1, HOME-2). */
export function HomeView({ home }: { home: HomeModel }) {
  const copy = useCopy(homeMessages);
  const { isBack } = useCopy(restorationMessages);
  const { entries = [], more = 0 } = home.ended ?? {};
  const openEntries = entries.filter(({ summary, state }) => notClosedBy(summary, state));
  return (
    <>
      <Ended entries={openEntries} />
      {home.after && <OperationBanner entry={home.after} />}
      <h1>{copy.hello(isolated(home.firstName))}</h1>
      {home.due && <DueBanner due={home.due} payId={home.payId} />}
      {home.backOn !== undefined && <Banner tone="ok">{copy.paid(isBack(home.backOn))}</Banner>}
      {home.letsTalk && <LetsTalk />}
      {home.beingChecked?.map((entry) => (
        <OperationBanner key={entry.id} entry={entry} />
      ))}
      <Ended entries={entries.filter((entry) => !openEntries.includes(entry))} more={more} />
      {home.unadded && <Unadded operationId={home.unadded.operationId} />}
      <AddingLine home={home} />
      <Activating home={home} />
      {home.disabled && <AccountDisabled what={home.disabled} />}
      {home.lines.length === 0 ? (
        !home.disabled && <NoLines />
      ) : (
        <div className="cols">
          {!home.due && <MoneySlot home={home} />}
          <Lines lines={home.lines} />
          <More home={home} />
        </div>
      )}
    </>
  );
}

/** Shows a card for each line that needs attention, and a row for each other line (HOME-32). */
function Lines({ lines }: Pick<HomeModel, 'lines'>) {
  const { cards, rows } = arrange(lines);
  const drawn = cards.map((line, index) => <LineCard key={line.ref} line={line} index={index + 1} />);
  if (rows.length === 0) return <div className="cards">{drawn}</div>;
  return (
    <div className="stack">
      {cards.length > 1 ? <div className="cards">{drawn}</div> : drawn}
      <PlainList className="card lines">
        {rows.map((line, index) => (
          <LineRow key={line.ref} line={line} index={cards.length + index + 1} />
        ))}
      </PlainList>
    </div>
  );
}

/** Ends of what was sent, until each is dismissed (HOME-31). */
function Ended({ entries, more = 0 }: { entries: readonly ActivityEntry[]; more?: number }) {
  const copy = useCopy(homeMessages).ended;
  return (
    <>
      {entries.map((entry) => (
        <OperationBanner
          key={entry.id}
          entry={entry}
          ways={<EndWays id={entry.id} to={pageOf(entry)} words={copy.see} />}
        />
      ))}
      {more > 0 && <PageLink href={paths.activity}>{copy.more(more)}</PageLink>}
    </>
  );
}

/** Returns the page of a finished operation, from which the customer can submit it again. */
function pageOf({ id, summary, line }: ActivityEntry): string {
  if (line && summary.kind === 'top-up') return paths.topUp(line.ref, id);
  if (line && summary.kind === 'plan-change') return paths.planChange(line.ref, id);
  return line && summary.kind === 'activate' ? paths.activationResult(line.ref, id) : paths.activityEntry(id);
}

/** A link to the details of an outcome, and the button that dismisses it. */
function EndWays({ id, to, words }: { id: string; to: string; words: string }) {
  const { ok } = useCopy(homeMessages).ended;
  return (
    <PostForm hidden={{ dismiss: id }}>
      <div className="acts">
        <PageLink href={to}>{words}</PageLink> <Button>{ok}</Button>
      </div>
    </PostForm>
  );
}

/** Lines that were ordered and not added have no card for a notice (HOME-23). */
function Unadded({ operationId }: { operationId: string }) {
  const { careNumber } = usePage().brand;
  const { title, text, see } = useCopy(homeMessages).unadded;
  return (
    <Note tone="bad" title={title} more={<EndWays id={operationId} to={paths.addLineOrder(operationId)} words={see} />}>
      <CallText number={careNumber}>{text(careNumber, spokenReference(operationId))}</CallText>
    </Note>
  );
}

/** Notice above the cards about an unfinished or sent order of lines. */
function AddingLine({ home: { addingLine } }: { home: HomeModel }) {
  const { begun, goOn, ordered, see } = useCopy(homeMessages).adding;
  if (!addingLine) return null;
  const { operationId } = addingLine;
  const to = operationId === undefined ? paths.addLine : paths.addLineOrder(operationId);
  return (
    <Note tone="calm" more={<PageLink href={to}>{operationId === undefined ? goOn : see}</PageLink>}>
      {operationId === undefined ? begun : ordered}
    </Note>
  );
}

/** Notice above the cards about an unfinished activation of a line. */
function Activating({ home: { activating } }: { home: HomeModel }) {
  const { begun, goOn } = useCopy(homeMessages).activating;
  const ordinals = useCopy(ordinalMessages);
  return activating.map((line) => (
    <Note
      key={line.ref}
      tone="calm"
      more={
        <PageLink href={paths.activation(line.ref)}>
          {goOn}
          <AboutLine line={line} />
        </PageLink>
      }
    >
      {begun(lineInSentence(line, ordinals))}
    </Note>
  ));
}

/**
 * Support, and Add Line. Secondaries do not see Add Line: they can never add a line (HOME-5). While it is disabled, it
 * is a line of text (HOME-27).
 */
function More({ home: { addLine, linesLeft, due, letsTalk, disabled } }: { home: HomeModel }) {
  const { brand, language, nav } = usePage();
  const copy = useCopy(homeMessages);
  const { call } = useCopy(problemMessages);
  const { leads } = useOffer();
  const goesAbroad = nav.services && !due?.nonPay && !letsTalk && !disabled;
  const overdue = due && (due.nonPay || due.owed?.overdue);
  return (
    <div className="side stack">
      <LinkRows
        label={copy.help}
        links={[
          ...(goesAbroad ? [{ to: paths.service('IR'), words: copy.abroad.title, text: copy.abroad.text }] : []),
          ...(addLine.allowed
            ? [
                {
                  to: paths.addLine,
                  words: copy.addLine.button,
                  text: overdue ? undefined : copy.addLine.left(linesLeft),
                },
              ]
            : []),
          {
            to: callAddress(brand.supportNumber),
            words: `${call} ${brand.supportNumber}`,
            text: brand.hours.support[language],
          },
          { to: brand.external.chat, words: copy.chat, text: brand.hours.chat[language] },
          { to: paths.lostPhoneSteps, words: copy.lostPhone },
        ]}
      />
      {leads(paths.addLine) && !addLine.allowed && addLine.reason !== 'secondary' && (
        <p className="quiet small">
          {copy.addLine.title}: <ReasonText why={addLine} />
        </p>
      )}
    </div>
  );
}
