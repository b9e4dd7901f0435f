import { commonMessages, words } from '#app/copy/common.ts';
import type { PhoneSystem } from '#rpc/domain/esim-code.ts';

export const esimSetupMessages = words({
  en: {
    title: 'Set up your eSIM',
    intro: 'Connect the phone to Wi-Fi first. Your eSIM downloads within 5 minutes.',
    systems: { ios: commonMessages.en.iphone, android: 'Android' } satisfies Record<PhoneSystem, string>,
    choose: 'Which phone is it?',
    install: {
      title: 'Install the eSIM',
      here: 'Install on this phone',
      /** Oldest versions that open an installation link. */
      needs: { ios: 'Needs iOS 17.4 or later.', android: 'Needs Android 10 or later.' } satisfies Record<
        PhoneSystem,
        string
      >,
      qr: 'Scan this code with the phone you want to use.',
      qrLabel: 'QR code that installs your eSIM. The same code is written below.',
      byHand: 'Or enter it yourself',
      server: 'SM-DP+ address',
      matchingId: 'Activation code',
      /** Shown in place of a matching ID: the phone finds an eSIM without one (INTAKE-9). */
      noMatchingId: 'None. Leave it empty.',
      whole: 'Full code',
      secret: 'Anyone with this code can install your line. Don’t share it.',
      again: 'You can see this code again until your eSIM is set up.',
      confirmation: {
        title: 'Have your confirmation code ready',
        text: 'Your phone will ask for a confirmation code. It’s in the Activation Kit we emailed you.',
      },
    },
    signInAgain: {
      title: 'Log in again to see your code',
      text: 'To keep your line safe, we show the code only for 10 minutes after you log in.',
      button: commonMessages.en.signInAgain,
    },
    missing: {
      title: 'Your code isn’t here yet',
      text: 'It’s in the Activation Kit we emailed you. Look there, or have it sent again below.',
    },
    guide: {
      title: 'Step by step',
      ios: [
        'Open Settings, then Cellular.',
        'Tap Add eSIM.',
        'Tap Use QR Code, and scan the code. Or tap Enter Details Manually.',
        'Tap Continue, and wait until the plan is active.',
      ],
      android: [
        'Open Settings.',
        'Tap Network & internet, or Connections.',
        'Tap SIMs, or SIM manager.',
        'Tap Add eSIM.',
        'Scan the code, or enter it yourself.',
        'Tap Download, and wait until it’s done.',
        'Turn the new SIM on.',
      ],
    } satisfies Record<PhoneSystem, string[]> & { title: string },
    /** Quoted label (ESIM-9). */
    completed: 'I have completed the eSIM setup.',
    unticked: 'Check the box when your eSIM works. Then press Done.',
    done: 'Done',
    resend: commonMessages.en.resendKit,
    isDone: { title: 'Your eSIM is set up', text: 'There’s nothing left to do.' },
    isSim: {
      title: 'This line has a SIM card',
      text: 'You don’t need to set up an eSIM. Put the SIM card into your phone, then turn the phone off and on.',
    },
    notActive: {
      title: 'Your eSIM isn’t ready yet',
      text: 'You can set it up once the line is active.',
      status: 'Check activation progress',
    },
    home: commonMessages.en.backHome,
  },
  es: {
    title: 'Configurar su eSIM',
    intro: 'Primero conecte el teléfono a una red Wi-Fi. Su eSIM se descarga en 5 minutos o menos.',
    systems: { ios: commonMessages.es.iphone, android: 'Android' },
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
      noMatchingId: 'Ninguno. Déjelo vacío.',
      whole: 'Código completo',
      secret: 'Quien tenga este código puede instalar su línea. No lo comparta.',
      again: 'Puede volver a verlo hasta que su eSIM esté configurada.',
      confirmation: {
        title: 'Tenga a mano su código de confirmación',
        text:
          'Su teléfono le pedirá un código de confirmación. Está en el kit de activación que le enviamos por correo ' +
          'electrónico.',
      },
    },
    signInAgain: {
      title: 'Inicie sesión de nuevo para ver su código',
      text: 'Para proteger su línea, solo mostramos el código durante los 10 minutos después de iniciar sesión.',
      button: commonMessages.es.signInAgain,
    },
    missing: {
      title: 'Su código todavía no está aquí',
      text:
        'Está en el kit de activación que le enviamos por correo electrónico. Búsquelo ahí o pida abajo otro ' +
        'envío.',
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
    unticked: 'Marque la casilla cuando su eSIM funcione. Después oprima Listo.',
    done: 'Listo',
    resend: commonMessages.es.resendKit,
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
    home: commonMessages.es.backHome,
  },
});
