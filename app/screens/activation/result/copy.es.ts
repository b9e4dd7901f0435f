import type { ActivationResultCopy } from './copy.en.ts';

export const activationResultCopyEs: ActivationResultCopy = {
  inProgress: 'Activación en curso',
  inProgressText: 'Estamos activando la línea. Suele tomar unos minutos.',
  longer: 'Está tardando más de lo normal. No tiene que hacer nada: seguiremos trabajando en ello.',
  checking:
    'Enviamos su activación, pero todavía no tenemos respuesta. Por favor, no la envíe otra vez mientras la revisamos.',
  checkAgain: 'Revisar de nuevo',
  successful: 'Activación exitosa',
  successText: {
    sim: 'Su línea está lista. Ponga la tarjeta SIM en su dispositivo y reinícielo.',
    esim: 'Su línea está lista. Ahora instale la eSIM en su dispositivo.',
    ready: 'Su línea está lista para usarse.',
  },
  setup: 'CONTINUAR CON LA CONFIGURACIÓN',
  next: (line) => `Activar ${line}`,
  failed: 'La activación falló',
  failedText: 'Su línea no se activó. Llámenos al',
  again: 'Intentar de nuevo',
  refused: {
    retry: 'Su línea no se activó. Sus respuestas están guardadas, así que puede intentarlo de nuevo.',
    downtime:
      'Su línea no se activó: nuestro sistema de activación no funciona en este momento. Sus respuestas están ' +
      'guardadas. Inténtelo de nuevo más tarde.',
    fiveG: 'Su línea no se activó. Puede usar otro dispositivo o esperar a que este modelo funcione con nosotros.',
    payment: 'No pudimos cobrar el primer mes a su tarjeta. No se activó nada y sus respuestas están guardadas.',
    'details-gone':
      'Por su seguridad, no guardamos por mucho tiempo su número de cuenta ni su PIN. Escríbalos de nuevo. No se ' +
      'activó ' +
      'nada.',
  },
  willTell: {
    downtime: (email) => `Le escribiremos a ${email} cuando vuelva a funcionar.`,
    fiveG: (email) => `Le escribiremos a ${email} cuando funcione.`,
  },
  paused:
    'Su activación está en pausa porque no pudimos hacer una retención en su tarjeta. Para completar la activación, ' +
    'ingrese los datos de otra tarjeta.',
  pausedTitle: 'Activación en pausa',
  hold: 'Retención',
  details: 'Escribirlos de nuevo',
  needsCare:
    'Una parte de su activación se completó y otra no. Por favor, no la active otra vez. Tenga lista la ' +
    'referencia de ' +
    'abajo y llámenos al',
};
