import { servicesMessages } from '#app/copy/services.ts';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Known } from '#app/ui/known.tsx';
import { hasRates } from '#rpc/domain/service.ts';
import type { DomesticRates, ServiceModel } from './intent.ts';
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
      {service === 'IR' && (
        <Known of={countries} missing={copy.IR.countriesMissing}>
          {({ length }) => (
            <p>
              {copy.IR.countries} {length}
            </p>
          )}
        </Known>
      )}
    </InfoCard>
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
            value: data !== undefined && dataUnit ? `${moneyText(data)} ${copy.perUnit(dataUnit)}` : copy.missing,
          },
          {
            term: copy.voice,
            value: `${voice === undefined ? copy.missing : `${moneyText(voice)} ${copy.perMinute}`}*`,
          },
          { term: copy.sms, value: sms === undefined ? copy.missing : `${moneyText(sms)} ${copy.perSms}` },
        ]}
      />
      <p className="quiet small">{voiceNote}</p>
    </>
  );
}
