import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { lostStepsMessages } from './copy.ts';
import type { LostLine, LostPhone } from './intent.ts';
import { OrderLines, PauseLines } from './lines.tsx';
import { StepCard } from './step-card.tsx';

/** Id of the section with the single steps. */
export const stepsId = 'steps';

/** Each step with its present state (LOST-2, LOST-3); folded where one button does them all. */
export function SingleSteps({ page, open }: { page: LostPhone; open: boolean }) {
  const copy = useCopy(lostStepsMessages);
  const { sends } = useOffer();
  const { lines = [] } = page;
  // Omits steps for which the carrier has no call (LOST-9).
  const pauses = lines.length > 0 && sends('data-service');
  const orders = lines.length > 0 && sends('reorder-sim');
  return (
    <section className="card side" id={stepsId}>
      <details className="more" open={open}>
        <summary>
          <h2>{copy.single}</h2>
        </summary>
        <div className="stack">
          {pauses && (
            <StepCard
              number={1}
              {...copy.pause}
              done={lines.every(({ data }) => data === 'paused' || data === 'suspended')}
            >
              <PauseLines lines={lines} />
            </StepCard>
          )}
          <SignOutStep number={pauses ? 2 : 1} others={page.otherSignIns} />
          {orders && <OrderStep number={pauses ? 3 : 2} lines={lines} />}
          <LockStep number={2 + Number(pauses) + Number(orders)} page={page} />
        </div>
      </details>
      <p>
        <TapLink href={paths.activity}>{copy.now.activity}</TapLink>
      </p>
    </section>
  );
}

function SignOutStep({ number, others }: { number: number; others: number }) {
  const { tokens } = usePage();
  const { signOut: copy, now } = useCopy(lostStepsMessages);
  return (
    <StepCard
      number={number}
      title={copy.title}
      text={others === 0 ? copy.none : `${now.signedIn(others)}. ${copy.text}`}
      done={others === 0}
    >
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
function LockStep({ number, page: { lock, lockId } }: { number: number; page: LostPhone }) {
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
        <PostForm operation={lockId} hidden={{ step: 'lock' }} signInFirst>
          <div className="acts">
            <Button>{copy.button}</Button>
          </div>
        </PostForm>
      )}
    </StepCard>
  );
}
