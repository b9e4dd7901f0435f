import { labelMessages } from '#app/screens/public/plans/label/copy.ts';
import { words } from '#app/copy/common.ts';

export const broadbandFactsMessages = words({
  en: {
    title: labelMessages.en.summary,
    back: 'Back to Account',
    withdrawn: 'We don’t sell this plan to new customers anymore. These are the facts for your line.',
    /** Text that ends with the support number. */
    missing: 'We can’t show the facts of this plan right now. Try again in a few minutes, or call',
    allPlans: 'See all plans and their facts',
  },
  es: {
    title: labelMessages.es.summary,
    back: 'Volver a Cuenta',
    withdrawn: 'Ya no vendemos este plan a clientes nuevos. Esta es la información de su línea.',
    missing:
      'En este momento no podemos mostrar la información de este plan. Inténtelo de nuevo en unos minutos o llame al',
    allPlans: 'Ver todos los planes y su información',
  },
});
