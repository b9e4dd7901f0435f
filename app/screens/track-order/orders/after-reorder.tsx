import { problemMessages } from '#app/copy/problem.ts';
import { Banner } from '#app/ui/banner.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';

/** What came of an order that was sent; a refusal without words of the carrier's has the default ones (ORDER-22). */
export function AfterReorder({ entry }: { entry: ActivityEntry }) {
  const { fallback, tryAgain } = useCopy(problemMessages);
  if (entry.state !== 'refused') return <OperationBanner entry={entry} />;
  const again = entry.line && <a href={paths.reorderSim(entry.line.ref)}>{tryAgain}</a>;
  const isWordless = entry.refusalMessage === undefined && entry.refusal !== 'never-arrived';
  return (
    <>
      {isWordless ? (
        <Banner tone="bad" title={fallback.title}>
          {fallback.text}
        </Banner>
      ) : (
        <OperationBanner entry={entry} />
      )}
      {again && <p>{again}</p>}
    </>
  );
}
