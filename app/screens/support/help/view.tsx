import { sentenceStart } from '#app/copy/sentence-start.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-link.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { LinkList } from '#app/ui/link-list.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HelpCopy } from './copy.ts';

const selfHelp = ['imeiCheck', 'coverageMap', 'contactUs', 'feedback'] as const;

/** The ways to help: the help center in a new tab, and people (PUBLIC-6). */
export function HelpView({ copy }: { copy: HelpCopy }) {
  const { brand, language, me, showsSupport } = usePage();
  return (
    <>
      <h1>{copy.heading}</h1>
      <div className="cards">
        <InfoCard title={copy.centre.title} text={copy.centre.text}>
          <ExternalLink main to={brand.external.helpCentre}>
            {copy.centre.button}
          </ExternalLink>
        </InfoCard>
        <InfoCard title={copy.phone.title} text={sentenceStart(brand.hours.support[language])}>
          <ButtonLink to={callAddress(brand.supportNumber)}>{copy.phone.call}</ButtonLink>
        </InfoCard>
        <InfoCard title={copy.chat.title} text={sentenceStart(brand.hours.chat[language])}>
          <ExternalLink to={brand.external.chat}>{copy.chat.button}</ExternalLink>
        </InfoCard>
      </div>
      <Section title={copy.self.title}>
        <LinkList
          links={[
            { to: me ? paths.lostPhoneSteps : paths.lostPhone, words: copy.self.lostPhone },
            ...(me && showsSupport ? [{ to: paths.showSupport, words: copy.self.showSupport }] : []),
            ...selfHelp.map((page) => ({ to: paths[page], words: copy.self.links[page] })),
          ]}
        />
      </Section>
    </>
  );
}
