import { commonMessages, words } from '#app/copy/common.ts';

export const homeMessages = words({
  en: {
    title: 'Home',
    hello: (firstName?: string) => (firstName ? `Hello, ${firstName}` : 'Hello'),
    money: {
      thisBill: (isFirst: boolean, day?: string) =>
        `Your ${isFirst ? 'first bill' : 'bill'}${day ? `, due ${day}` : ''}`,
      /** Names no account holder, because a secondary's Home names nobody else (LINE-22). */
      ofHolder: 'Bills go to the account holder.',
    },
    help: 'Help and more',
    chat: 'Chat with us',
    lostPhone: 'Lost or stolen phone',
    abroad: { title: 'Going abroad?', text: 'Roaming and its rates' },
    paid: (linesAreBack: string) => `Your bill is paid. ${linesAreBack}`,
    addLine: {
      title: 'Add a line',
      button: 'Add Line',
      left: (count: number) => (count === 1 ? 'You can add one more.' : `You can add up to ${count} more.`),
    },
    activating: {
      begun: (line: string) => `You started activating ${line}. We’ll keep your answers for 30 days.`,
      goOn: 'Continue activating',
    },
    /** Words for outcomes that Home lists until the customer dismisses them (HOME-31). */
    ended: {
      see: 'See details',
      ok: 'OK',
      more: (count: number) => `${count} more in Activity`,
    },
    unadded: {
      title: 'Not all of your new lines were added',
      text: (careNumber: string, reference: string) =>
        `Please don’t order them again. Call ${careNumber} and say your reference is ${reference}.`,
      see: 'See what was added',
    },
    adding: {
      begun: 'You started adding a line. We’ll keep your answers for 30 days.',
      goOn: 'Continue adding a line',
      ordered: 'We’re placing the order for your new lines.',
      see: commonMessages.en.checkProgress,
    },
  },
  es: {
    title: 'Inicio',
    hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
    money: {
      thisBill: (isFirst, day) => `Su ${isFirst ? 'primera factura' : 'factura'}${day ? `, vence el ${day}` : ''}`,
      ofHolder: 'Las facturas le llegan a quien es titular de la cuenta.',
    },
    help: 'Ayuda y más',
    chat: 'Chatee con nosotros',
    lostPhone: 'Teléfono perdido o robado',
    abroad: { title: '¿Viaja al extranjero?', text: 'El roaming y sus tarifas' },
    paid: (linesAreBack) => `Su factura está pagada. ${linesAreBack}`,
    addLine: {
      title: 'Agregue una línea',
      button: 'Agregar línea',
      left: (count) => (count === 1 ? 'Puede agregar una más.' : `Puede agregar hasta ${count} más.`),
    },
    activating: {
      begun: (line) => `Empezó a activar ${line}. Guardaremos sus respuestas por 30 días.`,
      goOn: 'Continuar con la activación',
    },
    ended: {
      see: 'Ver los detalles',
      ok: 'Aceptar',
      more: (count) => `${count} más en Actividad`,
    },
    unadded: {
      title: 'No se agregaron todas sus líneas nuevas',
      text: (careNumber, reference) =>
        `Por favor, no las pida de nuevo. Llame al ${careNumber} y diga que su referencia es ${reference}.`,
      see: 'Ver qué se agregó',
    },
    adding: {
      begun: 'Empezó a agregar una línea. Guardaremos sus respuestas por 30 días.',
      goOn: 'Continuar agregando una línea',
      ordered: 'Estamos procesando el pedido de sus líneas nuevas.',
      see: commonMessages.es.checkProgress,
    },
  },
});
