import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

/** Words of the accessibility page. A test compares their figures with docs/vpat.md. */
export const accessibilityMessages = words({
  en: ({ supportNumber, hours, company }: PageBrand) => ({
    title: 'Accessibility',
    description: 'How this site can be used by everyone, what is missing, and how to get help.',
    heading: 'Accessibility',
    text: 'Everyone should be able to use this site. Our goal is WCAG 2.2, level AA.',
    works: {
      title: 'What works',
      items: [
        'Everything can be done with a keyboard, without JavaScript, and in a text browser.',
        'Text can be enlarged to 200% and fits a narrow screen.',
        'Colors have enough contrast, in light and in dark. Nothing moves if your device asks for less motion.',
        'No step needs a text message to your phone.',
      ],
    },
    report: {
      title: 'What we checked',
      text:
        'Of the 55 criteria of levels A and AA, this site meets 41. Another 10 are about things it doesn’t have, ' +
        'such as video. It meets 4 in part:',
      missing: [
        'You’re signed out after 30 minutes without use, without a warning. What you began is kept.',
        'Very wide spacing between letters, words and lines isn’t tested.',
        'Some texts of other companies stay in English on pages in Spanish.',
        'The sign-in page, payment pages and the map of our network partner aren’t part of this report.',
      ],
      how:
        'These are our own automated and keyboard tests. People with disabilities haven’t tested this site for us ' +
        'yet.',
    },
    help: {
      title: 'If something doesn’t work for you',
      text: `Call us ${hours.support.en}, or email us. We’ll help you with what you came for, and fix the page.`,
      call: `Call ${supportNumber}`,
      mail: company.mail.support,
    },
  }),
  es: ({ supportNumber, hours, company }) => ({
    title: 'Accesibilidad',
    description: 'Cómo todas las personas pueden usar este sitio, qué falta y cómo recibir ayuda.',
    heading: 'Accesibilidad',
    text: 'Todas las personas deben poder usar este sitio. Nuestra meta es WCAG 2.2, nivel AA.',
    works: {
      title: 'Lo que funciona',
      items: [
        'Todo se puede hacer con un teclado, sin JavaScript y en un navegador de texto.',
        'El texto se puede agrandar al 200% y cabe en una pantalla angosta.',
        'Los colores tienen suficiente contraste, en claro y en oscuro. Nada se mueve si su dispositivo pide menos ' +
          'movimiento.',
        'Ningún paso necesita un mensaje de texto a su teléfono.',
      ],
    },
    report: {
      title: 'Lo que revisamos',
      text:
        'De los 55 criterios de los niveles A y AA, este sitio cumple 41. Otros 10 tratan de cosas que no tiene, ' +
        'como videos. Cumple 4 en parte:',
      missing: [
        'La sesión se cierra después de 30 minutos sin uso y sin aviso. Lo que empezó se conserva.',
        'No está probado un espacio muy amplio entre letras, palabras y líneas.',
        'Algunos textos de otras empresas quedan en inglés en las páginas en español.',
        'La página de inicio de sesión, las páginas de pago y el mapa de nuestro socio de red no son parte de este ' +
          'informe.',
      ],
      how:
        'Son nuestras propias pruebas automáticas y con teclado. Ninguna persona con discapacidad ha probado todavía ' +
        'este sitio para nosotros.',
    },
    help: {
      title: 'Si algo no le funciona',
      text: `Llámenos ${hours.support.es} o escríbanos. Le ayudaremos con lo que necesita y arreglaremos la página.`,
      call: `Llamar al ${supportNumber}`,
      mail: company.mail.support,
    },
  }),
});

export type AccessibilityCopy = ReturnType<typeof accessibilityMessages.en>;
