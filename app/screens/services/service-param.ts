import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { hasRates, type RatedService, serviceNamed } from '#rpc/domain/service.ts';

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
