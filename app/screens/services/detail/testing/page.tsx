import { serviceModel } from '#app/ui/testing/sample-services.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import type { ServiceModel } from '../intent.ts';
import { ServiceView } from '../view.tsx';

/** The page of a service. */
export const page = (overrides: Partial<ServiceModel> = {}) => show(<ServiceView model={serviceModel(overrides)} />);
export const textOf = (overrides: Partial<ServiceModel> = {}) => words(page(overrides));
export const switches = (html: string) => elements(html, 'button[role=switch]');

export const letsTalk =
  "We're sorry. The service you're attempting to access or update is temporarily unavailable. " +
  'Call us at 1.800.427.8686';
