import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { Initials } from '#app/ui/initials.tsx';
import { LinkList } from '#app/ui/link-list.tsx';
import { Section } from '#app/ui/section.tsx';
import type { AboutUsCopy } from './copy.ts';

/** Missions, press, ten values, the letter, the team and their quotes (PUBLIC-3). */
export function AboutUsView({ copy }: { copy: AboutUsCopy }) {
  return (
    <>
      <Hero title={copy.heading} text={copy.text} />
      <Section title={copy.missions.title}>
        <Passages list={copy.missions.list} />
      </Section>
      <Section title={copy.press.title}>
        <LinkList links={copy.press.list} />
      </Section>
      <Section title={copy.values.title}>
        <Carousel
          id="values"
          label={copy.values.title}
          slides={copy.values.slides.map((list, slide) => (
            <Passages key={slide} list={list} />
          ))}
        />
      </Section>
      <Section title={copy.letter.title}>
        <div className="card text">
          <p>{copy.letter.greeting}</p>
          {copy.letter.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{copy.letter.close}</p>
          <p>
            <b>{copy.letter.by}</b>
            <br />
            {copy.letter.signed}
          </p>
        </div>
      </Section>
      <Section title={copy.team.title} text={copy.team.text}>
        <div className="cards">
          {copy.team.list.map(({ name, role }) => (
            <InfoCard key={name} level={3} title={name} text={role} picture={<Initials name={name} />} />
          ))}
        </div>
      </Section>
      <Section title={copy.quotes.title}>
        <div className="cards">
          {copy.quotes.list.map(({ name, words }) => (
            <figure className="card" key={name}>
              <blockquote>
                <p>“{words}”</p>
              </blockquote>
              <figcaption className="quiet">{name}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section title={copy.next.title}>
        <div className="acts">
          <MainLink to={paths.plans}>{copy.next.plans}</MainLink>
          <ButtonLink to={paths.contactUs}>{copy.next.contact}</ButtonLink>
        </div>
      </Section>
    </>
  );
}

function Passages({ list }: { list: readonly { title: string; text: string }[] }) {
  return (
    <div className="cards">
      {list.map(({ title, text }) => (
        <InfoCard key={title} level={3} title={title} text={text} />
      ))}
    </div>
  );
}
