import type { NotYetCopy } from './copy.en.ts';

export const notYetCopyEs: NotYetCopy = {
  title: 'Aún no disponible en línea',
  areas: {
    account: { title: 'Cuenta', what: 'ver sus planes, sus facturas y su historial de uso' },
    services: { title: 'Servicios', what: 'administrar el roaming y las llamadas internacionales' },
    activation: { title: 'Activar una línea', what: 'activar una línea' },
    'esim-setup': { title: 'Configurar su eSIM', what: 'configurar su eSIM' },
    status: { title: 'El progreso de su línea', what: 'seguir una activación o un traslado de número' },
    'add-line': { title: 'Agregar una línea', what: 'agregar una línea' },
    'change-plan': { title: 'Cambiar de plan', what: 'cambiar de plan' },
  },
  text: (what) => `Todavía no puede ${what} en este sitio. Llámenos y lo haremos con usted.`,
};
