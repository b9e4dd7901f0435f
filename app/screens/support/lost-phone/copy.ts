import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const lostPhoneMessages = words({
  en: ({ supportNumber, hours }: PageBrand) => ({
    title: 'Lost or stolen phone',
    description: `Pause data, sign out your phone and lock your account, or call ${supportNumber}.`,
    heading: 'Lost or stolen phone?',
    text: 'You can do this on any phone, tablet or computer. None of it needs a text message to your phone.',
    online: {
      title: 'What you can do online',
      /** In their order; what the carrier cannot do is left out. */
      steps: {
        'data-service': 'Pause data, so that no one uses it up.',
        'sign-out': 'Sign out of your account everywhere else.',
        'reorder-sim': 'Order a new SIM card to the address on file.',
        'account-lock': 'Lock your account, so that no one can move your number away.',
      },
      login: 'Log in and begin',
      begin: 'Begin',
    },
    call: {
      title: 'What only we can do',
      text:
        `Call us to block calls and texts, and to block the phone itself by its IMEI. We answer ${hours.support.en}. ` +
        `You can chat with us ${hours.chat.en}.`,
      call: `Call ${supportNumber}`,
      chat: 'Start a chat',
    },
    police: 'If your phone was stolen, report it to the police too.',
  }),
  es: ({ supportNumber, hours }) => ({
    title: 'Teléfono perdido o robado',
    description: `Pause los datos, cierre la sesión de su teléfono y bloquee su cuenta, o llame al ${supportNumber}.`,
    heading: '¿Perdió su teléfono o se lo robaron?',
    text:
      'Puede hacerlo en cualquier teléfono, tableta o computadora. Para nada de esto se necesita un mensaje de texto ' +
      'a su teléfono.',
    online: {
      title: 'Lo que puede hacer en línea',
      steps: {
        'data-service': 'Pausar los datos, para que nadie los gaste.',
        'sign-out': 'Cerrar su sesión en todos los demás dispositivos.',
        'reorder-sim': 'Pedir una tarjeta SIM nueva a la dirección registrada.',
        'account-lock': 'Bloquear su cuenta, para que nadie pueda transferir su número.',
      },
      login: 'Iniciar sesión y empezar',
      begin: 'Empezar',
    },
    call: {
      title: 'Lo que solo nosotros podemos hacer',
      text:
        'Llámenos para bloquear las llamadas y los mensajes, y para bloquear el teléfono mismo por su IMEI. ' +
        `Atendemos ${hours.support.es}. Puede chatear con nosotros ${hours.chat.es}.`,
      call: `Llamar al ${supportNumber}`,
      chat: 'Iniciar un chat',
    },
    police: 'Si le robaron el teléfono, denúncielo también a la policía.',
  }),
});

export type LostPhoneCopy = ReturnType<typeof lostPhoneMessages.en>;
