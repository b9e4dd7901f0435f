import { LockFailed } from '#app/screens/settings/lock-failed.tsx';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { AfterReorder } from '#app/screens/track-order/orders/after-reorder.tsx';
import { Banner } from '#app/ui/banner.tsx';
import { CallButton } from '#app/ui/button.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { TextOrRelay } from '#app/ui/text-or-relay.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { useWayBack } from '#app/ui/way-back.ts';
import { lostStepsMessages } from './copy.ts';
import type { LostPhone } from './intent.ts';
import { SecureForm } from './secure-form.tsx';
import { SecuredSteps } from './secured.tsx';
import { SingleSteps } from './single-steps.tsx';

interface LostPhoneStepsViewProps {
  page: LostPhone;
  /** Number of other sessions that have just been ended (SETTINGS-8). */
  signedOut?: number | undefined;
}

/** Page with one button against a finder or thief, and each step by itself, the lock last (LOST-3, LOST-10). */
export function LostPhoneStepsView({ page, signedOut }: LostPhoneStepsViewProps) {
  const copy = useCopy(lostStepsMessages);
  const { ended } = useCopy(settingsMessages).signIns;
  const { lines, secured, after } = page;
  const isBack = signedOut !== undefined || (after !== undefined && !secured);
  const form = useSecureForm(page);
  return (
    <SinglePage
      title={copy.title}
      back={useWayBack()}
      side={
        <>
          <section className="card side" aria-labelledby="only">
            <h2 id="only">{copy.call.title}</h2>
            <p>{copy.call.text}</p>
            <div className="acts">
              <CallButton main={!form && !secured} />
            </div>
            <TextOrRelay />
          </section>
          {form && <SingleSteps page={page} open={isBack} />}
        </>
      }
    >
      {secured ? <SecuredSteps secured={secured} /> : <Outcome page={page} />}
      {signedOut !== undefined && (
        <Banner tone="ok" stays>
          {ended(signedOut)}
        </Banner>
      )}
      {lines === undefined && (
        <MissingNote tone="warn" call>
          {copy.now.missing}
        </MissingNote>
      )}
      {lines?.length === 0 && <p>{copy.now.noLines}</p>}
      {form ?? <SingleSteps page={page} open />}
    </SinglePage>
  );
}

/**
 * Returns the form that does all steps; undefined where the account is locked, may not be, or is being secured
 * (LOST-10).
 */
function useSecureForm({ lines, lock, secureId }: LostPhone) {
  const { sends } = useOffer();
  const canLock = lock !== undefined && !lock.isLocked && lock.decision.allowed;
  if (!lines || !canLock || !sends('secure-account')) return undefined;
  return <SecureForm lines={lines} secureId={secureId} />;
}

/** Result of the last step; the others stay open (LOST-4). */
function Outcome({ page: { after, charge } }: Pick<LostPhoneStepsViewProps, 'page'>) {
  if (!after) return null;
  const { state, refusal, summary } = after;
  if (summary.kind === 'reorder-sim') return <AfterReorder entry={after} charge={charge} again={paths.replaceSim} />;
  const isLockFailed = summary.kind === 'account-lock' && state === 'refused' && refusal !== 'absent';
  return isLockFailed ? <LockFailed /> : <OperationBanner entry={after} />;
}
