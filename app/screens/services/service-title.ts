import type { Language } from '#app/copy/language.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { serviceNamed } from '#rpc/domain/service.ts';
import { serviceCardsMessages } from './cards/copy.ts';

/** The title of a page of a service: the service's name, from the page's path. */
export function serviceTitle(language: Language, path: string): string {
  const service = serviceNamed(path.split('/')[2]);
  return service ? servicesMessages[language].names[service] : serviceCardsMessages[language].title;
}
