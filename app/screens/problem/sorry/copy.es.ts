import type { SorryCopy } from './copy.en.ts';

export const sorryCopyEs: SorryCopy = {
  plain: 'Lo sentimos, algo falló. Si sigue ocurriendo, llámenos y tenga a mano la referencia de abajo.',
  systems: {
    account: 'Nuestro sistema de cuentas',
    bills: 'Nuestro sistema de facturación',
    orders: 'Nuestro sistema de pedidos',
    plans: 'Nuestra lista de planes',
    services: 'Nuestro sistema de roaming y llamadas',
    usage: 'El sistema que cuenta sus datos',
  },
  isDown: (system) => `${system} no responde en este momento. Inténtelo de nuevo en medio minuto.`,
  unsent: 'No se cambió ni se cobró nada.',
  disabled: 'No podemos procesar esta solicitud en línea. Llámenos y le ayudaremos.',
};
