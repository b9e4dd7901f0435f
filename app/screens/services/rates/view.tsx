import { getFormProps, useForm } from '@conform-to/react';
import { servicesMessages } from '#app/copy/services.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/post-form.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import type { CountryRates, RatesModel } from './intent.ts';
import { countriesByName, countryName } from '../country-name.ts';
import { ratesMessages } from './copy.ts';
import { WorldMap } from './world-map.tsx';

interface RatesViewProps {
  rates: RatesModel;
  /** The form was sent without a country. */
  unchosen?: boolean;
}

/** The countries where a service works, and the rates of the chosen one (SERVICE-21). */
export function RatesView({ rates, unchosen = false }: RatesViewProps) {
  const { language, lite } = usePage();
  const copy = useCopy(ratesMessages);
  const { names, backTo } = useCopy(servicesMessages);
  const { service, countries, country } = rates;
  const [form, fields] = useForm<{ country?: string }>({
    id: 'rates',
    defaultValue: { country: country?.code },
    lastResult: unchosen ? { error: { country: [copy.choose] } } : null,
  });
  const name = names[service];
  return (
    <SinglePage title={copy.title(name)} back={{ to: paths.service(service), words: backTo(name) }}>
      {!countries ? (
        <MissingNote tone="bad">{copy.missing}</MissingNote>
      ) : (
        <>
          <ErrorSummary fields={[fields.country]} />
          <form {...getFormProps(form)} method="get" action={paths.serviceRates(service)} className="stack">
            <SelectField
              field={fields.country}
              label={copy.country}
              empty={copy.select}
              options={Object.fromEntries(countriesByName(countries, language).map(({ code, name }) => [code, name]))}
            />
            <div className="acts">
              <Button main>{copy.show}</Button>
            </div>
          </form>
          {country && <RatesOf rates={rates} country={country} />}
          {/* Lite does without: the list has the same countries (SHELL-27). */}
          {!lite && (
            <figure>
              <WorldMap codes={countries.map(({ code }) => code)} marked={country?.code} label={copy.map(name)} />
              <figcaption className="quiet small">
                {copy.works[service]} {country && `${copy.here} ${countryName(country, language)}.`}
              </figcaption>
            </figure>
          )}
        </>
      )}
    </SinglePage>
  );
}

/** Roaming has data, voice and texts, calls have voice alone (SERVICE-23). */
function RatesOf({ rates: { service, dataUnit }, country }: { rates: RatesModel; country: CountryRates }) {
  const { language } = usePage();
  const { rates: copy } = useCopy(servicesMessages);
  const { data, voice, sms } = country;
  const voiceRow = { term: copy.voice, value: voice === undefined ? copy.missing : copy.perMinute(moneyText(voice)) };
  return (
    <section className="card">
      <h2>{countryName(country, language)}</h2>
      <Summary
        rows={
          service === 'ILD'
            ? [voiceRow]
            : [
                {
                  term: copy.data,
                  value: data !== undefined && dataUnit ? copy.perUnit(moneyText(data), dataUnit) : copy.missing,
                },
                voiceRow,
                { term: copy.sms, value: sms === undefined ? copy.missing : copy.perSms(moneyText(sms)) },
              ]
        }
      />
    </section>
  );
}
