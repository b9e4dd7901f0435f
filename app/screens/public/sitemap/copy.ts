import type { Group, ListedPage } from './groups.ts';
import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const sitemapMessages = words({
  en: (_: PageBrand) => ({
    title: 'Sitemap',
    description: 'All public pages of this site on one page.',
    groups: {
      plans: 'Plans and services',
      phones: 'Phones and coverage',
      help: 'Help',
      company: 'About this site',
      legal: 'Legal',
    } satisfies Record<Group, string>,
    pages: {
      plans: 'Cell phone plans',
      bestFit: 'Best Fit savings',
      internationalServices: 'International services',
      giveBack: 'Give back',
      buyAPhone: 'Buy a phone',
      imeiCheck: 'Check your phone (IMEI)',
      coverageMap: 'Coverage map',
      support: 'Help & support',
      lostPhone: 'Lost or stolen phone',
      contactUs: 'Contact us',
      feedback: 'Feedback',
      leaving: 'How to leave',
      accessibility: 'Accessibility',
      preLogin: 'Welcome and sign-in',
      aboutUs: 'About us',
      assuranceCard: 'Our promise to you',
      sitemap: 'Sitemap',
      terms: 'Terms & conditions',
      privacy: 'Privacy policy',
    } satisfies Record<ListedPage, string>,
  }),
  es: () => ({
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
      giveBack: 'Solidaridad',
      buyAPhone: 'Comprar un teléfono',
      imeiCheck: 'Verificar su teléfono (IMEI)',
      coverageMap: 'Mapa de cobertura',
      support: 'Ayuda',
      lostPhone: 'Teléfono perdido o robado',
      contactUs: 'Contáctenos',
      feedback: 'Comentarios',
      leaving: 'Cancelar el servicio',
      accessibility: 'Accesibilidad',
      preLogin: 'Bienvenida e inicio de sesión',
      aboutUs: 'Quiénes somos',
      assuranceCard: 'Nuestro compromiso',
      sitemap: 'Mapa del sitio',
      terms: 'Términos y condiciones',
      privacy: 'Política de privacidad',
    },
  }),
});

export type SitemapCopy = ReturnType<typeof sitemapMessages.en>;
