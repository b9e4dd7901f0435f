import { sentenceStart } from '#app/copy/sentence-start.ts';
import { ButtonLink, ExternalLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { InfoCard } from '#app/ui/info-card.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { TextOrRelay } from '#app/ui/text-or-relay.tsx';

interface ContactCardsProps {
  copy: {
    centre: { title: string; text: string; button: string };
    phone: { title: string; call: string };
    chat: { title: string; text: string; button: string };
  };
  /** Selects the number and hours on the page (PUBLIC-5, PUBLIC-6). */
  phone: 'support' | 'office';
}

/** The help center in a new tab, the phone and the chat, as Support and Contact Us have them. */
export function ContactCards({ copy: { centre, phone: call, chat }, phone }: ContactCardsProps) {
  const { brand, language } = usePage();
  return (
    <>
      <InfoCard title={centre.title} text={centre.text}>
        <ExternalLink main to={brand.external.helpCenter}>
          {centre.button}
        </ExternalLink>
      </InfoCard>
      <InfoCard title={call.title} text={sentenceStart(brand.hours[phone][language])}>
        <ButtonLink to={callAddress(brand[`${phone}Number`])}>{call.call}</ButtonLink>
        <TextOrRelay />
      </InfoCard>
      <InfoCard title={chat.title} text={chat.text}>
        <ExternalLink to={brand.external.chat}>{chat.button}</ExternalLink>
      </InfoCard>
    </>
  );
}
