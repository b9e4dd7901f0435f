import { paths } from '#app/ui/paths.ts';
import { MainLink } from '#app/ui/button.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { MailText } from '#app/ui/mail-text.tsx';
import { Section } from '#app/ui/section.tsx';
import { List } from '#app/ui/list.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import type { GiveBackCopy } from './copy.ts';

/** Page about the 10% give-back of the data cost, with the words of the terms of service (PUBLIC-2). */
export function GiveBackView({ copy }: { copy: GiveBackCopy }) {
  const { leads } = useOffer();
  return (
    <>
      <Hero title={copy.heading} text={copy.text}>
        {leads(paths.plans) && <MainLink to={paths.plans}>{copy.plans}</MainLink>}
      </Hero>
      <Section title={copy.how.title}>
        <List numbered items={copy.how.steps} />
      </Section>
      {[copy.who, copy.questions].map(({ title, list }) => (
        <Section key={title} title={title}>
          <div className="cards plans">
            {list.map((passage) => (
              <InfoCard key={passage.title} level={3} {...passage} />
            ))}
          </div>
        </Section>
      ))}
      <p className="text">
        {copy.terms.before} <a href={`${paths.terms}#give-back`}>{copy.terms.link}</a>
        {copy.terms.after}
      </p>
      <Section title={copy.partner.title}>
        <p className="text">
          <MailText to={copy.partner.mail}>{copy.partner.text}</MailText>
        </p>
      </Section>
    </>
  );
}
