import { ButtonLink } from '#app/ui/button.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { inviteMessages } from './copy.ts';

/**
 * The brand's public address, to be sent by the customer's own phone (REFER-14). It earns no credit, and the page shows
 * that: the carrier returns no code for a friend to use.
 */
export function Share() {
  const { brand } = usePage();
  const { share } = useCopy(inviteMessages);
  const body = encodeURIComponent(share.message(brand.longName, brand.external.shop));
  return (
    <InfoCard title={share.title} text={share.text}>
      <div className="acts">
        {/* With both marks iPhones and Android phones read the text. */}
        <ButtonLink to={`sms:?&body=${body}`}>{share.sms}</ButtonLink>
        <ButtonLink to={`mailto:?subject=${encodeURIComponent(brand.longName)}&body=${body}`}>{share.mail}</ButtonLink>
      </div>
    </InfoCard>
  );
}
