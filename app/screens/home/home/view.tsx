import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { restorationMessages } from '#app/copy/restoration.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-text.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DueBanner } from '#app/ui/due-banner.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LineCard } from '#app/ui/line-card.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { AccountDisabled, NoLines } from '#app/ui/no-lines.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { Reason } from '#rpc/domain/permission.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { HomeModel } from './intent.ts';
import { AutoPaid } from './auto-paid.tsx';
import { homeMessages } from './copy.ts';

/** Every line with its state and its actions (HOME-1, HOME-2). */
export function HomeView({ home }: { home: HomeModel }) {
  const copy = useCopy(homeMessages);
  const { isBack } = useCopy(restorationMessages);
  return (
    <>
      {home.after && <OperationBanner entry={home.after} />}
      <div className="head">
        <h1>{copy.hello(home.firstName)}</h1>
        {home.lines.length > 0 && (
          <p>
            {copy.lines(home.lines.length)}
            {home.nextBill && <NextBill bill={home.nextBill} />}
          </p>
        )}
      </div>
      {home.due && <DueBanner due={home.due} />}
      {home.backOn !== undefined && <Banner tone="ok">{copy.paid(isBack(home.backOn))}</Banner>}
      {home.letsTalk && <LetsTalk />}
      {home.beingChecked?.map((entry) => (
        <OperationBanner key={entry.id} entry={entry} />
      ))}
      {home.unadded && <Unadded operationId={home.unadded.operationId} />}
      <AddingLine home={home} />
      <Activating home={home} />
      {home.disabled && <AccountDisabled />}
      {home.lines.length === 0 ? (
        !home.disabled && <NoLines />
      ) : (
        <div className="cards">
          {home.lines.map((line, index) => (
            <LineCard key={line.ref} line={line} index={index + 1} />
          ))}
          <AddLine home={home} />
        </div>
      )}
      {home.autoPaid && <AutoPaid bill={home.autoPaid} />}
    </>
  );
}

/** When the next bill comes, and for who sees bills what it will be: it leads there (HOME-14). */
function NextBill({ bill: { day, total } }: { bill: NonNullable<HomeModel['nextBill']> }) {
  const { me, today, language } = usePage();
  const { nextBill } = useCopy(homeMessages);
  const text = [`${nextBill} ${dayText(day, today, language)}`, total !== undefined && moneyText(total)];
  const words = text.filter(Boolean).join(' · ');
  return (
    <>
      {' · '}
      <b>{me?.isPrimary ? <a href={paths.bills}>{words}</a> : words}</b>
    </>
  );
}

/** Lines that were ordered and not added have no card that could say so (HOME-23). */
function Unadded({ operationId }: { operationId: string }) {
  const { careNumber } = usePage().brand;
  const { title, text, see } = useCopy(homeMessages).unadded;
  return (
    <Note
      tone="bad"
      title={title}
      more={
        <a className="tap" href={paths.addLineOrder(operationId)}>
          {see}
        </a>
      }
    >
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
    <Note
      tone="calm"
      more={
        <a className="tap" href={to}>
          {operationId === undefined ? goOn : see}
        </a>
      }
    >
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
        <a className="tap" href={paths.activation(line.ref)}>
          {goOn}
          <span className="unseen"> – {lineInSentence(line, ordinals)}</span>
        </a>
      }
    >
      {begun(lineInSentence(line, ordinals))}
    </Note>
  ));
}

/** Reasons that a notice above the cards has told already. */
const toldAbove: readonly Reason[] = ['fraud', 'primary-disabled'];

/**
 * The place where another line would stand. Secondaries do not see it: they can never add one (HOME-5). While it cannot
 * be used, or money is overdue, it is a line of text (HOME-27).
 */
function AddLine({ home: { addLine, linesLeft, due } }: { home: HomeModel }) {
  const copy = useCopy(homeMessages);
  if (!addLine.allowed) {
    if (addLine.reason === 'secondary' || toldAbove.includes(addLine.reason)) return null;
    return (
      <p className="quiet">
        {copy.addLine.title}: <ReasonText why={addLine} />
      </p>
    );
  }
  if (due && (due.nonPay || due.owed?.overdue))
    return (
      <p>
        <a className="tap" href={paths.addLine}>
          {copy.addLine.button}
        </a>
      </p>
    );
  return (
    <section className="card add" aria-labelledby="add-line">
      <div>
        <h2 id="add-line">{copy.addLine.title}</h2>
        <p className="quiet">{copy.addLine.left(linesLeft)}</p>
      </div>
      <ButtonLink to={paths.addLine}>{copy.addLine.button}</ButtonLink>
    </section>
  );
}
