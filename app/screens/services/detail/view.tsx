import { layoutMessages } from '#app/copy/layout.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { ratesMessages } from '#app/copy/service-rates.ts';
import { Known } from '#app/ui/known.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { AccountDisabled } from '#app/ui/no-lines.tsx';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import { hasRates } from '#rpc/domain/service.ts';
import type { ServiceModel } from './intent.ts';
import { endsInError, ServiceChanged, ServiceError } from './after.tsx';
import { serviceMessages } from './copy.ts';
import { ChooseCountry, CountryPanel, WaysToRates } from './country-rates.tsx';
import { LineOfService } from './line.tsx';
import { ServiceInfo } from './service-info.tsx';

interface ServiceViewProps {
  model: ServiceModel;
  /** The list of countries is open; `again` after it was sent without one. */
  choosing?: 'first' | 'again' | undefined;
}

/** One service: its rates by country, each line with its switch, then what it is about (SERVICE-5). */
export function ServiceView({ model, choosing }: ServiceViewProps) {
  const { service, after, countries, closed } = model;
  if (after && endsInError(after)) return <ServiceError />;
  if (closed) return <ClosedService model={model} />;
  if (hasRates(service) && choosing)
    return <ChooseCountry service={service} countries={countries} unchosen={choosing === 'again'} />;
  return <OpenService model={model} />;
}

function OpenService({ model }: { model: ServiceModel }) {
  const { lite } = usePage();
  const { names, back } = useCopy(servicesMessages);
  const { missing } = useCopy(ratesMessages);
  const { service, lines, after, country, dataUnit } = model;
  const isRated = hasRates(service);
  const countries = valueOf(model.countries);
  // A usage history takes the place of a map without rates.
  const hasPanel =
    isRated && countries !== undefined && (country !== undefined || (!lite && model.usage === undefined));
  return (
    <>
      <BackLink to={paths.services}>{back}</BackLink>
      <h1>{names[service]}</h1>
      {after && <ServiceChanged entry={after} service={service} />}
      {model.disabled && <AccountDisabled what={model.disabled} />}
      {model.letsTalk && <LetsTalk />}
      {isRated && (
        <Known of={model.countries} missing={missing} tone="bad">
          {(list) => <WaysToRates service={service} countries={list} />}
        </Known>
      )}
      <div className={hasPanel || lines.length > 0 ? 'cols' : 'sheet'}>
        {hasPanel && <CountryPanel service={service} countries={countries} country={country} dataUnit={dataUnit} />}
        <Lines model={model} beside={hasPanel} />
        <div className="side">
          <ServiceInfo model={model} />
        </div>
      </div>
    </>
  );
}

/** The lines in the columns "Line" and "Service status" (SERVICE-5). */
function Lines({ model: { service, lines, usage }, beside }: { model: ServiceModel; beside: boolean }) {
  const copy = useCopy(serviceMessages);
  if (lines.length === 0) return <p className={beside ? 'side' : undefined}>{copy.noLines}</p>;
  return (
    <section className={beside ? 'card side' : 'card'} aria-labelledby="lines">
      <p className="pair">
        <b id="lines">{copy.line}</b> <b>{copy.status}</b>
      </p>
      <PlainList className="stack">
        {lines.map((line, index) => (
          <LineOfService
            key={line.ref}
            line={line}
            service={service}
            index={index + 1}
            usage={usage?.ref === line.ref ? usage : undefined}
          />
        ))}
      </PlainList>
    </section>
  );
}

/** Result of a change whose service was closed after it was sent (SERVICE-38); the cards may be closed as well. */
function ClosedService({ model: { service, after } }: { model: ServiceModel }) {
  const { names } = useCopy(servicesMessages);
  const { backHome } = useCopy(layoutMessages);
  return (
    <SinglePage title={names[service]} back={{ to: paths.home, words: backHome }}>
      {after && <ServiceChanged entry={after} service={service} />}
      <Refused why={{ reason: 'service-closed' }} />
    </SinglePage>
  );
}
