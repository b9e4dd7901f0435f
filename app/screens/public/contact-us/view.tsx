import { sentenceStart } from '#app/copy/sentence-start.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-link.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import type { ContactUsCopy } from './copy.ts';

const mailboxes = ['support', 'partnership', 'media'] as const;

/** Every way to reach the company, people first (PUBLIC-5). */
export function ContactUsView({ copy }: { copy: ContactUsCopy }) {
  const { brand, language } = usePage();
  return (
    <>
      <div className="head">
        <h1>{copy.heading}</h1>
        <p>{copy.text}</p>
      </div>
      <div className="cards">
        <InfoCard title={copy.centre.title} text={copy.centre.text}>
          <ExternalLink main to={brand.external.helpCentre}>
            {copy.centre.button}
          </ExternalLink>
        </InfoCard>
        <InfoCard title={copy.phone.title} text={sentenceStart(brand.hours.office[language])}>
          <ButtonLink to={callAddress(brand.officeNumber)}>{copy.phone.call}</ButtonLink>
        </InfoCard>
        <InfoCard title={copy.chat.title} text={copy.chat.text}>
          <ExternalLink to={brand.external.chat}>{copy.chat.button}</ExternalLink>
        </InfoCard>
        {mailboxes.map((box) => (
          <InfoCard key={box} title={copy.mail[box].title} text={copy.mail[box].text}>
            <a className="tap" href={`mailto:${copy.mail[box].address}`}>
              {copy.mail[box].address}
            </a>
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
