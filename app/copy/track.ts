import { words } from './common.ts';

export const trackMessages = words({
  en: { done: 'Done', current: 'Now', next: 'Next' },
  es: { done: 'Listo', current: 'Ahora', next: 'Después' },
});
