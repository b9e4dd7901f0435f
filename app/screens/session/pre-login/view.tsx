import { problemMessages } from '#app/copy/problem.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { Hero } from '#app/ui/hero.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { wholeDollars } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PlanSizeCard } from '#app/ui/plan-size-card.tsx';
import { Section } from '#app/ui/section.tsx';
import { bestFitOf } from '#rpc/domain/find-plan.ts';
import type { PlanList } from '#rpc/public/plan.ts';
import { preLoginMessages } from './copy.ts';

/**
 * The first page of a visitor (PUBLIC-7): the brand's claim and picture, its figures, and the plans by their size.
 * `/login` leads to the sign-in, at the account site.
 * @param props.list without it the plans have no price
 */
export function PreLoginView({ list }: { list?: PlanList | undefined }) {
  const { brand, language } = usePage();
  const copy = useCopy(preLoginMessages);
  const { call } = useCopy(problemMessages);
  const { more, sizes } = copy;
  const { support, chat } = brand.hours;
  return (
    <>
      <Hero scene title={brand.claim[language]} text={copy.text}>
        <MainLink to={paths.login}>{copy.login}</MainLink>
        <ButtonLink to={brand.external.learnMore}>{copy.learnMore}</ButtonLink>
      </Hero>
      <dl className="proof">
        {copy.proof(chat[language]).map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt> <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Section title={sizes.title}>
        <div className="sizes">
          {bestFitOf(list?.plans).map(({ gigabytes, plan }) => (
            <PlanSizeCard
              key={gigabytes}
              name={plan?.name ?? `Best Fit ${gigabytes}GB`}
              gigabytes={gigabytes}
              to={paths.planOnSale(plan?.id)}
            >
              {plan && (
                <p>
                  <b className="price">{wholeDollars(plan.firstLine)}</b> {sizes.perMonth}
                </p>
              )}
            </PlanSizeCard>
          ))}
        </div>
        <ButtonLink to={paths.plans}>{sizes.find}</ButtonLink>
      </Section>
      <LinkRows
        label={more.label}
        links={[
          { to: paths.imeiCheck, ...more.imeiCheck },
          { to: paths.login, ...more.login },
          { to: paths.internationalServices, ...more.internationalServices },
          { to: paths.lostPhone, ...more.lostPhone },
          { to: callAddress(brand.supportNumber), words: `${call} ${brand.supportNumber}`, text: support[language] },
        ]}
      />
    </>
  );
}
