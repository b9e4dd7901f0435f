import type { ServiceType } from '#contracts/service/vocabulary.ts';

/** The names of the services, their rates and their switches, as several pages say them. */
export const servicesCopy = {
  names: {
    IR: 'International Roaming',
    ILD: 'International Calling',
    DR: 'Domestic Roaming',
  } satisfies Record<ServiceType, string>,
  viewRates: 'View Rates',
  back: 'Back to Services',
  /** Beside a service's name: back to it. */
  backTo: (name: string) => `Back to ${name}`,
  rates: {
    data: 'Data',
    voice: 'Voice',
    sms: 'SMS',
    perUnit: (price: string, unit: string) => `${price} per ${unit}`,
    perMinute: (price: string) => `${price} per min`,
    perSms: (price: string) => `${price} per SMS`,
    /** A rate that the carrier does not tell. */
    missing: '--',
  },
};

export type ServicesCopy = typeof servicesCopy;
