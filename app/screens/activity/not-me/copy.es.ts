import type { NotMeCopy } from './copy.en.ts';

export const notMeCopyEs: NotMeCopy = {
  yours: 'Se hizo con su inicio de sesión. Si no fue usted, es posible que otra persona conozca su contraseña.',
  others: (who) => `Lo hizo ${who}, con su propio inicio de sesión. Si puede, pregunte primero a esa persona.`,
  lock: {
    title: 'Bloquee su cuenta',
    text:
      'Mientras esté bloqueada, nadie puede cambiar de quién es la cuenta ni llevarse sus números. Sigue ' +
      'bloqueada hasta que se desbloquee con una contraseña de un solo uso que le enviamos por correo electrónico, ' +
      'o con una llamada.',
    button: 'Bloquear mi cuenta',
  },
  locked: { title: 'Su cuenta está bloqueada', text: 'Para saber más, o para desbloquearla, llame al' },
  failed: {
    title: '¡No se pudo bloquear la cuenta!',
    text: 'Su cuenta no está bloqueada. Comuníquese con nuestro equipo de Atención al Cliente al',
  },
  password: {
    title: 'Cambie su contraseña',
    text:
      'De lo contrario, quien la conozca puede volver a iniciar sesión. Se cambia donde usted administra su ' +
      'inicio de sesión.',
    button: 'Ir a su cuenta de inicio de sesión',
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
    text: 'Díganos la referencia; juntos averiguaremos qué pasó y desharemos lo que se pueda deshacer.',
  },
};
