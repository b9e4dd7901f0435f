import type { ServicesCopy } from './services.en.ts';

export const servicesCopyEs: ServicesCopy = {
  names: {
    IR: 'Roaming internacional',
    ILD: 'Llamadas internacionales',
    DR: 'Roaming nacional',
  },
  viewRates: 'Ver tarifas',
  back: 'Volver a Servicios',
  backTo: (name) => `Volver a ${name}`,
  rates: {
    data: 'Datos',
    voice: 'Voz',
    sms: 'SMS',
    perUnit: (price, unit) => `${price} por ${unit}`,
    perMinute: (price) => `${price} por min`,
    perSms: (price) => `${price} por SMS`,
    missing: '--',
  },
};
