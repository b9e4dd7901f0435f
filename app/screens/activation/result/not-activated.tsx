import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { Money } from '#app/ui/money.tsx';
import { CallButton } from '#app/ui/next-step.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { ActivationOutcome, ActivationResult } from '#rpc/portal/activation/step-page.ts';
import { titleOfActivation } from './activation-title.ts';
import { activationResultMessages } from './copy.ts';

interface NotActivatedProps {
  line: ActivationResult['line'];
  refused: Extract<ActivationOutcome, { at: 'refused' }>;
}

/** Nothing was activated, and the answers are kept: what is wrong, and what to do about it (JOURNEY-10). */
export function NotActivated({ line, refused }: NotActivatedProps) {
  const { why, message, amount } = refused;
  const { brand, language } = usePage();
  const copy = useCopy(activationResultMessages);
  const isCard = why === 'hold' || why === 'payment';
  const again: ActivationStep = why === 'details-gone' ? 'number' : why === 'retry' ? 'summary' : 'confirm';
  return (
    <SinglePage title={titleOfActivation(refused, language)} about={<LineName line={line} />}>
      <Note tone="bad" title={message}>
        {textOf(why, copy)}
      </Note>
      {amount !== undefined && (
        <section className="card">
          <Summary rows={[{ term: copy.hold, value: <Money cents={amount} /> }]} />
        </section>
      )}
      <div className="acts">
        {isCard && (
          <ButtonLink main to={paths.cards({ to: paths.activationStep(line.ref, 'confirm') })}>
            {copy.cards}
          </ButtonLink>
        )}
        <ButtonLink main={!isCard} to={paths.activationStep(line.ref, again)}>
          {why === 'details-gone' ? copy.details : copy.again}
        </ButtonLink>
        <CallButton number={brand.careNumber} />
        <ButtonLink to={paths.postActivationHome}>{copy.home}</ButtonLink>
      </div>
    </SinglePage>
  );
}

type Copy = (typeof activationResultMessages)['en'];

function textOf(why: NotActivatedProps['refused']['why'], { paused, refused }: Copy): string {
  switch (why) {
    case 'hold':
      return paused;
    case 'payment':
    case 'details-gone':
      return refused[why];
    default:
      return refused.retry;
  }
}
