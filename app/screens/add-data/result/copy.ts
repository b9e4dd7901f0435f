import { words } from '#app/copy/words.ts';

export const resultMessages = words({
  en: {
    adding: (size: string, line: string) => `Adding ${size} to ${line}…`,
    addingText: 'It usually takes less than a minute.',
    checking: 'We’re checking your order',
    checkingText: (size: string) =>
      `We sent your order for ${size} but haven’t had an answer yet. Please don’t order again while we check. It ` +
      `usually takes a few minutes.`,
    done: (size: string) => `${size} added`,
    doneText: (size: string, line: string) => `We added ${size} to ${line}. You can use it now.`,
    failed: {
      title: 'Data Addition Failed',
      text: 'Sorry, your request for additional data could not be completed due to an unexpected error',
    },
    neverArrived: 'We couldn’t send your order. Nothing was charged, and it’s safe to try again.',
    /** Before the care number. */
    needsCare:
      'We can’t tell whether your data was added. Please don’t order again. Have the reference below ready and call',
    left: 'Data left',
    home: 'Back to Home',
    another: 'Add more data',
  },
  es: {
    adding: (size, line) => `Agregando ${size} a ${line}…`,
    addingText: 'Por lo general tarda menos de un minuto.',
    checking: 'Estamos revisando su pedido',
    checkingText: (size) =>
      `Enviamos su pedido de ${size}, pero todavía no tenemos respuesta. Por favor, no haga otro pedido mientras lo ` +
      `revisamos. Suele tardar unos minutos.`,
    done: (size) => `Se agregaron ${size}`,
    doneText: (size, line) => `Agregamos ${size} a ${line}. Ya puede usarlos.`,
    failed: {
      title: 'No se pudieron agregar los datos',
      text: 'Lo sentimos; su solicitud de datos adicionales no se pudo completar debido a un error inesperado',
    },
    neverArrived: 'No pudimos enviar su pedido. No se cobró nada y puede intentarlo de nuevo sin riesgo.',
    needsCare:
      'No podemos saber si se agregaron sus datos. Por favor, no haga otro pedido. Tenga a mano la referencia de ' +
      'abajo y llame al',
    left: 'Datos disponibles',
    home: 'Volver al inicio',
    another: 'Agregar más datos',
  },
});

export type ResultCopy = typeof resultMessages.en;
