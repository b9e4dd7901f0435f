import { claim } from '#app/copy/claim.ts';
import { planFitsMessages } from '#app/copy/plan-fits.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { PlanBarsPicture } from '#app/ui/plan-bars-picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { List } from '#app/ui/list.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import type { BestFitCopy } from './copy.ts';

/** Best Fit plans and what they save (PUBLIC-2); prices are on the page of all plans. */
export function BestFitView({ copy }: { copy: BestFitCopy }) {
  const fits = useCopy(planFitsMessages);
  const { leads } = useOffer();
  return (
    <>
      <Hero title={copy.heading} text={copy.text}>
        {leads(paths.plans) && <MainLink to={paths.plans}>{copy.seePlans}</MainLink>}
      </Hero>
      <Section title={copy.plans.title} text={copy.plans.text}>
        <PlanBarsPicture />
        <div className="cards plans">
          {claim.bestFit.map((plan) => (
            <InfoCard key={plan} level={3} title={plan} text={fits[plan]} />
          ))}
        </div>
      </Section>
      <Section title={copy.how.title}>
        <List numbered items={copy.how.steps} />
      </Section>
      <Section title={copy.savings.title} text={copy.savings.text}>
        <p className="quiet text">{copy.savings.example}</p>
      </Section>
      <Section title={copy.good.title}>
        <List items={copy.good.points} />
      </Section>
      {leads(paths.imeiCheck) && (
        <Section title={copy.next.title}>
          <div className="acts">
            <ButtonLink to={paths.imeiCheck}>{copy.next.imeiCheck}</ButtonLink>
          </div>
        </Section>
      )}
    </>
  );
}
