import type { PageText } from '#app/copy/page-text.ts';
import type { HelpCopy } from './copy.en.ts';

export const helpCopyEs: PageText<HelpCopy> = ({ supportNumber, hours }) => ({
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
    links: {
      imeiCheck: 'Verifique si su teléfono funciona con nosotros',
      coverageMap: 'Vea el mapa de cobertura',
      contactUs: 'Correo electrónico y dirección postal',
      feedback: 'Envíenos sus comentarios',
    },
  },
});
