import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { HomeCardPicture } from '#app/ui/home-card-picture.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { preLoginMessages } from './copy.ts';

const firstSteps = ['plans', 'imeiCheck', 'internationalServices'] as const;

/** The first page of a visitor (PUBLIC-7). `/login` leads to the sign-in, at the account site. */
export function PreLoginView() {
  const { brand, language } = usePage();
  const copy = useCopy(preLoginMessages);
  return (
    <>
      <Hero title={copy.heading(brand.longName)} text={copy.text} note={copy.firstTime} picture={<HomeCardPicture />}>
        <MainLink to={paths.login}>{copy.login}</MainLink>
        <ButtonLink to={brand.external.learnMore}>{copy.learnMore}</ButtonLink>
      </Hero>
      <Section title={copy.new.title}>
        <div className="cards">
          {firstSteps.map((page) => (
            <InfoCard key={page} level={3} title={copy.new.cards[page].title} text={copy.new.cards[page].text}>
              <ButtonLink to={paths[page]}>{copy.new.cards[page].button}</ButtonLink>
            </InfoCard>
          ))}
        </div>
      </Section>
      <p className="text">
        {copy.help.before} <CallLink />
        {copy.help.after(brand.hours.support[language], brand.hours.chat[language])}
      </p>
      <p className="text">
        <TapLink href={paths.lostPhone}>{copy.lostPhone}</TapLink>
      </p>
    </>
  );
}
