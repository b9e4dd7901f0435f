import type { NotMeCopy } from './copy.en.ts';

export const notMeCopyEs: NotMeCopy = {
  yours: 'Alguien usó su inicio de sesión. Si no fue usted, es posible que esa persona conozca su contraseña.',
  others: (who) => `${who} hizo esto con su propio inicio de sesión. Si puede, pregúntele primero.`,
  lock: {
    title: 'Bloquee su cuenta',
    text:
      'Mientras esté bloqueada, nadie puede cambiar al titular de la cuenta ni transferir sus números. Para ' +
      'desbloquearla, use una contraseña de un solo uso que le enviamos por correo electrónico, o llámenos.',
    button: 'Bloquear mi cuenta',
  },
  locked: { title: 'Su cuenta está bloqueada', text: 'Para saber más, o para desbloquearla, llame al' },
  failed: {
    title: '¡No se pudo bloquear la cuenta!',
    text: 'Su cuenta no está bloqueada. Comuníquese con Atención al cliente al',
  },
  password: {
    title: 'Cambie su contraseña',
    text:
      'De lo contrario, quien la conozca puede volver a iniciar sesión. El botón lo lleva a su cuenta de inicio de ' +
      'sesión.',
    button: 'Cambiar mi contraseña',
  },
  everywhere: {
    title: 'Cierre sesión en todas partes',
    text:
      'Cierra su sesión en todos los teléfonos, tabletas y computadoras, incluido este. ' +
      'Cambie antes su contraseña.',
    button: 'Cerrar sesión en todas partes',
  },
  call: {
    title: 'Llámenos',
    text: 'Tenga a mano la referencia. Juntos veremos qué pasó y desharemos lo que se pueda.',
  },
};
