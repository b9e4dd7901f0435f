import type { PageBrand } from '#app/copy/page-text.ts';
import type { Score } from './score.ts';
import { words } from '#app/copy/common.ts';

export const feedbackMessages = words({
  en: ({ company }: PageBrand) => ({
    title: 'Feedback',
    description: 'Tell us how easy our site was to use. One question, no sign-in and no name needed.',
    heading: 'How are we doing?',
    text: 'One question. You don’t need to log in or say who you are.',
    score: {
      legend: 'How easy was it to do what you came for?',
      options: { 5: 'Very easy', 4: 'Easy', 3: 'So-so', 2: 'Hard', 1: 'Very hard' } satisfies Record<Score, string>,
      choose: 'Choose how easy it was.',
    },
    email: {
      label: 'Email (optional)',
      hint: 'If you’d like us to reply. For example, name@example.com.',
      wrong: 'Enter an email address like name@example.com, or leave this empty.',
    },
    send: 'Send feedback',
    words: {
      title: 'In your own words',
      mail: company.mail.support,
      text:
        `Did something go wrong, or do you have an idea? Email ${company.mail.support}. A person will read it. ` +
        `Please don’t send passwords, PINs or card numbers.`,
    },
  }),
  es: ({ company }) => ({
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
  }),
});

export type FeedbackCopy = ReturnType<typeof feedbackMessages.en>;
