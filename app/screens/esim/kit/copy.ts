import { words } from '#app/copy/words.ts';

export const kitMessages = words({
  en: {
    title: 'Resend eSIM kit',
    text: 'We’ll send your digital Activation Kit again to this line’s email address.',
    resend: 'RESEND',
    back: 'Back to the setup guide',
  },
  es: {
    title: 'Reenviar el kit de eSIM',
    text: 'Le enviaremos de nuevo su kit de activación digital, al correo electrónico de esta línea.',
    resend: 'REENVIAR',
    back: 'Volver a la guía',
  },
});

export type KitCopy = typeof kitMessages.en;
