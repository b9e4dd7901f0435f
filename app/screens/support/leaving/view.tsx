import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { TextOrRelay } from '#app/ui/text-or-relay.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import type { LeavingCopy } from './copy.ts';

/** Leaving: data to move a number, the number to call, and the payments still due (PUBLIC-35). */
export function LeavingView({ copy: { heading, text, keep, end, due } }: { copy: LeavingCopy }) {
  const { brand, me } = usePage();
  const { leads } = useOffer();
  const signedIn = (to: string) => (me ? to : paths.loginTo(to));
  return (
    <SinglePage title={heading} about={text}>
      <InfoCard title={keep.title} text={keep.text}>
        <List numbered items={keep.items} />
        <p>{keep.secondary}</p>
        <div className="acts">
          <ButtonLink to={signedIn(paths.profile)}>{keep.profile}</ButtonLink>
          <ButtonLink to={signedIn(paths.settings)}>{keep.settings}</ButtonLink>
        </div>
      </InfoCard>
      <InfoCard title={end.title} text={end.text}>
        <div className="acts">
          <ButtonLink to={callAddress(brand.supportNumber)}>{end.call}</ButtonLink>
        </div>
        <TextOrRelay />
      </InfoCard>
      <InfoCard title={due.title}>
        <List items={due.items} />
        {leads(paths.bills) && (
          <div className="acts">
            <ButtonLink to={signedIn(paths.bills)}>{due.bills}</ButtonLink>
          </div>
        )}
      </InfoCard>
    </SinglePage>
  );
}
