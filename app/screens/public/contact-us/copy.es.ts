import type { PageText } from '#app/copy/page-text.ts';
import type { ContactUsCopy } from './copy.en.ts';

export const contactUsCopyEs: PageText<ContactUsCopy> = ({ officeNumber, hours, company }) => ({
  title: 'Contáctenos',
  description:
    'Teléfono, chat, correo electrónico y dirección postal: todas las formas de comunicarse con nosotros, con ' +
    'horarios.',
  heading: 'Contáctenos',
  text: 'La mayoría de las preguntas tienen respuesta en el centro de ayuda. Para todo lo demás, hable con nosotros.',
  centre: {
    title: 'Centro de ayuda',
    text: 'Guías sobre activación, facturas, roaming y su teléfono.',
    button: 'Ir al centro de ayuda',
  },
  chat: {
    title: 'Chat',
    text: `Escríbanos ${hours.chat.es}. Puede cerrar el chat y volver después.`,
    button: 'Iniciar un chat',
  },
  phone: {
    title: 'Teléfono',
    call: `Llamar al ${officeNumber}`,
  },
  mail: {
    support: {
      title: 'Atención al cliente',
      text: 'Preguntas sobre su línea, su pedido o su factura. No envíe contraseñas, PIN ni números de tarjeta.',
      address: company.mail.support,
    },
    partnership: {
      title: 'Alianzas',
      text: 'Propuestas e ideas de empresas y grupos comunitarios.',
      address: company.mail.partnership,
    },
    media: { title: 'Prensa', text: 'Preguntas de los medios, entrevistas y logotipos.', address: company.mail.media },
  },
  post: {
    title: 'Dirección postal',
    text: 'Si es cliente, incluya en la carta su número de cuenta.',
    address: company.postalAddress,
  },
  feedback: {
    title: 'Cuéntenos cómo le fue',
    text: 'Los elogios, las quejas y las ideas nos ayudan, y no necesita dar su nombre.',
    button: 'Enviar comentarios',
  },
});
