import type { PageText } from '#app/copy/page-text.ts';
import type { HelpCopy } from './copy.en.ts';

export const helpCopyEs: PageText<HelpCopy> = ({ supportNumber }) => ({
  title: 'Ayuda',
  description:
    'Llámenos de 9 a.m. a 9 p.m., hora del Este, chatee con nosotros a cualquier hora o abra el centro de ayuda.',
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
