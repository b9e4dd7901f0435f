import type { ResultCopy } from './copy.en.ts';

export const resultCopyEs: ResultCopy = {
  adding: (size, line) => `Agregando ${size} a ${line}…`,
  addingText: 'Por lo general tarda menos de un minuto.',
  checking: 'Estamos verificando',
  checkingText: (size) =>
    `Ya enviamos su pedido de ${size}, pero todavía no tenemos respuesta. No haga otro pedido, por favor: ` +
    `estamos averiguando si se completó. Por lo general tarda unos minutos.`,
  done: (size) => `Se agregaron ${size}`,
  doneText: (size, line) => `Ya hay ${size} más en ${line}, y se pueden usar de inmediato.`,
  failed: {
    title: 'No se pudieron agregar los datos',
    text: 'Lo sentimos; su solicitud de datos adicionales no se pudo completar debido a un error inesperado',
  },
  neverArrived: 'Su pedido no nos llegó. No se cobró nada, y puede intentarlo de nuevo sin riesgo.',
  needsCare:
    'No pudimos averiguar si se agregaron sus datos. No haga otro pedido, por favor. Llámenos, díganos la ' +
    'referencia de abajo y lo resolveremos:',
  nothingCharged: 'No se cobró nada.',
  charge: 'Cargo',
  left: 'Datos disponibles',
  home: 'Volver al inicio',
  another: 'Agregar más datos',
};
