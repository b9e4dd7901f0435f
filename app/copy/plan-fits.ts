import type { claim } from './claim.ts';
import { words } from './common.ts';

/** Uses for which the data of each Best Fit plan is enough. */
export const planFitsMessages = words({
  en: {
    '15GB': 'For video on the road, music all day, and maps everywhere.',
    '10GB': 'For social media, music, and some video away from Wi-Fi.',
    '5GB': 'For messages with photos, maps, and an hour of music a day.',
    '2GB': 'For calls, texts and email, with Wi-Fi most of the time.',
  } satisfies Record<(typeof claim.bestFit)[number], string>,
  es: {
    '15GB': 'Para video, música y mapas todo el día.',
    '10GB': 'Para redes sociales, música y algo de video fuera del Wi-Fi.',
    '5GB': 'Para mensajes con fotos, mapas y una hora de música al día.',
    '2GB': 'Para llamadas, mensajes y correo, casi siempre con Wi-Fi.',
  },
});
