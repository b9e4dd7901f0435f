import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { words } from './common.ts';

/** The names of the services, their rates and their switches, as several pages show them. */
export const servicesMessages = words({
  en: {
    names: {
      IR: 'International Roaming',
      ILD: 'International Calling',
      DR: 'Domestic Roaming',
    } satisfies Record<ServiceType, string>,
    viewRates: 'View Rates',
    back: 'Back to Services',
    /** Beside a service's name: back to it. */
    rates: {
      data: 'Data',
      voice: 'Voice',
      sms: 'SMS',
      perUnit: (unit: string) => `per ${unit}`,
      perMinute: 'per min',
      perSms: 'per SMS',
      /** A rate that is missing from the carrier's reply. */
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
