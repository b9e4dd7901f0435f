import type { PlanFitsCopy } from './plan-fits.en.ts';

export const planFitsCopyEs: PlanFitsCopy = {
  '15GB': 'Para ver video en el camino, escuchar música todo el día y usar mapas en todas partes.',
  '10GB': 'Para redes sociales, música y algo de video fuera del Wi-Fi.',
  '5GB': 'Para mensajes con fotos, mapas y una hora de música al día.',
  '2GB': 'Para llamadas, mensajes y correo, con Wi-Fi la mayor parte del tiempo.',
};
