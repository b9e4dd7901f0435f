import { words } from '#app/copy/common.ts';

export const inviteMessages = words({
  en: {
    title: 'Invite friends',
    back: 'Back to Account',
    credit: (amount: string) => `You get ${amount} off for each friend who joins.`,
    noCredit: 'Tell your friends about us by email.',
    left: (count: number) =>
      count === 1 ? 'You can invite one more friend.' : `You can invite ${count} more friends.`,
    leftAtATime: (count: number, most: number) => `You can invite ${count} more friends, ${most} at a time.`,
    atATime: (most: number) => `You can invite up to ${most} friends at a time.`,
    /** Messages about incomplete rows, which were not sent with the other rows. */
    skipped: {
      title: 'Not everyone was invited',
      noEmail: (name: string) => `${name}: the email is missing.`,
      noName: (email: string) => `${email}: the name is missing.`,
      next: 'What you typed is still below. Add what’s missing and press Submit.',
    },
    full: 'You’ve sent all your invitations. Thank you!',
    /** Words of the request for more invitations than the carrier's quota. */
    ask: {
      text: 'Would you like to invite more friends? Ask for more invitations. It’s free.',
      button: 'Ask for more invitations',
      granted: 'You already got more invitations once. There are no more right now.',
    },
    friend: (row: number) => `Friend ${row}`,
    name: 'Name',
    email: 'Email',
    /** Label that opens the rows after the first one. */
    another: 'Add another',
    more: 'Add more rows',
    submit: 'Submit',
    skip: 'Skip',
    preview: {
      title: 'What your friends will get',
      text: (friend: string, person: string | undefined, brand: string) =>
        `Hi ${friend}, ${person ?? 'a friend'} uses ${brand} and thinks you’d like it too. Take a look at our plans. ` +
        `You can bring your own phone and number.`,
      unsubscribe: 'Each email has a link to unsubscribe from invitations.',
    },
    /** Words for an invitation from the customer's own phone. */
    share: {
      title: 'Tell a friend yourself',
      text: 'Opens a message on your phone with our web address. Only the invitations that we email count for credits.',
      sms: 'Text a friend',
      mail: 'Email a friend',
      message: (brand: string, address: string) => `I use ${brand}. Take a look at their plans: ${address}`,
    },
    invited: {
      title: 'Invitation sent to',
      none: 'You haven’t invited anyone yet.',
      missing: 'We can’t show who you’ve invited right now. Try again in a few minutes.',
    },
    results: {
      title: 'Your results',
      invited: 'Invited',
      joined: 'Joined',
      credit: 'Credit so far',
      missing: 'We can’t show your results right now. Try again in a few minutes.',
    },
    feedback: { text: 'Do you have a minute?', link: 'Tell us what you think' },
    /** Quoted errors, except for the last four (REFER-5, REFER-6, REFER-7). */
    wrong: {
      email: 'Enter Valid Email',
      duplicate: 'Please enter a unique email each time.',
      none: 'Enter at least 1 name and email to earn credits.',
      repeated: 'You have previously submitted this email. Please enter a unique email each time.',
      'long-name': 'Enter a name of 64 characters at most.',
      characters: 'Remove <, > and other signs from the name.',
      'web-address': 'Remove the web address from the name.',
      moved: 'You can’t invite this many friends. Check how many invitations you have left.',
    },
  },
  es: {
    title: 'Invitar a amigos',
    back: 'Volver a Cuenta',
    credit: (amount) => `Usted recibe ${amount} de descuento por cada persona que se una.`,
    noCredit: 'Cuénteles de nosotros a sus amigos por correo electrónico.',
    left: (count) => (count === 1 ? 'Puede invitar a una persona más.' : `Puede invitar a ${count} personas más.`),
    leftAtATime: (count, most) => `Puede invitar a ${count} personas más, ${most} a la vez.`,
    atATime: (most) => `Puede invitar hasta a ${most} personas a la vez.`,
    skipped: {
      title: 'No se invitó a todos',
      noEmail: (name) => `${name}: falta el correo electrónico.`,
      noName: (email) => `${email}: falta el nombre.`,
      next: 'Lo que escribió sigue abajo. Complete lo que falta y oprima Enviar.',
    },
    full: 'Ya envió todas sus invitaciones. ¡Gracias!',
    ask: {
      text: '¿Quiere invitar a más personas? Pida más invitaciones. Es gratis.',
      button: 'Pedir más invitaciones',
      granted: 'Ya recibió más invitaciones una vez. Por ahora no hay más.',
    },
    friend: (row) => `Persona ${row}`,
    name: 'Nombre',
    email: 'Correo electrónico',
    another: 'Agregar a otra persona',
    more: 'Agregar más filas',
    submit: 'Enviar',
    skip: 'Omitir',
    preview: {
      title: 'Lo que recibirán sus amigos',
      text: (friend, person, brand) =>
        `Hola, ${friend}: ${person ?? 'una persona que usted conoce'} usa ${brand} y cree que también le gustaría. ` +
        `Vea nuestros planes y, si quiere, traiga su propio teléfono y su número.`,
      unsubscribe: 'Cada mensaje tiene un enlace para dejar de recibir invitaciones.',
    },
    share: {
      title: 'Recomiéndenos desde su teléfono',
      text:
        'Abre un mensaje en su teléfono con nuestra dirección web. Solo cuentan para los créditos las invitaciones ' +
        'que enviamos por correo electrónico.',
      sms: 'Enviar un mensaje de texto',
      mail: 'Enviar un correo electrónico',
      message: (brand, address) => `Uso ${brand}. Vea sus planes: ${address}`,
    },
    invited: {
      title: 'Invitación enviada a',
      none: 'Todavía no ha invitado a nadie.',
      missing: 'Por ahora no podemos mostrar a quién ha invitado. Inténtelo de nuevo en unos minutos.',
    },
    results: {
      title: 'Resultados',
      invited: 'Personas invitadas',
      joined: 'Se unieron',
      credit: 'Crédito hasta ahora',
      missing: 'Por ahora no podemos mostrar los resultados de sus invitaciones. Inténtelo de nuevo en unos minutos.',
    },
    feedback: { text: '¿Tiene un minuto?', link: 'Denos su opinión' },
    wrong: {
      email: 'Escriba un correo electrónico válido',
      duplicate: 'Escriba un correo electrónico distinto cada vez.',
      none: 'Escriba al menos 1 nombre y correo electrónico para ganar créditos.',
      repeated: 'Ya envió este correo electrónico antes. Escriba un correo electrónico distinto cada vez.',
      'long-name': 'Escriba un nombre de 64 caracteres como máximo.',
      characters: 'Quite <, > y otros signos del nombre.',
      'web-address': 'Quite la dirección web del nombre.',
      moved: 'No puede invitar a tantas personas. Revise cuántas invitaciones le quedan.',
    },
  },
});

export type InviteCopy = typeof inviteMessages.en;
