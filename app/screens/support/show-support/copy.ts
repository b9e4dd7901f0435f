import { words } from '#app/copy/common.ts';

export const showSupportMessages = words({
  en: {
    title: 'Show this to support',
    back: 'Back to Settings',
    what: [
      'The person you’re on the phone with sees what was done on your account here, as you see it in Activity, with ' +
        'the references.',
      'They don’t see your bills, cards, messages or passwords, and they can’t change anything.',
      'They can look for 15 minutes. You can stop it at any time, and Activity says when it was.',
    ],
    ask: 'Only do this if you called us. We never call you to ask for a code.',
    button: 'Get a code',
    code: {
      title: 'Your code',
      read: 'Read it aloud to the person you’re on the phone with. It works once.',
      until: 'It works until',
      again: 'Get another code',
    },
    seen: {
      title: 'Support can see it now',
      until: 'Until',
      text: 'Someone from support is looking at what was done on your account here.',
    },
    stop: 'Stop showing',
    stopped: 'Support can’t see it anymore.',
    limited: 'That was too many codes. You can get another one',
  },
  es: {
    title: 'Mostrar esto a Atención al cliente',
    back: 'Volver a Configuración',
    what: [
      'La persona con la que habla por teléfono ve lo que se hizo aquí en su cuenta, como lo ve usted en Actividad, ' +
        'con las referencias.',
      'No ve sus facturas, tarjetas, mensajes ni contraseñas, y no puede cambiar nada.',
      'Puede mirar durante 15 minutos. Usted puede terminarlo cuando quiera, y Actividad dice cuándo fue.',
    ],
    ask: 'Hágalo solo si fue usted quien nos llamó. Nunca llamamos para pedirle un código.',
    button: 'Obtener un código',
    code: {
      title: 'Su código',
      read: 'Léaselo en voz alta a la persona con la que habla por teléfono. Sirve una sola vez.',
      until: 'Sirve hasta',
      again: 'Obtener otro código',
    },
    seen: {
      title: 'Atención al cliente puede verlo ahora',
      until: 'Hasta',
      text: 'Una persona de Atención al cliente está viendo lo que se hizo aquí en su cuenta.',
    },
    stop: 'Dejar de mostrar',
    stopped: 'Atención al cliente ya no puede verlo.',
    limited: 'Fueron demasiados códigos. Puede obtener otro',
  },
});
