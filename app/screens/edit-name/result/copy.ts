import { words } from '#app/copy/words.ts';

export const nameResultMessages = words({
  en: {
    title: 'Edit name',
    underWay: (line: string) => `Changing the name of ${line}…`,
    underWayText: 'It usually takes a few seconds.',
    checking: 'We’re checking the new name',
    checkingText:
      'We sent the new name but haven’t had an answer yet. Please don’t send it again while we check. It usually ' +
      'takes a few minutes.',
    done: { title: 'Username has been updated!', text: (name: string) => `This line is now called ${name}.` },
    notChanged: 'The name wasn’t changed.',
    neverArrived: 'We couldn’t send the new name. Nothing changed, and it’s safe to try again.',
    /** Before the care number. */
    needsCare: 'We can’t tell whether the name changed. Have the reference below ready and call',
    home: 'Back to home',
  },
  es: {
    title: 'Editar el nombre',
    underWay: (line) => `Cambiando el nombre de ${line}…`,
    underWayText: 'Por lo general tarda unos segundos.',
    checking: 'Estamos revisando el nombre nuevo',
    checkingText:
      'Enviamos el nombre nuevo, pero todavía no tenemos respuesta. Por favor, no lo envíe de nuevo mientras lo ' +
      'revisamos. Suele tardar unos minutos.',
    done: { title: '¡Nombre actualizado!', text: (name) => `Esta línea ahora se llama ${name}.` },
    notChanged: 'El nombre no se cambió.',
    neverArrived: 'No pudimos enviar el nombre nuevo. No se cambió nada y puede intentarlo de nuevo sin riesgo.',
    needsCare: 'No podemos saber si el nombre cambió. Tenga a mano la referencia de abajo y llame al',
    home: 'Volver al inicio',
  },
});

export type NameResultCopy = typeof nameResultMessages.en;
