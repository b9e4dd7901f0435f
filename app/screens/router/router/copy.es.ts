import type { RouterCopy } from './copy.en.ts';

export const routerCopyEs: RouterCopy = {
  title: 'Router de casa',
  account: 'Volver a la cuenta',
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
    `No encontramos ningún router en su cuenta. Si tiene uno, llame al ${supportNumber} y díganos su número de serie.`,
  unknown: 'No podemos mostrar su router en este momento. Vuelva a cargar la página en unos minutos.',
  isBack: 'Su router se reinició y está en línea.',
  because: {
    open: { title: 'No enviamos su solicitud', text: 'Ya hay otro cambio de su router en curso.' },
    same: { title: 'Su Wi-Fi ya tiene ese nombre', text: 'No había nada que cambiar.' },
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
};
