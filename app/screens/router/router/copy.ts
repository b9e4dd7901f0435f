import { commonMessages, words } from '#app/copy/common.ts';
import type { RouterDevice } from '#contracts/router/vocabulary.ts';
import type { WifiProblem } from '#rpc/domain/wifi.ts';

export const routerMessages = words({
  en: {
    title: 'Home router',
    account: commonMessages.en.backToAccount,
    back: 'Back to your router',
    facts: {
      model: 'Model',
      serialNumber: 'Serial number',
      firmware: 'Software version',
      ssid: 'Wi-Fi name',
      status: 'Status',
      missing: '--',
    },
    status: { ONLINE: 'Online', OFFLINE: 'Offline', RESTARTING: 'Restarting' } satisfies Record<
      RouterDevice['status'],
      string
    >,
    none: (supportNumber: string) =>
      `We can’t find a router on your account. If you have one, call ${supportNumber} with its serial number.`,
    unknown: 'We can’t show your router right now. Refresh the page in a few minutes.',
    /** Title after a restart or a reset, once the router is online. */
    isBack: 'Your router has restarted and is online.',
    reasons: {
      open: { title: 'We didn’t send your request', text: 'Another change to your router is in progress.' },
      same: { title: 'Your Wi-Fi already has that name', text: commonMessages.en.nothingToChange },
    },
    ways: {
      name: 'Change the Wi-Fi name',
      password: 'Change the Wi-Fi password',
      restart: 'Restart the router',
      reset: 'Reset the router',
    },
    name: {
      title: 'Wi-Fi name',
      text: 'You’ll need to reconnect every device, with the new name and the same password.',
      label: 'New name',
      hint: 'Up to 32 letters, digits, spaces and common symbols. No accents.',
      wrong: {
        missing: 'Enter a name for your Wi-Fi.',
        'too-short': 'Enter a name for your Wi-Fi.',
        'too-long': 'The name can have up to 32 characters.',
        characters: 'The name can’t have accents, emoji, or other special characters.',
      } satisfies Record<WifiProblem, string>,
      button: 'Save name',
    },
    password: {
      title: 'Wi-Fi password',
      text:
        'You’ll need to reconnect every device with the new password. We won’t show it here again, so write it ' +
        'down.',
      label: 'New password',
      hint: 'Use 8 to 63 letters, digits, spaces and common symbols. No accents.',
      show: 'Show the password',
      wrong: {
        missing: 'Enter a new password.',
        'too-short': 'The password must have at least 8 characters.',
        'too-long': 'The password can have up to 63 characters.',
        characters: 'The password can’t have accents, emoji, or other special characters.',
      } satisfies Record<WifiProblem, string>,
      button: 'Save password',
    },
    restart: {
      title: 'Restart your router?',
      points: [
        'Your Wi-Fi will be off for about five minutes.',
        'The Wi-Fi name and password stay the same. Your devices will reconnect on their own.',
      ],
      button: 'Restart the router',
      keep: 'Don’t restart it',
    },
    reset: {
      title: 'Reset your router to its factory settings?',
      points: [
        'The Wi-Fi name and password go back to those on the router’s label.',
        'You’ll need to reconnect every device.',
        'All other router settings are erased. You can’t undo this.',
        'Your Wi-Fi will be off for about five minutes.',
      ],
      button: 'Reset the router',
      keep: 'Don’t reset it',
    },
  },
  es: {
    title: 'Router de casa',
    account: commonMessages.es.backToAccount,
    back: 'Volver a su router',
    facts: {
      model: 'Modelo',
      serialNumber: 'Número de serie',
      firmware: 'Versión del software',
      ssid: 'Nombre del Wi-Fi',
      status: 'Estado',
      missing: '--',
    },
    status: { ONLINE: 'En línea', OFFLINE: 'Sin conexión', RESTARTING: 'Reiniciándose' },
    none: (supportNumber) =>
      `No encontramos ningún router en su cuenta. Si tiene uno, llame al ${supportNumber} y díganos su número de ` +
      `serie.`,
    unknown: 'No podemos mostrar su router en este momento. Vuelva a cargar la página en unos minutos.',
    isBack: 'Su router se reinició y está en línea.',
    reasons: {
      open: { title: 'No enviamos su solicitud', text: 'Ya hay otro cambio de su router en curso.' },
      same: { title: 'Su Wi-Fi ya tiene ese nombre', text: commonMessages.es.nothingToChange },
    },
    ways: {
      name: 'Cambiar el nombre del Wi-Fi',
      password: 'Cambiar la contraseña del Wi-Fi',
      restart: 'Reiniciar el router',
      reset: 'Restablecer el router',
    },
    name: {
      title: 'Nombre del Wi-Fi',
      text: 'Todos los dispositivos tendrán que conectarse de nuevo, con el nombre nuevo y la misma contraseña.',
      label: 'Nombre nuevo',
      hint: 'Hasta 32 letras, números, espacios y símbolos comunes. Sin acentos.',
      wrong: {
        missing: 'Escriba un nombre para su Wi-Fi.',
        'too-short': 'Escriba un nombre para su Wi-Fi.',
        'too-long': 'El nombre puede tener hasta 32 caracteres.',
        characters: 'El nombre no puede tener acentos, emojis ni otros caracteres especiales.',
      },
      button: 'Guardar el nombre',
    },
    password: {
      title: 'Contraseña del Wi-Fi',
      text:
        'Todos los dispositivos tendrán que conectarse de nuevo con la contraseña nueva. No la mostraremos aquí ' +
        'otra vez, así que anótela.',
      label: 'Contraseña nueva',
      hint: 'De 8 a 63 letras, números, espacios y símbolos comunes. Sin acentos.',
      show: 'Mostrar la contraseña',
      wrong: {
        missing: 'Escriba una contraseña nueva.',
        'too-short': 'La contraseña debe tener al menos 8 caracteres.',
        'too-long': 'La contraseña puede tener hasta 63 caracteres.',
        characters: 'La contraseña no puede tener acentos, emojis ni otros caracteres especiales.',
      },
      button: 'Guardar la contraseña',
    },
    restart: {
      title: '¿Reiniciar su router?',
      points: [
        'Su Wi-Fi se apagará unos cinco minutos.',
        'El nombre y la contraseña no cambian. Sus dispositivos se conectarán de nuevo por sí solos.',
      ],
      button: 'Reiniciar el router',
      keep: 'No reiniciarlo',
    },
    reset: {
      title: '¿Restablecer su router a los valores de fábrica?',
      points: [
        'Volverán el nombre y la contraseña del Wi-Fi que están en la etiqueta del router.',
        'Todos los dispositivos tendrán que conectarse de nuevo con ellos.',
        'Se borrará el resto de la configuración del router. Esto no se puede deshacer.',
        'Su Wi-Fi se apagará unos cinco minutos.',
      ],
      button: 'Restablecer el router',
      keep: 'No restablecerlo',
    },
  },
});

export type RouterCopy = typeof routerMessages.en;
