import { words } from '#app/copy/common.ts';

export const lostStepsMessages = words({
  en: {
    title: 'Lost or stolen phone',
    /** Words of the button that does all steps except the SIM card. */
    secure: {
      whose: 'Whose phone is gone?',
      onLine: 'on that line',
      lock: 'Lock the account',
      why: 'no one can move your numbers away or have a SIM card sent',
      button: 'Secure my account',
      back: 'You can turn data and the lock back at any time.',
      newSim: 'Need a new SIM card?',
      orderFirst: 'Order it first',
      lockedCannot: 'a locked account can’t.',
    },
    secured: {
      steps: { pause: 'Data', 'sign-out': 'Other devices', lock: 'Account lock' },
      signedOut: (count: number) => (count === 1 ? 'Signed out on 1' : `Signed out on ${count}`),
      open: {
        title: 'Securing your account…',
        text: 'We’ll keep working on it. This page shows what is done.',
        pause: 'Not paused yet',
        'sign-out': 'Not yet',
        lock: 'Not locked yet',
      },
      done: { title: 'Your account is secured', pause: 'Paused', 'sign-out': 'Signed out', lock: 'Locked' },
      none: { pause: 'Unchanged', 'sign-out': 'Unchanged', lock: 'Unchanged' },
      refused: {
        title: 'A step didn’t work',
        text: 'Take that step on its own below, or call us.',
        pause: 'Not paused',
        'sign-out': 'Not signed out',
        lock: 'Not locked',
      },
    },
    single: 'Do each step on its own',
    now: {
      on: 'Data is on',
      paused: 'Data is paused',
      suspended: 'Data is off while this line is suspended',
      changing: 'Data is being changed',
      order: (expected?: string) =>
        expected === undefined ? 'A new SIM card is on its way' : `A new SIM card is on its way, expected ${expected}`,
      ordering: 'A new SIM card is being ordered',
      signedIn: (count: number) => (count === 1 ? '1 other device' : `${count} other devices`),
      /** Text that ends with the support number. */
      missing: 'We can’t show your lines and the account lock right now. Try again in a few minutes, or call',
      noLines: 'You have no lines in service.',
      activity: 'See what was done on your account',
    },
    done: 'Done',
    pause: {
      title: 'Pause data',
      text: 'No one can use up your data. Calls and texts still work: to block those, call us.',
      whose: 'Line with data on',
      button: 'Pause data',
    },
    signOut: {
      title: 'Sign out everywhere else',
      text: 'Signs you out on every other device, including your phone. You stay signed in on this one.',
      button: 'Sign out everywhere else',
      none: 'Only this device is signed in.',
    },
    order: {
      title: 'Order a new SIM card',
      text: 'It’s shipped to the address we have for you. You’ll see the price before you order.',
      /** Text that ends with the support number. */
      activate: (number: string) => `When it arrives, you can’t activate it here. Call us to activate it: ${number}.`,
      button: 'Order a SIM card',
      esim: 'This line has an eSIM. Call us to move it to another phone.',
      unlock: 'Unlock with a password we email you',
    },
    lock: {
      title: 'Lock your account',
      text:
        'No one can move your numbers away or have a SIM card sent. Do this last: while it’s on, you can’t order a ' +
        'SIM card either.',
      button: 'Lock my account',
      isOn: 'Your account is locked. To turn the lock off, use a password we email you. No text message is needed.',
      unlock: 'Turn the lock off',
    },
    call: {
      title: 'Only we can block calls and texts',
      text: 'We also block the phone itself, by its IMEI, so that no one else can use it.',
    },
    reorderBack: 'Back to your lost phone',
  },
  es: {
    title: 'Teléfono perdido o robado',
    secure: {
      whose: '¿De quién es el teléfono perdido?',
      onLine: 'de esa línea',
      lock: 'Bloquear la cuenta',
      why: 'nadie puede transferir sus números ni hacer que le envíen una tarjeta SIM',
      button: 'Proteger mi cuenta',
      back: 'Puede reactivar los datos y quitar el bloqueo en cualquier momento.',
      newSim: '¿Necesita una tarjeta SIM nueva?',
      orderFirst: 'Pídala primero',
      lockedCannot: 'con la cuenta bloqueada no se puede.',
    },
    secured: {
      steps: { pause: 'Datos', 'sign-out': 'Otros dispositivos', lock: 'Bloqueo de la cuenta' },
      signedOut: (count) => `Sesión cerrada en ${count}`,
      open: {
        title: 'Protegiendo su cuenta…',
        text: 'Seguimos trabajando en ello. Esta página muestra lo que ya está hecho.',
        pause: 'Todavía no están en pausa',
        'sign-out': 'Todavía no',
        lock: 'Todavía no está bloqueada',
      },
      done: { title: 'Su cuenta está protegida', pause: 'En pausa', 'sign-out': 'Sesión cerrada', lock: 'Bloqueada' },
      none: { pause: 'Sin cambios', 'sign-out': 'Sin cambios', lock: 'Sin cambios' },
      refused: {
        title: 'Un paso no funcionó',
        text: 'Dé ese paso por separado abajo o llámenos.',
        pause: 'No están en pausa',
        'sign-out': 'Sesión no cerrada',
        lock: 'No está bloqueada',
      },
    },
    single: 'Dar cada paso por separado',
    now: {
      on: 'Los datos están activos',
      paused: 'Los datos están en pausa',
      suspended: 'Sin datos mientras la línea está suspendida',
      changing: 'Los datos se están cambiando',
      order: (expected) =>
        expected === undefined
          ? 'Una tarjeta SIM nueva está en camino'
          : `Una tarjeta SIM nueva está en camino y se espera el ${expected}`,
      ordering: 'Se está pidiendo una tarjeta SIM nueva',
      signedIn: (count) => (count === 1 ? '1 dispositivo más' : `${count} dispositivos más`),
      missing:
        'En este momento no podemos mostrar sus líneas ni el bloqueo de la cuenta. Inténtelo de nuevo en unos ' +
        'minutos o llame al',
      noLines: 'No tiene ninguna línea en servicio.',
      activity: 'Ver lo que se hizo en su cuenta',
    },
    done: 'Listo',
    pause: {
      title: 'Pause los datos',
      text: 'Nadie puede gastar sus datos. Las llamadas y los mensajes siguen funcionando: para bloquearlos, llámenos.',
      whose: 'Línea con datos activos',
      button: 'Pausar los datos',
    },
    signOut: {
      title: 'Cierre la sesión en los demás dispositivos',
      text:
        'Cierra su sesión en todos los demás dispositivos, también en su teléfono. En este dispositivo sigue ' +
        'abierta.',
      button: 'Cerrar la sesión en los demás',
      none: 'Solo este dispositivo tiene la sesión iniciada.',
    },
    order: {
      title: 'Pida una tarjeta SIM nueva',
      text: 'Se envía a la dirección registrada. Verá el precio antes de pedirla.',
      activate: (number) => `Cuando llegue, no podrá activarla aquí. Llámenos para activarla: ${number}.`,
      button: 'Pedir una tarjeta SIM',
      esim: 'Esta línea tiene una eSIM. Llámenos para pasarla a otro teléfono.',
      unlock: 'Desbloquear con un código que le enviamos por correo electrónico',
    },
    lock: {
      title: 'Bloquee su cuenta',
      text:
        'Nadie puede transferir sus números ni hacer que le envíen una tarjeta SIM. Hágalo al final: mientras ' +
        'esté bloqueada, usted tampoco puede pedir una tarjeta SIM.',
      button: 'Bloquear mi cuenta',
      isOn:
        'Su cuenta está bloqueada. Para quitar el bloqueo, use un código que le enviamos por correo ' +
        'electrónico. No se necesita ningún mensaje de texto.',
      unlock: 'Quitar el bloqueo',
    },
    call: {
      title: 'Solo nosotros podemos bloquear las llamadas y los mensajes',
      text: 'También bloqueamos el teléfono mismo por su IMEI, para que nadie más pueda usarlo.',
    },
    reorderBack: 'Volver a su teléfono perdido',
  },
});
