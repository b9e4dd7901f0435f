import type { PageText } from '#app/copy/page-text.ts';
import type { SitemapCopy } from './copy.en.ts';

export const sitemapCopyEs: PageText<SitemapCopy> = () => ({
  title: 'Mapa del sitio',
  description: 'Todas las páginas públicas de este sitio en una sola.',
  groups: {
    plans: 'Planes y servicios',
    phones: 'Teléfonos y cobertura',
    help: 'Ayuda',
    company: 'Acerca de este sitio',
    legal: 'Textos legales',
  },
  pages: {
    plans: 'Planes de celular',
    bestFit: 'Ahorros con Best Fit',
    internationalServices: 'Servicios internacionales',
    giveBack: 'Programa solidario',
    buyAPhone: 'Comprar un teléfono',
    imeiCheck: 'Verifique su teléfono (IMEI)',
    coverageMap: 'Mapa de cobertura',
    support: 'Ayuda',
    contactUs: 'Contáctenos',
    feedback: 'Comentarios',
    preLogin: 'Bienvenida e inicio de sesión',
    aboutUs: 'Quiénes somos',
    assuranceCard: 'Nuestro compromiso',
    sitemap: 'Mapa del sitio',
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
  },
});
