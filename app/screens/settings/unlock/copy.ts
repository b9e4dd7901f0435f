import { words } from '#app/copy/common.ts';

export const unlockMessages = words({
  en: {
    title: 'Unlock your account?',
    text: 'Once it’s unlocked, your numbers can be moved to another carrier and the account can get a new owner.',
    email: (address: string) => `To make sure it’s you, we’ll email a one-time password to ${address}.`,
    button: 'Email me a password',
    keep: 'Keep it locked',
    back: 'Back to Settings',
    wait: {
      title: 'Not yet',
      seconds: (seconds: number) =>
        seconds === 1
          ? 'You can get another password in 1 second.'
          : `You can get another password in ${seconds} seconds.`,
      from: 'You’ve had three passwords in an hour. You can get another one after',
    },
  },
  es: {
    title: '¿Desbloquear su cuenta?',
    text:
      'Una vez desbloqueada, sus números se pueden transferir a otra compañía y la cuenta puede cambiar de ' +
      'titular.',
    email: (address) =>
      `Para asegurarnos de que es usted, enviaremos un código de un solo uso a ${address} por correo electrónico.`,
    button: 'Enviarme un código',
    keep: 'Dejarla bloqueada',
    back: 'Volver a Configuración',
    wait: {
      title: 'Todavía no',
      seconds: (seconds) =>
        seconds === 1 ? 'Puede pedir otro código en 1 segundo.' : `Puede pedir otro código en ${seconds} segundos.`,
      from: 'Ya recibió tres códigos en una hora. Puede pedir otro a partir del',
    },
  },
});
