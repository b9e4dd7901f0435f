import type { PageText } from '#app/copy/page-text.ts';
import type { FeedbackCopy } from './copy.en.ts';

export const feedbackCopyEs: PageText<FeedbackCopy> = ({ company }) => ({
  title: 'Comentarios',
  description:
    'Díganos qué tan fácil fue usar nuestro sitio. Una sola pregunta, sin iniciar sesión y sin dar su nombre.',
  heading: '¿Cómo lo estamos haciendo?',
  text: 'Una sola pregunta. No necesita iniciar sesión ni decir quién es.',
  score: {
    legend: '¿Qué tan fácil fue hacer lo que buscaba?',
    options: { 5: 'Muy fácil', 4: 'Fácil', 3: 'Más o menos', 2: 'Difícil', 1: 'Muy difícil' },
    choose: 'Elija qué tan fácil fue.',
  },
  email: {
    label: 'Correo electrónico (opcional)',
    hint: 'Si quiere que le respondamos. Por ejemplo, nombre@example.com.',
    wrong: 'Escriba un correo electrónico como nombre@example.com o deje el campo vacío.',
  },
  send: 'Enviar comentarios',
  words: {
    title: 'Con sus propias palabras',
    mail: company.mail.support,
    text:
      `¿Algo salió mal o tiene una idea? Escríbanos a ${company.mail.support}. Una persona lo leerá. No envíe ` +
      `contraseñas, PIN ni números de tarjeta.`,
  },
});
