import { problemMessages } from '#app/copy/problem.ts';
import { ButtonLink } from './button.tsx';
import { callAddress } from './call-address.ts';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';
import { useWayHome } from './use-way-home.ts';

/** Home; for somebody who is not signed in, the page before sign-in. */
export function HomeButton({ main = false }: { main?: boolean }) {
  const { to, words } = useWayHome();
  return (
    <ButtonLink main={main} to={to}>
      {words}
    </ButtonLink>
  );
}

/** A button that calls support, or another number. */
export function CallButton({ main = false, number }: { main?: boolean; number?: string }) {
  const { brand } = usePage();
  const called = number ?? brand.supportNumber;
  return (
    <ButtonLink main={main} to={callAddress(called)}>
      {useCopy(problemMessages).call} {called}
    </ButtonLink>
  );
}
