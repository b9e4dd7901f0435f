import { getFormProps, useForm } from '@conform-to/react';
import { layoutMessages } from '#app/copy/layout.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Known } from '#app/ui/known.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary } from '#app/ui/post-form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import type { RatedService } from '#rpc/domain/service.ts';
import { type Country, countriesByName, countryIn, countryName } from '../country-name.ts';
import type { CountryRates } from '../service-rates.ts';
import type { ServiceModel } from './intent.ts';
import { ratesMessages } from '#app/copy/service-rates.ts';
import { placeOnMap } from './world-dots.ts';
import { WorldMap } from './world-map.tsx';

interface ChooseCountryProps {
  service: RatedService;
  countries: ServiceModel['countries'];
  /** The customer submitted the form without a country. */
  unchosen: boolean;
}

/**
 * The countries where a service works, on a page of their own: beside map and terms, they would be a fifth of the page
 * (SERVICE-21). The words of an option are its value.
 */
export function ChooseCountry({ service, countries, unchosen }: ChooseCountryProps) {
  const { language } = usePage();
  const copy = useCopy(ratesMessages);
  const { viewRates, names } = useCopy(servicesMessages);
  const { backTo } = useCopy(layoutMessages);
  const [form, fields] = useForm<{ country?: string }>({
    id: 'rates',
    lastResult: unchosen ? { error: { country: [copy.choose] } } : null,
  });
  return (
    <SinglePage title={copy.title(names[service])} back={{ to: paths.service(service), words: backTo(names[service]) }}>
      <Known of={countries} missing={copy.missing} tone="bad">
        {(list) => (
          <>
            <ErrorSummary fields={[fields.country]} />
            <form {...getFormProps(form)} method="get" action={paths.service(service)} className="stack">
              <SelectField
                field={fields.country}
                label={copy.country}
                empty={copy.select}
                options={countriesByName(list, language).map(({ name }) => name)}
              />
              <div className="acts">
                <Button main>{viewRates}</Button>
              </div>
            </form>
          </>
        )}
      </Known>
    </SinglePage>
  );
}

/** The ways to the rates of a country: those that the brand names take one press, the others are in the list. */
export function WaysToRates({ service, countries }: { service: RatedService; countries: readonly Country[] }) {
  const { brand, language } = usePage();
  const copy = useCopy(ratesMessages);
  const { viewRates } = useCopy(servicesMessages);
  const nearby = (brand.nearby ?? []).flatMap((code) => countryIn(countries, code) ?? []);
  return (
    <>
      <p>{copy.where[service]}</p>
      <p className="chips">
        {nearby.map((country) => (
          <ButtonLink key={country.code} to={paths.service(service, { country: country.code })}>
            {countryName(country, language)}
          </ButtonLink>
        ))}
        <ButtonLink to={`${paths.service(service)}?rates`} about={copy.others}>
          {viewRates}
        </ButtonLink>
      </p>
    </>
  );
}

interface CountryPanelProps {
  service: RatedService;
  countries: readonly Country[];
  country: CountryRates | undefined;
  dataUnit: string | undefined;
}

/** The rates of the chosen country over the map (SERVICE-23, SERVICE-24). Lite has no map (SHELL-27). */
export function CountryPanel({ service, countries, country, dataUnit }: CountryPanelProps) {
  const { language, lite } = usePage();
  const copy = useCopy(ratesMessages);
  const { names } = useCopy(servicesMessages);
  const name = country && countryName(country, language);
  return (
    <section className="card panel map" aria-labelledby="rates-of">
      <h2 id="rates-of">{name ?? copy.works[service]}</h2>
      {!lite && (
        <WorldMap
          codes={countries.map(({ code }) => code)}
          marked={country?.code}
          label={copy.map(names[service], name)}
        />
      )}
      {!lite && country && !placeOnMap(country.code) && <p className="small">{copy.tooSmall(name ?? '')}</p>}
      {country && <Rates service={service} country={country} dataUnit={dataUnit} />}
    </section>
  );
}

/** Roaming has data, voice and texts, calls have voice alone (SERVICE-23). */
function Rates({
  service,
  country,
  dataUnit,
}: Pick<CountryPanelProps, 'service' | 'dataUnit'> & { country: CountryRates }) {
  const { rates: copy } = useCopy(servicesMessages);
  const { data, voice, sms } = country;
  const voiceRate = { term: copy.voice, cents: voice, unit: copy.perMinute };
  const roamingRates = [
    { term: copy.data, cents: dataUnit === undefined ? undefined : data, unit: copy.perUnit(dataUnit ?? '') },
    voiceRate,
    { term: copy.sms, cents: sms, unit: copy.perSms },
  ];
  return (
    <dl className="rates">
      {(service === 'IR' ? roamingRates : [voiceRate]).map(({ term, cents, unit }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {cents === undefined ? (
              copy.missing
            ) : (
              <>
                <b>{moneyText(cents)}</b> <bdi>{unit}</bdi>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
