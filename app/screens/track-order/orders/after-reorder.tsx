import { chargeMessages } from '#app/copy/charge.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Banner } from '#app/ui/banner.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { CallButton, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { useActivitySummary } from '#app/ui/use-activity-summary.ts';
import type { Charge } from '#rpc/domain/charge.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';

interface AfterReorderProps {
  entry: ActivityEntry;
  charge: Charge | undefined;
  /** Returns the address of another try for a line. */
  again?: (lineRef: string) => string;
}

/** The outcome of an order that was sent; a refusal without a message of the carrier has the default one (ORDER-22). */
export function AfterReorder({ entry, charge, again = paths.reorderSim }: AfterReorderProps) {
  const { doneOf } = useActivitySummary();
  const { sentenceOf } = useCharge();
  if (entry.state === 'refused') return <Refused entry={entry} again={again} />;
  return <OperationBanner entry={entry} done={charge && `${doneOf(entry)} ${sentenceOf(charge)}`} />;
}

/** Message after a refused order: nothing was charged, and the customer can try again (MONEY-6). */
function Refused({ entry, again }: Pick<AfterReorderProps, 'entry'> & Required<Pick<AfterReorderProps, 'again'>>) {
  const { careNumber } = usePage().brand;
  const { fallback, tryAgain } = useCopy(problemMessages);
  const { nothing } = useCopy(chargeMessages);
  const isWordless = entry.refusalMessage === undefined && entry.refusal !== 'absent';
  return (
    <>
      {isWordless ? (
        <Banner tone="bad" title={fallback.title}>
          {fallback.text} {nothing}
        </Banner>
      ) : (
        <OperationBanner entry={entry} />
      )}
      <div className="acts">
        {entry.line && <MainLink to={again(entry.line.ref)}>{tryAgain}</MainLink>}
        <CallButton number={careNumber} />
      </div>
    </>
  );
}
