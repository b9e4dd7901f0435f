import type { ResultCopy } from './copy.en.ts';

export const resultCopyEs: ResultCopy = {
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
    'No podemos saber si se agregaron sus datos. Por favor, no haga otro pedido. Tenga a mano la referencia de abajo ' +
    'y llame al',
  left: 'Datos disponibles',
  home: 'Volver al inicio',
  another: 'Agregar más datos',
};
