import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { LockStanding } from '../lock-standing.ts';
import type { SettingsModel } from './intent.ts';
import { settingsMessages } from './copy.ts';

interface LockSwitchProps extends LockStanding, Pick<SettingsModel, 'operationId'> {}

const tipId = 'lock-tip';
const whyId = 'lock-why';

/** The account lock: turned on at once, turned off on a page that confirms first (LOCK-1, LOCK-3). */
export function LockSwitch({ isLocked, decision, operationId, codeId }: LockSwitchProps) {
  const copy = useCopy(settingsMessages).lock;
  const closed = !decision.allowed;
  const button = (
    <button
      type={closed ? 'button' : 'submit'}
      className="btn switch"
      role="switch"
      aria-checked={isLocked}
      aria-describedby={closed ? `${tipId} ${whyId}` : tipId}
      disabled={closed}
    >
      <span className="unseen">{copy.label} </span>
      {isLocked ? copy.on : copy.off}
    </button>
  );
  return (
    <section className="card">
      <div className="pair">
        <h2>{copy.title}</h2>
        {closed ? (
          button
        ) : isLocked ? (
          <form method="get" action={paths.unlock}>
            {button}
          </form>
        ) : (
          <PostForm operation={operationId} signInFirst>
            {button}
          </PostForm>
        )}
      </div>
      <p className="quiet" id={tipId}>
        {copy.tip}
      </p>
      {!closed && codeId && (
        <p>
          <TapLink href={paths.unlockCode(codeId)}>{copy.enterCode}</TapLink>
        </p>
      )}
      {!decision.allowed &&
        (decision.reason === 'fraud' ? (
          <LetsTalk id={whyId} />
        ) : (
          <p className="why quiet small" id={whyId}>
            <ReasonText why={decision} />
          </p>
        ))}
    </section>
  );
}
