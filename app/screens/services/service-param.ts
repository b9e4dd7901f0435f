import type { Language } from '#app/copy/language.ts';
import { servicesMessages } from '#app/copy/services.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { serviceNamed } from '#rpc/domain/service.ts';
import { serviceCardsMessages } from './cards/copy.ts';

/** The service in the URL. @throws Response 404 for a name that none has */
export function serviceParam({ service: name }: { service?: string | undefined }): ServiceType {
  const service = serviceNamed(name);
  if (!service) throw new Response(null, { status: 404 });
  return service;
}

/** The title of a page of a service: the service's name, from the page's path. */
export function serviceTitle(language: Language, path: string): string {
  const service = serviceNamed(path.split('/')[2]);
  return service ? servicesMessages[language].names[service] : serviceCardsMessages[language].title;
}
