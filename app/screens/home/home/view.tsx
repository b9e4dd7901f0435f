import { addLineMessages } from '#app/copy/add-line.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { ActionLink } from '#app/ui/action-link.tsx';
import { Note } from '#app/ui/banner.tsx';
import { CallText } from '#app/ui/call-text.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DueBanner } from '#app/ui/due-banner.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LineCard } from '#app/ui/line-card.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { AccountDisabled, NoLines } from '#app/ui/no-lines.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { useReason } from '#app/ui/use-reason.ts';
import type { HomeModel } from '#rpc/portal/home.ts';
import { homeMessages } from './copy.ts';

/** Every line with its state and its actions (HOME-1, HOME-2). */
export function HomeView({ home }: { home: HomeModel }) {
  const copy = useCopy(homeMessages);
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
      {home.letsTalk && <LetsTalk />}
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
    </>
  );
}

/** When the next bill comes, and for who sees bills what it will be: it leads there (HOME-14). */
function NextBill({ bill: { day, total } }: { bill: NonNullable<HomeModel['nextBill']> }) {
  const { me, now, language } = usePage();
  const { nextBill } = useCopy(homeMessages);
  const text = [`${nextBill} ${dayText(day, now, language)}`, total !== undefined && moneyText(total)];
  const words = text.filter(Boolean).join(' · ');
  return (
    <>
      {' · '}
      <b>{me?.isPrimary ? <a href={paths.bills}>{words}</a> : words}</b>
    </>
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

/** The place where another line would stand. Secondaries do not see it: they can never add one (HOME-5). */
function AddLine({ home: { addLine, linesLeft } }: { home: HomeModel }) {
  const { brand } = usePage();
  const copy = useCopy(homeMessages);
  const { why } = useCopy(addLineMessages);
  const reasonOf = useReason();
  if (!addLine.allowed && addLine.reason === 'secondary') return null;
  return (
    <section className="card add" aria-labelledby="add-line">
      <div>
        <h2 id="add-line">{copy.addLine.title}</h2>
        {addLine.allowed && <p className="quiet">{copy.addLine.left(linesLeft)}</p>}
      </div>
      <ActionLink
        decision={addLine}
        to={paths.addLine}
        blocked={(reason) => (
          <DisabledAction
            id="add-line-why"
            why={<CallText number={brand.supportNumber}>{why[reason] ?? reasonOf(reason)}</CallText>}
          >
            {copy.addLine.button}
          </DisabledAction>
        )}
      >
        {copy.addLine.button}
      </ActionLink>
    </section>
  );
}
