import type { InviteCopy } from './copy.en.ts';

export const inviteCopyEs: InviteCopy = {
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
    next: 'Lo que escribió sigue abajo. Complete lo que falta y presione Enviar.',
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
  more: 'Agregar más filas',
  submit: 'Enviar',
  skip: 'Omitir',
  preview: {
    title: 'Lo que recibirán sus amigos',
    text: (friend, person, brand) =>
      `Hola, ${friend}: ${person ?? 'una persona que usted conoce'} usa ${brand} y cree que también le gustaría. Vea ` +
      `nuestros planes y, si quiere, traiga su propio teléfono y su número.`,
    unsubscribe: 'Cada mensaje tiene un enlace para dejar de recibir invitaciones.',
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
    moved: 'No puede invitar a tantas personas. Revise cuántas invitaciones le quedan.',
  },
};
