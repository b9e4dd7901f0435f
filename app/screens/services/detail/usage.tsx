import { dataSizeText } from '#app/ui/data-size.tsx';
import { paddedDayText } from '#app/ui/day.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Summary } from '#app/ui/summary.tsx';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { CalledCountry, RoamingUse } from '#rpc/domain/service.ts';
import type { ServiceUsage } from '../service-usage.ts';
import { accountMessages } from '../../account/account/copy.ts';
import { CycleLinks } from '../../account/cycle-links.tsx';
import { countryNamed } from '../country-name.ts';
import { serviceMessages } from './copy.ts';

/** A line's usage of the service in one billing cycle (SERVICE-26 to SERVICE-29). */
export function UsageOfService({ usage, service }: { usage: ServiceUsage; service: ServiceType }) {
  const { language } = usePage();
  const copy = useCopy(serviceMessages).usage;
  const { title, failed } = useCopy(accountMessages).usage;
  const { ref, cycle, use } = usage;
  return (
    <section className="stack" id="usage" aria-labelledby="usage-title">
      <CycleLinks place={usage} to={(start) => `${paths.service(service, { usage: ref, cycle: start })}#usage`}>
        <h3 id="usage-title">{title}</h3>
      </CycleLinks>
      <p className="quiet">
        {paddedDayText(cycle.start, language)} - {paddedDayText(cycle.end, language)}
      </p>
      {!use ? (
        <MissingNote tone="bad">{failed}</MissingNote>
      ) : use.roaming ? (
        <Roaming use={use.roaming} />
      ) : use.calls ? (
        <Calls calls={use.calls} />
      ) : (
        <p>{copy.none}</p>
      )}
      <p className="quiet small">{copy.note}</p>
    </section>
  );
}

function Roaming({ use: { bytes, minutes, texts, countries } }: { use: RoamingUse }) {
  const { language } = usePage();
  const copy = useCopy(serviceMessages).usage;
  return (
    <Summary
      rows={[
        { term: copy.data, value: dataSizeText(bytes) },
        { term: copy.voice, value: copy.minutes(roundMinutes(minutes)) },
        { term: copy.sms, value: texts },
        ...(countries.length > 0
          ? [{ term: copy.countries, value: countries.map((name) => countryNamed(name, language)).join(', ') }]
          : []),
      ]}
    />
  );
}

function Calls({ calls }: { calls: readonly CalledCountry[] }) {
  const { language } = usePage();
  const copy = useCopy(serviceMessages).usage;
  return (
    <table className="table" aria-label={copy.calls}>
      <thead>
        <tr>
          <th scope="col">{copy.country}</th>
          <th scope="col">{copy.voice}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ country, minutes }) => (
          <tr key={country}>
            <th scope="row">{countryNamed(country, language)}</th>
            <td>{copy.minutes(roundMinutes(minutes))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Minutes with at most two decimals: parts of a minute that are added up have many (SERVICE-27). */
function roundMinutes(minutes: number): number {
  return Number(minutes.toFixed(2));
}
