import { commonMessages, words } from '#app/copy/common.ts';

export const resultMessages = words({
  en: {
    adding: (size: string, line: string) => `Adding ${size} to ${line}…`,
    checking: commonMessages.en.checkingOrder,
    checkingText: (size: string) =>
      `We sent your order for ${size} but haven’t had an answer yet. Please don’t order again while we check.`,
    done: (size: string) => `${size} added`,
    doneText: (size: string, line: string) => `We added ${size} to ${line}.`,
    failed: {
      title: 'Data Addition Failed',
      text: 'Sorry, your request for additional data could not be completed due to an unexpected error',
    },
    neverArrived: commonMessages.en.orderNotSent,
    /** Text that ends with the Care Team's number. */
    needsCare:
      'We can’t tell whether your data was added. Please don’t order again. Have the reference below ready and call',
    left: 'Data left',
    home: commonMessages.en.backHome,
    another: 'Add more data',
  },
  es: {
    adding: (size, line) => `Agregando ${size} a ${line}…`,
    checking: commonMessages.es.checkingOrder,
    checkingText: (size) =>
      `Enviamos su pedido de ${size}, pero todavía no tenemos respuesta. Por favor, no haga otro pedido mientras lo ` +
      `revisamos.`,
    done: (size) => `Se agregaron ${size}`,
    doneText: (size, line) => `Agregamos ${size} a ${line}.`,
    failed: {
      title: 'No se pudieron agregar los datos',
      text: 'Lo sentimos; su solicitud de datos adicionales no se pudo completar debido a un error inesperado',
    },
    neverArrived: commonMessages.es.orderNotSent,
    needsCare:
      'No podemos saber si se agregaron sus datos. Por favor, no haga otro pedido. Tenga a mano la referencia de ' +
      'abajo y llame al',
    left: 'Datos disponibles',
    home: commonMessages.es.backHome,
    another: 'Agregar más datos',
  },
});
