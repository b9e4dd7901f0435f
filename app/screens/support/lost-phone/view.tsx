import { ButtonLink, ExternalLink, MainLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { TextOrRelay } from '#app/ui/text-or-relay.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import type { LostPhoneCopy } from './copy.ts';

/** Steps for a lost phone, before sign-in (LOST-1, LOST-9). */
export function LostPhoneView({ copy }: { copy: LostPhoneCopy }) {
  const { brand, me } = usePage();
  const { sends } = useOffer();
  const steps = (['data-service', 'sign-out', 'reorder-sim', 'account-lock'] as const).filter(
    (step) => step === 'sign-out' || sends(step),
  );
  return (
    <SinglePage title={copy.heading} about={copy.text}>
      <InfoCard title={copy.online.title}>
        <List items={steps.map((step) => copy.online.steps[step])} />
        <div className="acts">
          {me ? (
            <MainLink to={paths.lostPhoneSteps}>{copy.online.begin}</MainLink>
          ) : (
            <MainLink to={paths.loginTo(paths.lostPhoneSteps)}>{copy.online.login}</MainLink>
          )}
        </div>
      </InfoCard>
      <InfoCard title={copy.call.title} text={copy.call.text}>
        <div className="acts">
          <ButtonLink to={callAddress(brand.supportNumber)}>{copy.call.call}</ButtonLink>
          <ExternalLink to={brand.external.chat}>{copy.call.chat}</ExternalLink>
        </div>
        <TextOrRelay />
      </InfoCard>
      <p className="text">{copy.police}</p>
    </SinglePage>
  );
}
