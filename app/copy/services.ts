import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { words } from './common.ts';

/** Names of the services, their rates and their switches, shared by several pages. */
export const servicesMessages = words({
  en: {
    names: {
      IR: 'International Roaming',
      ILD: 'International Calling',
      DR: 'Domestic Roaming',
    } satisfies Record<ServiceType, string>,
    viewRates: 'View Rates',
    back: 'Back to Services',
    /** Label beside a service's name, of the link back to the service. */
    rates: {
      data: 'Data',
      voice: 'Voice',
      sms: 'SMS',
      perUnit: (unit: string) => `per ${unit}`,
      perMinute: 'per min',
      perSms: 'per SMS',
      /** Text in place of a rate that is missing from the carrier's reply. */
      missing: '--',
    },
  },
  es: {
    names: {
      IR: 'Roaming internacional',
      ILD: 'Llamadas internacionales',
      DR: 'Roaming nacional',
    },
    viewRates: 'Ver tarifas',
    back: 'Volver a Servicios',
    rates: {
      data: 'Datos',
      voice: 'Voz',
      sms: 'SMS',
      perUnit: (unit) => `por ${unit}`,
      perMinute: 'por min',
      perSms: 'por SMS',
      missing: '--',
    },
  },
});
