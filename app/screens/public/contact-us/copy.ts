import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const contactUsMessages = words({
  en: ({ officeNumber, hours, company }: PageBrand) => ({
    title: 'Contact us',
    description: 'Phone, chat, email and postal address: every way to reach us, with hours.',
    heading: 'Contact us',
    text: 'Most answers are in the help center. For everything else, talk to us.',
    centre: {
      title: 'Help center',
      text: 'Guides to activation, billing, roaming and your phone.',
      button: 'Go to the help center',
    },
    chat: {
      title: 'Chat',
      text: `Chat with us ${hours.chat.en}. You can close the chat and come back to it.`,
      button: 'Start a chat',
    },
    phone: {
      title: 'Phone',
      call: `Call ${officeNumber}`,
    },
    mail: {
      support: {
        title: 'Customer support',
        text: 'Questions about your line, your order or your bill. Please don’t send passwords, PINs or card numbers.',
        address: company.mail.support,
      },
      partnership: {
        title: 'Partnerships',
        text: 'Offers and ideas from businesses and community groups.',
        address: company.mail.partnership,
      },
      media: { title: 'Media', text: 'Questions from the press, interviews and logos.', address: company.mail.media },
    },
    post: {
      title: 'Postal address',
      text: 'If you’re a customer, include your account number in the letter.',
      address: company.postalAddress,
    },
    feedback: {
      title: 'Tell us how we did',
      text: 'Praise, complaints and ideas all help. You don’t need to give your name.',
      button: 'Send feedback',
    },
  }),
  es: ({ officeNumber, hours, company }) => ({
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
      media: {
        title: 'Prensa',
        text: 'Preguntas de los medios, entrevistas y logotipos.',
        address: company.mail.media,
      },
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
  }),
});

export type ContactUsCopy = ReturnType<typeof contactUsMessages.en>;
