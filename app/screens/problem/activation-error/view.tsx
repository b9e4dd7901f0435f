import { paths } from '#app/ui/paths.ts';
import { MainLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useFirstMonth } from '#app/ui/first-month.tsx';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { activationErrorMessages } from './copy.ts';

interface ActivationErrorProps {
  kind: 'failed' | 'unavailable';
  /** The holds and charges before a start that was refused (ACTIVATE-36). */
  firstMonth?: FirstMonth | undefined;
}

/**
 * An activation that cannot begin: because home internet comes first, or for a reason that is not known (ERROR-16).
 */
export function ActivationErrorView({ kind, firstMonth }: ActivationErrorProps) {
  const { brand } = usePage();
  const moneyText = useFirstMonth(true);
  const copy = useCopy(activationErrorMessages);
  return (
    <ProblemLayout call title={copy[kind].title} ways={<MainLink to={paths.home}>{copy.home}</MainLink>}>
      <p>{kind === 'failed' ? copy.failed.text : copy.unavailable.text(brand.shortName)}</p>
      {firstMonth && <p>{moneyText(firstMonth)}</p>}
      <p>
        <CallText number={brand.careNumber}>{copy.help(brand.careNumber)}</CallText>
      </p>
    </ProblemLayout>
  );
}
