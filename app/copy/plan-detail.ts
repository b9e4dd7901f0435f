import { words } from './common.ts';

/** Words for the contents of a plan. */
export const planDetailMessages = words({
  en: {
    data: (gigabytes: number) => `${gigabytes} GB of data`,
    unlimited: 'Unlimited data',
    video: (stream: string) => `${stream} video`,
  },
  es: {
    data: (gigabytes) => `${gigabytes} GB de datos`,
    unlimited: 'Datos ilimitados',
    video: (stream) => `Video ${stream}`,
  },
});
