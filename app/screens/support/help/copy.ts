import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const helpMessages = words({
  en: ({ supportNumber, hours }: PageBrand) => ({
    title: 'Support',
    description: `Call us ${hours.support.en}, chat with us ${hours.chat.en}, or open the help center.`,
    heading: 'How can we help?',
    centre: {
      title: 'Help center',
      text: 'Answers to common questions and step-by-step guides.',
      button: 'Open the help center',
    },
    phone: { title: 'Call us', call: `Call ${supportNumber}` },
    chat: { title: 'Chat with us', button: 'Start a chat' },
    self: {
      title: 'Help yourself',
      lostPhone: 'Your phone is lost or stolen',
      showSupport: 'Show support what you see',
      links: {
        imeiCheck: 'Check whether your phone works with us',
        coverageMap: 'See the coverage map',
        contactUs: 'Email and postal addresses',
        feedback: 'Send us feedback',
        leaving: 'How to leave',
        accessibility: 'Accessibility of this site',
      },
    },
  }),
  es: ({ supportNumber, hours }) => ({
    title: 'Ayuda',
    description: `Llámenos ${hours.support.es}, chatee con nosotros ${hours.chat.es}, o abra el centro de ayuda.`,
    heading: '¿Cómo podemos ayudarle?',
    centre: {
      title: 'Centro de ayuda',
      text: 'Respuestas a preguntas comunes y guías paso a paso.',
      button: 'Abrir el centro de ayuda',
    },
    phone: {
      title: 'Llámenos',
      call: `Llamar al ${supportNumber}`,
    },
    chat: { title: 'Chatee con nosotros', button: 'Iniciar un chat' },
    self: {
      title: 'Otras formas de ayuda',
      lostPhone: 'Perdió su teléfono o se lo robaron',
      showSupport: 'Mostrar a Atención al cliente lo que usted ve',
      links: {
        imeiCheck: 'Verificar si su teléfono funciona con nosotros',
        coverageMap: 'Vea el mapa de cobertura',
        contactUs: 'Correo electrónico y dirección postal',
        feedback: 'Envíenos sus comentarios',
        leaving: 'Cancelar el servicio',
        accessibility: 'Accesibilidad de este sitio',
      },
    },
  }),
});

export type HelpCopy = ReturnType<typeof helpMessages.en>;
