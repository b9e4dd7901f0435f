import { paths } from '#app/ui/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ContactCards } from '#app/screens/support/contact-cards.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import type { ContactUsCopy } from './copy.ts';

const mailboxes = ['support', 'partnership', 'media'] as const;

/** All ways to reach the company; those that reach a person come first (PUBLIC-5). */
export function ContactUsView({ copy }: { copy: ContactUsCopy }) {
  return (
    <>
      <div className="head">
        <h1>{copy.heading}</h1>
        <p>{copy.text}</p>
      </div>
      <div className="cards">
        <ContactCards copy={copy} phone="office" />
        {mailboxes.map((box) => (
          <InfoCard key={box} title={copy.mail[box].title} text={copy.mail[box].text}>
            <TapLink href={`mailto:${copy.mail[box].address}`}>{copy.mail[box].address}</TapLink>
          </InfoCard>
        ))}
        <InfoCard title={copy.post.title} text={copy.post.text}>
          <address>
            {copy.post.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </InfoCard>
        <InfoCard title={copy.feedback.title} text={copy.feedback.text}>
          <ButtonLink to={paths.feedback}>{copy.feedback.button}</ButtonLink>
        </InfoCard>
      </div>
    </>
  );
}
