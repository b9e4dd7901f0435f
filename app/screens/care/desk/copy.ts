import { words } from '#app/copy/common.ts';

export const deskMessages = words({
  en: {
    title: 'Care desk',
    about: 'For our agents. You see what a caller sees of this portal, for 15 minutes, and change nothing.',
    signIn: 'Sign in as an agent',
    failed: 'We couldn’t sign you in. Please try again.',
    as: (name: string) => `Signed in as ${name}.`,
    signOut: 'Sign out',
    code: {
      label: 'Code that the caller reads aloud',
      hint: 'Six letters and digits, such as K7Q 4MX.',
      button: 'Show',
      missing: 'Type the six characters of the code.',
      unknown: 'Nobody has this code now. Ask the caller to read it again, or to get another one.',
      limited: 'Those were too many codes. Wait ten minutes and try again.',
    },
    facts: {
      title: 'What the caller sees',
      until: 'You see this until',
      stop: 'Stop looking',
      problems: 'What went wrong',
      noProblems: 'Nothing went wrong that is known here.',
      all: 'What was done',
      none: 'Nothing was done in this portal in the last 90 days.',
      sent: 'Sent',
      ended: 'ended',
      checked: 'carrier last asked',
      refusal: 'Refused by the carrier as',
      steps: 'Steps',
      asked: 'Waiting for an answer',
      failures: (count: number) => (count === 1 ? '1 time without an answer' : `${count} times without an answer`),
    },
  },
  es: {
    title: 'Mesa de atención',
    about:
      'Para agentes de Atención al cliente. Ve lo que quien llama ve de este portal, durante 15 minutos, y no ' +
      'cambia nada.',
    signIn: 'Iniciar sesión como agente',
    failed: 'No pudimos iniciar su sesión. Inténtelo de nuevo.',
    as: (name) => `Sesión de ${name}.`,
    signOut: 'Cerrar sesión',
    code: {
      label: 'Código que lee en voz alta quien llama',
      hint: 'Seis letras y cifras, como K7Q 4MX.',
      button: 'Mostrar',
      missing: 'Escriba los seis caracteres del código.',
      unknown: 'Nadie tiene este código ahora. Pida a quien llama que lo lea otra vez o que obtenga otro.',
      limited: 'Fueron demasiados códigos. Espere diez minutos e inténtelo de nuevo.',
    },
    facts: {
      title: 'Lo que ve quien llama',
      until: 'Puede verlo hasta',
      stop: 'Dejar de ver',
      problems: 'Lo que salió mal',
      noProblems: 'Aquí no consta que algo haya salido mal.',
      all: 'Lo que se hizo',
      none: 'En los últimos 90 días no se hizo nada en este portal.',
      sent: 'Enviado',
      ended: 'terminado',
      checked: 'última consulta al operador',
      refusal: 'Rechazado por el operador como',
      steps: 'Pasos',
      asked: 'Todavía sin respuesta',
      failures: (count) => (count === 1 ? '1 vez sin respuesta' : `${count} veces sin respuesta`),
    },
  },
});

export type DeskCopy = typeof deskMessages.en;
