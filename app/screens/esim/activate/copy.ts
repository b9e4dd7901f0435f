import { commonMessages, words } from '#app/copy/common.ts';

export const activateEsimMessages = words({
  en: {
    title: 'Activate eSIM',
    others: 'Other eSIMs to activate',
    none: { title: 'No eSIM to activate', text: 'None of your lines has an eSIM that’s waiting to be activated.' },
    sim: 'This line has a SIM card. You can activate it from its order.',
    order: 'See the order',
    begun: 'This line’s eSIM is already active or being activated.',
    status: commonMessages.en.checkProgress,
    home: commonMessages.en.backHome,
  },
  es: {
    title: 'Activar la eSIM',
    others: 'Otras eSIM por activar',
    none: {
      title: 'No hay ninguna eSIM por activar',
      text: 'Ninguna de sus líneas tiene una eSIM pendiente de activar.',
    },
    sim: 'Esta línea tiene una tarjeta SIM. Se puede activar desde su pedido.',
    order: 'Ver el pedido',
    begun: 'La eSIM de esta línea ya está activa o se está activando.',
    status: commonMessages.es.checkProgress,
    home: commonMessages.es.backHome,
  },
});
