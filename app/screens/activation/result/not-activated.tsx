import type { ReactNode } from 'react';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink, CallButton, HomeButton, MainLink } from '#app/ui/button.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { Money } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { ActivationOutcome, ActivationResult } from './activation-outcome.ts';
import { ManageCards } from '../manage-cards.tsx';
import { useFirstMonth } from '#app/ui/first-month.tsx';
import { titleOfActivation } from './activation-title.ts';
import { activationResultMessages } from './copy.ts';

interface NotActivatedProps extends Pick<ActivationResult, 'line' | 'cards' | 'firstMonth'> {
  refused: Extract<ActivationOutcome, { kind: 'refused' }>;
}

/** Nothing was activated, and the answers are kept: what is wrong, and what to do about it (JOURNEY-10). */
export function NotActivated({ line, cards, refused, firstMonth }: NotActivatedProps) {
  const { message, amount } = refused;
  const { brand, language } = usePage();
  const copy = useCopy(activationResultMessages);
  const moneyText = useFirstMonth(true);
  return (
    <SinglePage title={titleOfActivation(refused, language)} about={<LineName line={line} />}>
      <Note tone="bad" title={message} more={firstMonth && <p>{moneyText(firstMonth)}</p>}>
        {textOf(refused, copy)}
      </Note>
      {amount !== undefined && (
        <section className="card">
          <Summary rows={[{ term: copy.hold, value: <Money cents={amount} /> }]} />
        </section>
      )}
      <div className="acts">
        <NextSteps line={line} cards={cards} refused={refused} />
        <CallButton number={brand.careNumber} />
        <HomeButton />
      </div>
    </SinglePage>
  );
}

/** Ways to activate the line after a refusal, the likeliest first. */
function NextSteps({ line, cards, refused: { why, leadEmail } }: NotActivatedProps): ReactNode {
  const copy = useCopy(activationResultMessages);
  const check = useCopy(deviceCheckMessages);
  const renderRetry = (step: ActivationStep, main: boolean, words = copy.again) => (
    <ButtonLink main={main} to={paths.activationStep(line.ref, step)}>
      {words}
    </ButtonLink>
  );
  switch (why) {
    case 'hold':
    case 'payment':
      return (
        <>
          {!cards?.allowed && renderRetry('confirm', true)}
          {cards && <ManageCards main lineRef={line.ref} cards={cards} back="confirm" />}
          {cards?.allowed && renderRetry('confirm', false)}
        </>
      );
    case 'fiveG':
      return (
        <>
          <MainLink to={paths.activationStep(line.ref, 'device', { another: '1' })}>{check.another}</MainLink>
          {leadEmail === undefined && (
            <ButtonLink to={paths.activationStep(line.ref, 'device', { notify: why })}>{check.email.button}</ButtonLink>
          )}
        </>
      );
    case 'details-gone':
      return renderRetry('number', true, copy.details);
    case 'retry':
      return renderRetry('summary', true);
    default:
      return renderRetry('confirm', true);
  }
}

type Copy = (typeof activationResultMessages)['en'];

function textOf({ why, leadEmail }: NotActivatedProps['refused'], { paused, refused, willTell }: Copy): string {
  switch (why) {
    case 'hold':
      return paused;
    case 'payment':
    case 'details-gone':
      return refused[why];
    case 'downtime':
    case 'fiveG':
      return leadEmail === undefined ? refused[why] : `${refused[why]} ${willTell[why](leadEmail)}`;
    default:
      return refused.retry;
  }
}
