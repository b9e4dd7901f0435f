import { commonMessages, words } from '#app/copy/common.ts';

export const settingsMessages = words({
  en: {
    title: 'Settings',
    lock: {
      title: 'Account lock',
      on: 'On',
      off: 'Off',
      /** Tooltip of the account lock (LOCK-1). */
      tip:
        'While it’s on, no one can change who owns your account or move its numbers away, and no SIM card or eSIM is ' +
        'sent for a line in service. To turn it off, use a one-time password we email you.',
      /** The switch's name for screen readers, followed by its state. */
      label: 'Account lock:',
      enterCode: 'Enter the password we emailed you',
    },
    locked: {
      title: commonMessages.en.accountLocked,
      text:
        'No one can change who owns it or move its numbers away, and no SIM card or eSIM is sent for a line in ' +
        'service.',
    },
    unlocked: {
      title: 'Your account is unlocked',
      text:
        'Your numbers can be moved away now, and SIM cards and eSIMs can be sent. Turn the lock back on when you’re ' +
        'done.',
    },
    /** Quoted title (LOCK-4). */
    failed: { title: 'Account Lock Unsuccessful!', text: 'Nothing was changed. Please contact our Care Team at' },
    again: commonMessages.en.tryAgain,
    showSupport: {
      title: 'On the phone with us?',
      text: 'We can look at what was done here together with you.',
      button: 'Show this to support',
    },
    /** Heading of the last links. */
    more: 'More',
    leaving: 'How to leave',
    accessibility: 'Accessibility of this site',
    choices: 'Language and data use',
    language: 'Language',
    lite: {
      text: 'Lite mode: uses less data, for slow or expensive connections',
      on: 'On',
      off: 'Off',
      turnOn: 'Turn on',
      turnOff: 'Turn off',
    },
    signIns: {
      title: 'Where you’re signed in',
      text: 'If you don’t recognize one of these, sign it out and change your password.',
      on: (browser: string, system: string) => `${browser} on ${system}`,
      browser: 'A browser',
      system: 'another system',
      mobile: commonMessages.en.iphone,
      here: 'This device',
      lastUsed: 'last used',
      unknown: 'Unknown place',
      signOut: 'Sign out',
      /** Addition to "Sign out" for screen readers, which names the device. */
      of: (device: string) => ` ${device}`,
      elsewhere: 'Sign out everywhere else',
      everywhere: commonMessages.en.signOutEverywhere,
      ended: (count: number) =>
        count === 0
          ? 'That device was signed out already.'
          : `Signed out on ${count === 1 ? 'one other device' : `${count} other devices`}.`,
    },
    data: {
      title: 'Your data',
      text: 'We keep as little about you as we can.',
      what: 'What we keep, and for how long',
      kept: ({ activityDays, draftDays, signInDays }: Record<'activityDays' | 'draftDays' | 'signInDays', number>) => [
        `What you did here, with the names and numbers of your lines: ${activityDays} days.`,
        `Something you haven’t finished, such as adding a line: ${draftDays} days.`,
        'Where you’re signed in (browser, system, country): until you sign out, 12 hours at most.',
        `Your sign-in, so that we know your account: ${signInDays} days after your last visit.`,
        'How often you did something that has a limit, such as checking a device: a day.',
        'Your language and Lite mode: a year, in this browser.',
      ],
      notifications: (days: number) =>
        `The browsers that we notify, and what you chose for them: until you sign out, ${days} days at most.`,
      carrier: 'Your addresses, bills and data use come from our records each time you open a page.',
      download: 'Download your activity',
      all: 'Download your data',
      see: 'See your activity',
      privacy: 'Read the privacy policy',
    },
  },
  es: {
    title: 'Configuración',
    lock: {
      title: 'Bloqueo de la cuenta',
      on: 'Activado',
      off: 'Desactivado',
      tip:
        'Mientras está activado, nadie puede cambiar al titular de su cuenta ni transferir sus números, y no se ' +
        'envía ninguna tarjeta SIM ni eSIM para una línea en servicio. Para desactivarlo, use un código de un ' +
        'solo uso que le enviamos por correo electrónico.',
      label: 'Bloqueo de la cuenta:',
      enterCode: 'Escribir el código que le enviamos por correo electrónico',
    },
    locked: {
      title: commonMessages.es.accountLocked,
      text:
        'Nadie puede cambiar al titular ni transferir sus números, y no se envía ninguna tarjeta SIM ni eSIM para ' +
        'una línea en servicio.',
    },
    unlocked: {
      title: 'Su cuenta está desbloqueada',
      text:
        'Ahora sus números se pueden transferir y se pueden enviar tarjetas SIM y eSIM. Vuelva a activar el bloqueo ' +
        'cuando termine.',
    },
    failed: {
      title: '¡No se pudo cambiar el bloqueo de la cuenta!',
      text: 'No se cambió nada. Comuníquese con Atención al cliente al',
    },
    again: commonMessages.es.tryAgain,
    showSupport: {
      title: '¿Habla con nosotros por teléfono?',
      text: 'Podemos ver junto con usted lo que se hizo aquí.',
      button: 'Mostrar esto a Atención al cliente',
    },
    more: 'Más',
    leaving: 'Cancelar el servicio',
    accessibility: 'Accesibilidad de este sitio',
    choices: 'Idioma y consumo de datos',
    language: 'Idioma',
    lite: {
      text: 'Versión ligera: usa menos datos, para conexiones lentas o caras',
      on: 'Activada',
      off: 'Desactivada',
      turnOn: 'Activar',
      turnOff: 'Desactivar',
    },
    signIns: {
      title: 'Dónde tiene la sesión abierta',
      text: 'Si no reconoce alguna, ciérrela y cambie su contraseña.',
      on: (browser, system) => `${browser} en ${system}`,
      browser: 'Un navegador',
      system: 'otro sistema',
      mobile: commonMessages.es.iphone,
      here: 'Este dispositivo',
      lastUsed: 'último uso',
      unknown: 'Lugar desconocido',
      signOut: 'Cerrar sesión',
      of: (device) => ` de ${device}`,
      elsewhere: 'Cerrar sesión en los demás dispositivos',
      everywhere: commonMessages.es.signOutEverywhere,
      ended: (count) =>
        count === 0
          ? 'Esa sesión ya estaba cerrada.'
          : `Se cerró la sesión en ${count === 1 ? 'otro dispositivo' : `otros ${count} dispositivos`}.`,
    },
    data: {
      title: 'Sus datos personales',
      text: 'Guardamos lo menos posible sobre usted.',
      what: 'Qué guardamos y por cuánto tiempo',
      kept: ({ activityDays, draftDays, signInDays }) => [
        `Lo que hizo aquí, con los nombres y números de sus líneas: ${activityDays} días.`,
        `Algo que no terminó, como agregar una línea: ${draftDays} días.`,
        'Dónde tiene la sesión abierta (navegador, sistema, país): hasta que la cierre, 12 horas como máximo.',
        `Su inicio de sesión, para reconocer su cuenta: ${signInDays} días después de su última visita.`,
        'Cuántas veces hizo algo que tiene un límite, como verificar un dispositivo: un día.',
        'Su idioma y la versión ligera: un año, en este navegador.',
      ],
      notifications: (days) =>
        `Los navegadores a los que avisamos y lo que eligió para ellos: hasta que cierre la sesión, ${days} días ` +
        'como máximo.',
      carrier:
        'Sus direcciones, facturas y consumo de datos vienen de nuestros registros cada vez que abre una página.',
      download: 'Descargar su actividad',
      all: 'Descargar sus datos',
      see: 'Ver su actividad',
      privacy: 'Leer la política de privacidad',
    },
  },
});

export type SettingsCopy = typeof settingsMessages.en;
