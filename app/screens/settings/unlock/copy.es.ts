import type { UnlockCopy } from './copy.en.ts';

export const unlockCopyEs: UnlockCopy = {
  title: '¿Desbloquear su cuenta?',
  text: 'Una vez desbloqueada, sus números se pueden transferir a otra compañía y la cuenta puede cambiar de titular.',
  email: (address) =>
    `Para asegurarnos de que es usted, enviaremos una contraseña de un solo uso a ${address} por correo electrónico.`,
  button: 'Enviarme una contraseña',
  keep: 'Dejarla bloqueada',
  back: 'Volver a Configuración',
  wait: {
    title: 'Todavía no',
    seconds: (seconds) =>
      seconds === 1
        ? 'Puede pedir otra contraseña en 1 segundo.'
        : `Puede pedir otra contraseña en ${seconds} segundos.`,
    from: 'Ya recibió tres contraseñas en una hora. Puede pedir otra a partir del',
  },
};
