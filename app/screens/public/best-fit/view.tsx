import { planFitsMessages } from '#app/copy/plan-fits.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { Price } from '#app/ui/money.tsx';
import { PlanSizeCard } from '#app/ui/plan-size-card.tsx';
import { Section } from '#app/ui/section.tsx';
import { List } from '#app/ui/list.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { bestFitOf } from '#rpc/domain/find-plan.ts';
import type { PlanList } from '#rpc/public/plan.ts';
import type { BestFitCopy } from './copy.ts';

interface BestFitProps {
  copy: BestFitCopy;
  /** The plans on sale; without the list the page shows no prices. */
  list?: PlanList | undefined;
}

/** Best Fit plans, smallest first, each with its price and a link to it, and what they save (PUBLIC-2, PUBLIC-39). */
export function BestFitView({ copy, list }: BestFitProps) {
  const fits = useCopy(planFitsMessages);
  const { leads } = useOffer();
  return (
    <>
      <Hero scene title={copy.heading} text={copy.text}>
        {leads(paths.plans) && <MainLink to={paths.plans}>{copy.seePlans}</MainLink>}
      </Hero>
      <Section title={copy.plans.title} text={copy.plans.text}>
        <div className="cards plans">
          {bestFitOf(list?.plans).map(({ gigabytes, plan }) => (
            <PlanSizeCard
              key={gigabytes}
              name={plan?.name ?? `${gigabytes}GB`}
              gigabytes={gigabytes}
              to={paths.planOnSale(plan?.id)}
            >
              {plan && (
                <p>
                  <Price cents={plan.firstLine} /> {copy.plans.perMonth}
                </p>
              )}
              <p className="quiet small">{fits[`${gigabytes}GB`]}</p>
            </PlanSizeCard>
          ))}
        </div>
      </Section>
      <div className="cols">
        <div className="stack">
          <Section title={copy.how.title}>
            <List numbered items={copy.how.steps} />
          </Section>
          <Section title={copy.good.title}>
            <List items={copy.good.points} />
          </Section>
        </div>
        <section className="card side">
          <h2>{copy.savings.title}</h2>
          <p>{copy.savings.text}</p>
          <p className="quiet small">{copy.savings.example}</p>
        </section>
      </div>
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
