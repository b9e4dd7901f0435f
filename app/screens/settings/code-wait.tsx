import { Banner } from '#app/ui/banner.tsx';
import { DateTime } from '#app/ui/date-time.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { unlockMessages } from './unlock/copy.ts';

const minute = 60_000;

/** Shows when the next one-time password can be requested, after a request that was too early (LOCK-7, LOCK-11). */
export function CodeWait({ until }: { until: number }) {
  const { now } = usePage();
  const { wait } = useCopy(unlockMessages);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return (
    <Banner tone="warn" title={wait.title}>
      {seconds < 60 ? (
        wait.seconds(seconds)
      ) : (
        <>
          {wait.from} <DateTime at={Math.ceil(until / minute) * minute} />.
        </>
      )}
    </Banner>
  );
}
