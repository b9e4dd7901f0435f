import { commonMessages, words } from '#app/copy/common.ts';

export const kitMessages = words({
  en: {
    title: commonMessages.en.resendKit,
    text: 'We’ll send your digital Activation Kit again to this line’s email address.',
    resend: 'RESEND',
    back: 'Back to the setup guide',
  },
  es: {
    title: commonMessages.es.resendKit,
    text: 'Le enviaremos de nuevo su kit de activación digital, al correo electrónico de esta línea.',
    resend: 'REENVIAR',
    back: 'Volver a la guía',
  },
});
