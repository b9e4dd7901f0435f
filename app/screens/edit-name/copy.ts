import { commonMessages, words } from '#app/copy/common.ts';
import { nameWordsMessages } from '#app/copy/name-words.ts';

export const editNameMessages = words({
  en: {
    title: 'Edit name',
    hint: 'Who uses this line? Use 2 to 32 characters for each name.',
    firstName: { ...nameWordsMessages.en.firstName, missing: 'First name is required' },
    lastName: { ...nameWordsMessages.en.lastName, missing: 'Last name is required' },
    save: 'Save name',
    home: commonMessages.en.backHome,
    /** The reasons why a valid form came back without being sent. */
    reasons: {
      same: {
        title: 'This line already has that name',
        text: commonMessages.en.nothingToChange,
      },
      open: { title: 'We didn’t save that name', text: 'Another change to this line’s name is in progress.' },
    } satisfies Record<'same' | 'open', { title: string; text: string }>,
    open: (line: string) => `We’re already changing the name of ${line}. You can change it again when that’s done.`,
    see: commonMessages.en.checkProgress,
    /** Replaces the common words, which are about changes that need a line in service. */
    notHere: (supportNumber: string) =>
      `You can change the name here only on active lines, and not on the account holder’s own line. To change this ` +
      `one, call ${supportNumber}.`,
  },
  es: {
    title: 'Editar el nombre',
    hint: '¿Quién usa esta línea? Use de 2 a 32 caracteres en cada nombre.',
    firstName: { ...nameWordsMessages.es.firstName, missing: 'El nombre es obligatorio' },
    lastName: { ...nameWordsMessages.es.lastName, missing: 'El apellido es obligatorio' },
    save: 'Guardar el nombre',
    home: commonMessages.es.backHome,
    reasons: {
      same: { title: 'Esta línea ya tiene ese nombre', text: commonMessages.es.nothingToChange },
      open: { title: 'No guardamos ese nombre', text: 'Ya hay otro cambio del nombre de esta línea en curso.' },
    },
    open: (line) => `Ya estamos cambiando el nombre de ${line}. Podrá cambiarlo de nuevo cuando termine.`,
    see: commonMessages.es.checkProgress,
    notHere: (supportNumber) =>
      `Aquí solo puede cambiar el nombre de líneas activas, excepto la del titular de la cuenta. Para cambiar este, ` +
      `llame al ${supportNumber}.`,
  },
});

export type EditNameCopy = typeof editNameMessages.en;

export const nameResultMessages = words({
  en: {
    title: 'Edit name',
    underWay: (line: string) => `Changing the name of ${line}…`,
    checking: 'We’re checking the new name',
    checkingText: 'We sent the new name but haven’t had an answer yet. Please don’t send it again while we check.',
    done: { title: 'Username has been updated!', text: (name: string) => `This line is now called ${name}.` },
    notChanged: 'The name wasn’t changed.',
    neverArrived: 'We couldn’t send the new name. Nothing changed, and it’s safe to try again.',
    /** Text that ends with the Care Team's number. */
    needsCare: 'We can’t tell whether the name changed. Have the reference below ready and call',
    home: commonMessages.en.backHomeQuoted,
  },
  es: {
    title: 'Editar el nombre',
    underWay: (line) => `Cambiando el nombre de ${line}…`,
    checking: 'Estamos revisando el nombre nuevo',
    checkingText:
      'Enviamos el nombre nuevo, pero todavía no tenemos respuesta. Por favor, no lo envíe de nuevo mientras lo ' +
      'revisamos.',
    done: { title: '¡Nombre actualizado!', text: (name) => `Esta línea ahora se llama ${name}.` },
    notChanged: 'El nombre no se cambió.',
    neverArrived: 'No pudimos enviar el nombre nuevo. No se cambió nada y puede intentarlo de nuevo sin riesgo.',
    needsCare: 'No podemos saber si el nombre cambió. Tenga a mano la referencia de abajo y llame al',
    home: commonMessages.es.backHomeQuoted,
  },
});
