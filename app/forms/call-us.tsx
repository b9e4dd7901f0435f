import { problemMessages } from '#app/copy/problem.ts';
import { CallLink } from '#app/ui/call-link.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { useCopy } from '#app/ui/use-copy.ts';

/** The number to call, beside words that send people to customer support without one (ERROR-22). */
export function CallUs() {
  const { supportNumber } = usePage().brand;
  return (
    <>
      {useCopy(problemMessages).callUs} <CallLink number={supportNumber} />
    </>
  );
}
