import { words } from '#app/copy/common.ts';

export const lostStepsMessages = words({
  en: {
    title: 'Lost or stolen phone',
    about: 'Take the steps that you need. If one fails, you can still take the others.',
    callFirst: (number: string) => `Only we can block calls and texts. To do that first, call ${number}.`,
    now: {
      title: 'Right now',
      on: 'Data is on',
      paused: 'Data is paused',
      changing: 'Data is being changed',
      order: (expected?: string) =>
        expected === undefined ? 'A new SIM card is on its way' : `A new SIM card is on its way, expected ${expected}`,
      ordering: 'A new SIM card is being ordered',
      signIns: 'Other devices',
      signedIn: (count: number) =>
        count === 0 ? 'No one is signed in' : count === 1 ? 'Signed in on 1' : `Signed in on ${count}`,
      lock: 'Account lock',
      lockOn: 'On',
      lockOff: 'Off',
      /** Before the support number. */
      missing: 'We can’t show your lines and the account lock right now. Try again in a few minutes, or call',
      noLines: 'You have no lines in service.',
      activity: 'See what was done on your account',
    },
    done: 'Done',
    pause: {
      title: 'Pause data',
      text: 'No one can use up your data. Calls and texts still work: to block those, call us.',
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
      /** Ends with the number. */
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
      title: 'What only we can do',
      text:
        'Call us to block calls and texts on your line, and to block the phone itself by its IMEI, so that no one ' +
        'else can use it.',
    },
    back: 'Back to Home',
    reorderBack: 'Back to your lost phone',
  },
  es: {
    title: 'Teléfono perdido o robado',
    about: 'Siga los pasos que necesite. Si uno falla, puede seguir con los demás.',
    callFirst: (number) =>
      `Solo nosotros podemos bloquear las llamadas y los mensajes. Para hacerlo primero, llame al ${number}.`,
    now: {
      title: 'En este momento',
      on: 'Los datos están activos',
      paused: 'Los datos están en pausa',
      changing: 'Los datos se están cambiando',
      order: (expected) =>
        expected === undefined
          ? 'Una tarjeta SIM nueva está en camino'
          : `Una tarjeta SIM nueva está en camino y se espera el ${expected}`,
      ordering: 'Se está pidiendo una tarjeta SIM nueva',
      signIns: 'Otros dispositivos',
      signedIn: (count) => (count === 0 ? 'No hay ninguna sesión iniciada' : `Sesión iniciada en ${count}`),
      lock: 'Bloqueo de la cuenta',
      lockOn: 'Activo',
      lockOff: 'Inactivo',
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
      title: 'Lo que solo nosotros podemos hacer',
      text:
        'Llámenos para bloquear las llamadas y los mensajes de su línea, y para bloquear el teléfono mismo por su ' +
        'IMEI, de modo que nadie más pueda usarlo.',
    },
    back: 'Volver al inicio',
    reorderBack: 'Volver a su teléfono perdido',
  },
});
