import { claim } from '#app/copy/claim.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { planFitsMessages } from '#app/copy/plan-fits.ts';
import { paths, planAnchor } from '#app/ui/paths.ts';
import { lateMessages } from '#app/copy/late.ts';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-address.ts';
import { CallLink } from '#app/ui/call-link.tsx';
import { Price, moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { List } from '#app/ui/list.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { SizeBar } from '#app/ui/size-bar.tsx';
import { broadbandLabel } from '#rpc/domain/broadband-label.ts';
import { findPlan, type PlanWish } from '#rpc/domain/find-plan.ts';
import type { PlanList, PlanOnSale } from '#rpc/public/plan.ts';
import { type PlansCopy, plansMessages } from './copy.ts';
import { Finder } from './finder.tsx';
import { shopAddress } from '../shop-address.ts';
import { gigabytesText, Label } from './label/label.tsx';

/**
 * The plans on sale, cheapest first, each with its broadband facts (PLAN-4, PUBLIC-8); without a list, what is known
 * anyway.
 */
export function PlansView({ list, wish }: { list: PlanList | undefined; wish?: PlanWish | undefined }) {
  const copy = useCopy(plansMessages);
  return (
    <>
      <h1>{copy.heading}</h1>
      {list && list.plans.length > 0 ? <Plans list={list} wish={wish} /> : <Missing />}
    </>
  );
}

function Plans({ list: { plans, ...prices }, wish }: { list: PlanList; wish: PlanWish | undefined }) {
  const { brand } = usePage();
  const copy = useCopy(plansMessages);
  const largest = Math.max(...plans.map(({ unlimited, gigabytes = 0 }) => (unlimited ? 0 : gigabytes)));
  const result = wish && findPlan(plans, wish);
  return (
    <>
      <Finder wish={wish} result={result} />
      <h2>{copy.all}</h2>
      <div className="cards plans">
        {plans.map((plan) => (
          <section className="card" key={plan.id} id={planAnchor(plan.id)}>
            <h3>{plan.name}</h3>
            <SizeBar gigabytes={plan.unlimited ? undefined : plan.gigabytes} largest={largest} />
            <p>
              <Price cents={plan.firstLine} /> {copy.perMonth}
            </p>
            <DataOf plan={plan} />
            <Start plan={plan} />
            <Label label={broadbandLabel(plan, prices, brand.network)} />
          </section>
        ))}
      </div>
      <Join />
      <p className="quiet">
        {copy.taxes} <TapLink href={paths.planLabels}>{copy.machine}</TapLink>
      </p>
    </>
  );
}

/** Number and hours at which visitors can order. */
function Join() {
  const { me, brand, language } = usePage();
  const { join } = useCopy(plansMessages);
  const { call } = useCopy(problemMessages);
  if (me) return null;
  const { support, chat } = brand.hours;
  return (
    <section className="card">
      <h2>{join.title}</h2>
      <p>{join.text(support[language], chat[language])}</p>
      <div className="acts">
        <ButtonLink to={callAddress(brand.supportNumber)}>{`${call} ${brand.supportNumber}`}</ButtonLink>
        <ButtonLink to={brand.external.chat}>{join.chat}</ButtonLink>
      </div>
    </section>
  );
}

/** A plan's data in figures, with examples of its use (PUBLIC-31). */
function DataOf({ plan }: { plan: PlanOnSale }) {
  const copy = useCopy(plansMessages);
  const fits: Readonly<Record<string, string>> = useCopy(planFitsMessages);
  const { gigabytes, unlimited } = plan;
  const limited = unlimited ? undefined : gigabytes;
  const enough = limited && fits[`${limited}GB`];
  return (
    <>
      <List items={pointsOf(plan, copy)} />
      {enough && <p className="quiet small">{enough}</p>}
    </>
  );
}

/** Next steps for a plan; a secondary has none, because the account holder chooses the plan (PUBLIC-31). */
function Start({ plan: { id, name } }: { plan: PlanOnSale }) {
  const { me, brand } = usePage();
  const copy = useCopy(plansMessages);
  if (me && !me.isPrimary) return null;
  return (
    <div className="acts">
      {me ? (
        <ButtonLink to={paths.accountFor(id)} about={` – ${name}`}>
          {copy.change}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={shopAddress(brand, id)} about={` – ${name}`}>
            {copy.order}
          </ButtonLink>
          <ButtonLink to={paths.imeiCheckFor(id)} about={` – ${name}`}>
            {copy.bring}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function pointsOf(plan: PlanOnSale, copy: PlansCopy): string[] {
  const size = plan.gigabytes === undefined ? undefined : gigabytesText(plan.gigabytes);
  const prices = plan.moreLines.map(({ price }) => price);
  const alike = prices.every((price) => price === plan.eachMoreLine);
  return [
    ...(plan.unlimited ? [copy.unlimited(size)] : size ? [copy.data(size)] : []),
    ...(alike
      ? [copy.eachMoreLine(moneyText(plan.eachMoreLine))]
      : plan.moreLines.map(({ occurrence, price }) => copy.moreLine(occurrence, moneyText(price)))),
    ...(plan.video ? [copy.video(plan.video)] : []),
    ...(plan.esimOnly ? [copy.esimOnly] : []),
  ];
}

function Missing() {
  const { late } = usePage();
  const { missing } = useCopy(plansMessages);
  const { part } = useCopy(lateMessages);
  if (late) return <p>{part}</p>;
  return (
    <>
      <Note tone="warn" {...missing} />
      <List items={missing.known(claim.plansFrom, claim.bestFit, claim.savings)} />
      <p>
        {missing.call} <CallLink />.
      </p>
    </>
  );
}
