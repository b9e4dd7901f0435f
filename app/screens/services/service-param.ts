import type { Language } from '#app/copy/language.ts';
import { servicesMessages } from '#app/copy/services.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { hasRates, type RatedService, serviceNamed } from '#rpc/domain/service.ts';
import { serviceCardsMessages } from './cards/copy.ts';
import { countryByCode } from './country-name.ts';
import { ratesMessages } from './rates/copy.ts';

/** The service in the URL. @throws Response 404 for a name that none has */
export function serviceParam({ service: name }: { service?: string | undefined }): ServiceType {
  const service = serviceNamed(name);
  if (!service) throw new Response(null, { status: 404 });
  return service;
}

/** The service in the URL, when each country has its rate. @throws Response 404 otherwise */
export function ratedServiceParam(params: { service?: string | undefined }): RatedService {
  const service = serviceParam(params);
  if (!hasRates(service)) throw new Response(null, { status: 404 });
  return service;
}

/** The title of a page of rates: its heading, and the country in the path (SHELL-17). */
export function ratesTitle(language: Language, path: string): string {
  const code = path.split('/')[4] ?? '';
  const title = ratesMessages[language].title(serviceTitle(language, path));
  return code === '' ? title : `${countryByCode(code, language)} – ${title}`;
}

/** The title of a page of a service: the service's name, from the page's path. */
export function serviceTitle(language: Language, path: string): string {
  const service = serviceNamed(path.split('/')[2]);
  return service ? servicesMessages[language].names[service] : serviceCardsMessages[language].title;
}
