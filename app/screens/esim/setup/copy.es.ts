import type { EsimSetupCopy } from './copy.en.ts';

export const esimSetupCopyEs: EsimSetupCopy = {
  title: 'Configurar su eSIM',
  intro: 'Primero conecte el teléfono a una red Wi-Fi. Su eSIM se descarga en 5 minutos o menos.',
  systems: { ios: 'iPhone o iPad', android: 'Android' },
  choose: '¿Qué teléfono es?',
  install: {
    title: 'Instalar la eSIM',
    here: 'Instalar en este teléfono',
    needs: { ios: 'Para iOS 17.4 o posterior.', android: 'Para Android 10 o posterior.' },
    qr: 'Escanee este código con el teléfono que recibe la eSIM.',
    qrLabel: 'Código QR que instala su eSIM. El mismo código está escrito abajo.',
    byHand: 'O escríbalo a mano',
    server: 'Dirección SM-DP+',
    matchingId: 'Código de activación',
    whole: 'Código completo',
    secret: 'Quien tenga este código puede instalar su línea. No lo comparta.',
    again: 'Puede volver a verlo hasta que su eSIM esté configurada.',
  },
  signInAgain: {
    title: 'Inicie sesión de nuevo para ver su código',
    text: 'Para proteger su línea, solo mostramos el código durante los 10 minutos después de iniciar sesión.',
    button: 'Iniciar sesión de nuevo',
  },
  missing: {
    title: 'Su código todavía no está aquí',
    text: 'Está en el kit de activación que le enviamos por correo electrónico. Búsquelo ahí o pida abajo otro envío.',
  },
  guide: {
    title: 'Paso a paso',
    ios: [
      'Abra Configuración y luego Datos celulares.',
      'Toque Agregar eSIM.',
      'Toque Usar código QR y escanee el código. O toque Ingresar los datos manualmente.',
      'Toque Continuar y espere a que el plan esté activo.',
    ],
    android: [
      'Abra Configuración.',
      'Toque Internet y redes, o Conexiones.',
      'Toque Tarjetas SIM, o Administrador de SIM.',
      'Toque Agregar eSIM.',
      'Escanee el código o escríbalo a mano.',
      'Toque Descargar y espere a que termine.',
      'Encienda la nueva SIM.',
    ],
  },
  completed: 'He terminado de configurar la eSIM.',
  unticked: 'Marque la casilla cuando su eSIM funcione. Después toque Listo.',
  done: 'Listo',
  resend: 'Reenviar el kit de eSIM',
  isDone: { title: 'Su eSIM está configurada', text: 'No queda nada por hacer.' },
  isSim: {
    title: 'Esta línea tiene una tarjeta SIM',
    text: 'No necesita configurar una eSIM. Ponga la tarjeta SIM en su teléfono, apáguelo y vuelva a encenderlo.',
  },
  notActive: {
    title: 'Su eSIM todavía no está lista',
    text: 'Se puede configurar cuando la línea esté activa.',
    status: 'Ver el progreso de la activación',
  },
  home: 'Volver al inicio',
};
