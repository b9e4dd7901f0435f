import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { AboutLine } from '#app/ui/line-name.tsx';
import { problemMessages } from '#app/copy/problem.ts';
import { restorationMessages } from '#app/copy/restoration.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { CallText } from '#app/ui/call-link.tsx';
import { DueBanner } from '#app/ui/due-banner.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LineCard } from '#app/ui/line-card.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { AccountDisabled, NoLines } from '#app/ui/no-lines.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { HomeModel } from './intent.ts';
import { homeMessages } from './copy.ts';
import { MoneySlot } from './money-slot.tsx';

/** The amount owed, every line with its state and its actions, and the ways to get help (HOME-1, HOME-2). */
export function HomeView({ home }: { home: HomeModel }) {
  const copy = useCopy(homeMessages);
  const { isBack } = useCopy(restorationMessages);
  return (
    <>
      {home.after && <OperationBanner entry={home.after} />}
      <h1>{copy.hello(home.firstName)}</h1>
      {home.due && <DueBanner due={home.due} />}
      {home.backOn !== undefined && <Banner tone="ok">{copy.paid(isBack(home.backOn))}</Banner>}
      {home.letsTalk && <LetsTalk />}
      {home.beingChecked?.map((entry) => (
        <OperationBanner key={entry.id} entry={entry} />
      ))}
      {home.unadded && <Unadded operationId={home.unadded.operationId} />}
      <AddingLine home={home} />
      <Activating home={home} />
      {home.disabled && <AccountDisabled what={home.disabled} />}
      {home.lines.length === 0 ? (
        !home.disabled && <NoLines />
      ) : (
        <div className="cols">
          {!home.due && <MoneySlot home={home} />}
          <div className="cards">
            {home.lines.map((line, index) => (
              <LineCard key={line.ref} line={line} index={index + 1} />
            ))}
          </div>
          <More home={home} />
        </div>
      )}
    </>
  );
}

/** Lines that were ordered and not added have no card for a notice (HOME-23). */
function Unadded({ operationId }: { operationId: string }) {
  const { careNumber } = usePage().brand;
  const { title, text, see } = useCopy(homeMessages).unadded;
  return (
    <Note tone="bad" title={title} more={<PageLink href={paths.addLineOrder(operationId)}>{see}</PageLink>}>
      <CallText number={careNumber}>{text(careNumber, spokenReference(operationId))}</CallText>
    </Note>
  );
}

/** Above the cards while Add Line can be gone on with, or its order is under way. */
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

/** Above the cards while the activation of a line can be gone on with. */
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
function More({ home: { addLine, linesLeft, due } }: { home: HomeModel }) {
  const { brand, language } = usePage();
  const copy = useCopy(homeMessages);
  const { call } = useCopy(problemMessages);
  const { leads } = useOffer();
  const overdue = due && (due.nonPay || due.owed?.overdue);
  return (
    <div className="side stack">
      <LinkRows
        label={copy.help}
        links={[
          {
            to: callAddress(brand.supportNumber),
            words: `${call} ${brand.supportNumber}`,
            text: brand.hours.support[language],
          },
          { to: brand.external.chat, words: copy.chat, text: brand.hours.chat[language] },
          { to: paths.lostPhoneSteps, words: copy.lostPhone },
          ...(addLine.allowed
            ? [
                {
                  to: paths.addLine,
                  words: copy.addLine.button,
                  text: overdue ? undefined : copy.addLine.left(linesLeft),
                },
              ]
            : []),
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
