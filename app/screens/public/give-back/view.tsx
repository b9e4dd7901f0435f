import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { MailText } from '#app/ui/mail-text.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { PartOfPage } from '#app/ui/part-of-page.tsx';
import { Points } from '#app/ui/points.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { giveBackCopies } from './copy.ts';

/** 10% of the data cost (portal-2 §9), in the words of the terms' section on it. */
export function GiveBackView() {
  const { brand } = usePage();
  const copy = useCopy(giveBackCopies);
  const { partnership } = brand.company.mail;
  return (
    <>
      <Hero title={copy.heading} text={copy.text}>
        <ButtonLink main to={address.plans}>
          {copy.plans}
        </ButtonLink>
      </Hero>
      <PartOfPage title={copy.how.title}>
        <Points numbered items={copy.how.steps} />
      </PartOfPage>
      {[copy.who, copy.questions].map(({ title, list }) => (
        <PartOfPage key={title} title={title}>
          <div className="cards">
            {list.map((passage) => (
              <InfoCard key={passage.title} level={3} {...passage} />
            ))}
          </div>
        </PartOfPage>
      ))}
      <p className="text">
        {copy.terms.before} <a href={`${address.terms}#give-back`}>{copy.terms.link}</a>
        {copy.terms.after}
      </p>
      <PartOfPage title={copy.partner.title}>
        <p className="text">
          <MailText to={partnership}>{copy.partner.text(partnership)}</MailText>
        </p>
      </PartOfPage>
    </>
  );
}
