import { servicesMessages } from '#app/copy/services.ts';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Summary } from '#app/ui/summary.tsx';
import { Known } from '#app/ui/known.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { hasRates } from '#rpc/domain/service.ts';
import type { DomesticRates, ServiceModel } from './intent.ts';
import { countriesByName } from '../country-name.ts';
import { serviceMessages } from './copy.ts';

/** Description of the service (SERVICE-18 to SERVICE-20). */
export function ServiceInfo({ model: { service, countries, rates } }: { model: ServiceModel }) {
  const copy = useCopy(serviceMessages);
  if (!hasRates(service)) {
    return (
      <InfoCard title={copy.DR.title} text={copy.DR.text}>
        <Rates rates={rates ?? {}} />
      </InfoCard>
    );
  }
  return (
    <InfoCard title={copy[service].title}>
      <List items={copy[service].points} />
      <Countries countries={countries} />
      <ViewRates service={service} />
    </InfoCard>
  );
}

function ViewRates({ service }: { service: 'IR' | 'ILD' }) {
  const { viewRates, names } = useCopy(servicesMessages);
  return (
    <p>
      <TapLink href={paths.serviceRates(service)}>
        {viewRates}
        <span className="unseen"> – {names[service]}</span>
      </TapLink>
    </p>
  );
}

/** The number of countries, with their names on demand. */
function Countries({ countries }: { countries: ServiceModel['countries'] }) {
  const { language } = usePage();
  const copy = useCopy(serviceMessages).IR;
  return (
    <Known of={countries} missing={copy.countriesMissing}>
      {(list) => (
        <details className="more">
          <summary>
            <span>
              {copy.countries} {list.length}
            </span>
          </summary>
          <p className="text">
            {countriesByName(list, language)
              .map(({ name }) => name)
              .join(', ')}
          </p>
        </details>
      )}
    </Known>
  );
}

function Rates({ rates: { data, dataUnit, voice, sms } }: { rates: DomesticRates }) {
  const { voiceNote } = useCopy(serviceMessages).DR;
  const { rates: copy } = useCopy(servicesMessages);
  return (
    <>
      <Summary
        rows={[
          {
            term: copy.data,
            value: data !== undefined && dataUnit ? copy.perUnit(moneyText(data), dataUnit) : copy.missing,
          },
          {
            term: copy.voice,
            value: `${voice === undefined ? copy.missing : copy.perMinute(moneyText(voice))}*`,
          },
          { term: copy.sms, value: sms === undefined ? copy.missing : copy.perSms(moneyText(sms)) },
        ]}
      />
      <p className="quiet small">{voiceNote}</p>
    </>
  );
}
