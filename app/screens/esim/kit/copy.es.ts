import type { KitCopy } from './copy.en.ts';

export const kitCopyEs: KitCopy = {
  title: 'Reenviar el kit de eSIM',
  text: 'Le enviaremos de nuevo su kit de activación digital, al correo electrónico de esta línea.',
  resend: 'REENVIAR',
  back: 'Volver a la guía',
};
