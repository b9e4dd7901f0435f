import type { SettingsCopy } from './copy.en.ts';

export const settingsCopyEs: SettingsCopy = {
  title: 'Configuración',
  lock: {
    title: 'Bloqueo de la cuenta',
    on: 'Activado',
    off: 'Desactivado',
    tip:
      'Mientras está activado, nadie puede cambiar al titular de su cuenta ni transferir sus números, y no se envía ' +
      'ninguna tarjeta SIM ni eSIM para una línea en servicio. Para desactivarlo, use una contraseña de un solo uso ' +
      'que le enviamos por correo electrónico.',
    label: 'Bloqueo de la cuenta:',
    enterCode: 'Escribir la contraseña que le enviamos por correo electrónico',
  },
  locked: {
    title: 'Su cuenta está bloqueada',
    text:
      'Nadie puede cambiar al titular ni transferir sus números, y no se envía ninguna tarjeta SIM ni eSIM para una ' +
      'línea en servicio.',
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
  again: 'Intentar de nuevo',
  language: 'Idioma',
  lite: {
    title: 'Versión ligera',
    text: 'Usa menos datos, para conexiones lentas o caras. Todo sigue funcionando.',
    on: 'Activada',
    off: 'Desactivada',
  },
  chosen: ' (actual)',
  signIns: {
    title: 'Dónde tiene la sesión abierta',
    text: 'Si no reconoce alguna, ciérrela y cambie su contraseña.',
    on: (browser, system) => `${browser} en ${system}`,
    browser: 'Un navegador',
    system: 'otro sistema',
    mobile: 'iPhone o iPad',
    here: 'Este dispositivo',
    lastUsed: 'último uso',
    unknown: 'Lugar desconocido',
    signOut: 'Cerrar sesión',
    of: (device) => ` de ${device}`,
    elsewhere: 'Cerrar sesión en los demás dispositivos',
    everywhere: 'Cerrar sesión en todas partes',
    ended: (count) =>
      count === 0
        ? 'Esa sesión ya estaba cerrada.'
        : `Se cerró la sesión en ${count === 1 ? 'otro dispositivo' : `otros ${count} dispositivos`}.`,
  },
  data: {
    title: 'Sus datos personales',
    text: 'Guardamos lo menos posible sobre usted:',
    kept: ({ activityDays, draftDays, signInDays }) => [
      `Lo que hizo aquí, con los nombres y números de sus líneas: ${activityDays} días.`,
      `Algo que no terminó, como agregar una línea: ${draftDays} días.`,
      'Dónde tiene la sesión abierta (navegador, sistema, país): hasta que la cierre, 12 horas como máximo.',
      `Qué inicio de sesión pertenece a su cuenta: ${signInDays} días después de su última visita.`,
      'Cuántas veces hizo algo que tiene un límite, como verificar un dispositivo: un día.',
      'Su idioma y la versión ligera: un año, en este navegador.',
    ],
    carrier: 'Sus direcciones, facturas y uso de datos vienen de nuestros registros cada vez que abre una página.',
    download: 'Descargar su actividad',
    all: 'Descargar todo esto',
    see: 'Ver su actividad',
    privacy: 'Leer la política de privacidad',
  },
};
