import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { LockFailed } from '#app/screens/settings/lock-failed.tsx';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { AfterReorder } from '#app/screens/track-order/orders/after-reorder.tsx';
import { Banner } from '#app/ui/banner.tsx';
import { Button, ButtonLink, CallButton } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { TextOrRelay } from '#app/ui/text-or-relay.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { lostStepsMessages } from './copy.ts';
import type { LostLine, LostPhone } from './intent.ts';
import { OrderLines, PauseLines, useOrderText } from './lines.tsx';
import { StepCard } from './step-card.tsx';

interface LostPhoneStepsViewProps {
  page: LostPhone;
  /** Number of other sessions that have just been ended (SETTINGS-8). */
  signedOut?: number | undefined;
}

/** The open parts of the account, and the steps against a finder or thief, the lock last (LOST-2, LOST-3). */
export function LostPhoneStepsView({ page, signedOut }: LostPhoneStepsViewProps) {
  const { supportNumber } = usePage().brand;
  const copy = useCopy(lostStepsMessages);
  const { ended } = useCopy(settingsMessages).signIns;
  const { sends } = useOffer();
  const { lines = [] } = page;
  // The carrier may have no call for a step (LOST-9).
  const pauses = lines.length > 0 && sends('data-service');
  const orders = lines.length > 0 && sends('reorder-sim');
  return (
    <SinglePage title={copy.title} about={copy.about} back={{ to: paths.home, words: copy.back }}>
      <Outcome page={page} />
      {signedOut !== undefined && (
        <Banner tone="ok" stays>
          {ended(signedOut)}
        </Banner>
      )}
      <p>
        <CallText number={supportNumber}>{copy.callFirst(supportNumber)}</CallText>
      </p>
      <Now page={page} />
      {pauses && (
        <StepCard number={1} {...copy.pause} done={lines.every(({ data }) => data === 'paused')}>
          <PauseLines lines={lines} />
        </StepCard>
      )}
      <SignOutStep number={pauses ? 2 : 1} others={page.otherSignIns} />
      {orders && <OrderStep number={pauses ? 3 : 2} lines={lines} />}
      <LockStep number={2 + Number(pauses) + Number(orders)} page={page} />
      <InfoCard title={copy.call.title} text={copy.call.text}>
        <div className="acts">
          <CallButton main />
        </div>
        <TextOrRelay />
      </InfoCard>
    </SinglePage>
  );
}

/** Result of the last step; the others stay open (LOST-4). */
function Outcome({ page: { after, charge } }: Pick<LostPhoneStepsViewProps, 'page'>) {
  if (!after) return null;
  const { state, refusal, summary } = after;
  if (summary.kind === 'reorder-sim') return <AfterReorder entry={after} charge={charge} again={paths.replaceSim} />;
  const isLockFailed = summary.kind === 'account-lock' && state === 'refused' && refusal !== 'absent';
  return isLockFailed ? <LockFailed /> : <OperationBanner entry={after} />;
}

function Now({ page: { lines, lock, otherSignIns } }: Pick<LostPhoneStepsViewProps, 'page'>) {
  const { now } = useCopy(lostStepsMessages);
  const ordinals = useCopy(ordinalMessages);
  const orderText = useOrderText();
  const ofLine = (lostLine: LostLine) => [now[lostLine.data], orderText(lostLine)].filter(Boolean).join('. ');
  return (
    <section className="card">
      <h2>{now.title}</h2>
      {lines === undefined && (
        <MissingNote tone="warn" call>
          {now.missing}
        </MissingNote>
      )}
      {lines?.length === 0 && <p>{now.noLines}</p>}
      <Summary
        rows={[
          ...(lines ?? []).map((lostLine) => ({
            id: lostLine.line.ref,
            term: lineTitle(lostLine.line, ordinals),
            value: ofLine(lostLine),
          })),
          { term: now.signIns, value: now.signedIn(otherSignIns) },
          ...(lock ? [{ term: now.lock, value: lock.isLocked ? now.lockOn : now.lockOff }] : []),
        ]}
      />
      <p>
        <TapLink href={paths.activity}>{now.activity}</TapLink>
      </p>
    </section>
  );
}

function SignOutStep({ number, others }: { number: number; others: number }) {
  const { tokens } = usePage();
  const copy = useCopy(lostStepsMessages).signOut;
  return (
    <StepCard number={number} title={copy.title} text={others === 0 ? copy.none : copy.text} done={others === 0}>
      {others > 0 && (
        <PostForm action={paths.logout} token={tokens.logout} hidden={{ elsewhere: paths.lostPhoneSteps }} signInFirst>
          <div className="acts">
            <Button>{copy.button}</Button>
          </div>
        </PostForm>
      )}
    </StepCard>
  );
}

/** The SIM card itself is ordered on its own page, which has the price; it leads back here (LOST-5). */
function OrderStep({ number, lines }: { number: number; lines: readonly LostLine[] }) {
  const { supportNumber } = usePage().brand;
  const copy = useCopy(lostStepsMessages).order;
  const done = lines.every(({ isOrdering, onItsWay }) => isOrdering || onItsWay);
  return (
    <StepCard number={number} title={copy.title} text={copy.text} done={done}>
      <p>
        <CallText number={supportNumber}>{copy.activate(supportNumber)}</CallText>
      </p>
      <OrderLines lines={lines} />
    </StepCard>
  );
}

/** The lock closes the order of SIM cards, so it comes last; where it is on, an emailed code ends it (LOST-6). */
function LockStep({ number, page: { lock, lockId, isLocking } }: { number: number; page: LostPhone }) {
  const copy = useCopy(lostStepsMessages).lock;
  if (!lock) return null;
  const { isLocked, decision, codeId } = lock;
  return (
    <StepCard number={number} title={copy.title} text={isLocked ? copy.isOn : copy.text} done={isLocked}>
      {!decision.allowed ? (
        <p className="why quiet small">
          <ReasonText why={decision} />
        </p>
      ) : isLocked ? (
        <div className="acts">
          <ButtonLink to={codeId === undefined ? paths.unlock : paths.unlockCode(codeId)}>{copy.unlock}</ButtonLink>
        </div>
      ) : (
        !isLocking && (
          <PostForm operation={lockId} hidden={{ step: 'lock' }} signInFirst>
            <div className="acts">
              <Button>{copy.button}</Button>
            </div>
          </PostForm>
        )
      )}
    </StepCard>
  );
}
