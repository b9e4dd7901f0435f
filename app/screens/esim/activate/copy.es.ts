import type { ActivateEsimCopy } from './copy.en.ts';

export const activateEsimCopyEs: ActivateEsimCopy = {
  title: 'Activar la eSIM',
  others: 'Otras eSIM por activar',
  none: {
    title: 'No hay ninguna eSIM por activar',
    text: 'Ninguna de sus líneas tiene una eSIM pendiente de activar.',
  },
  sim: 'Esta línea tiene una tarjeta SIM. Se puede activar desde su pedido.',
  order: 'Ver el pedido',
  begun: 'La eSIM de esta línea ya está activa o se está activando.',
  status: 'Ver el progreso',
  home: 'Volver al inicio',
};
