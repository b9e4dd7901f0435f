import type { LineStatusPageCopy } from './copy.en.ts';

export const lineStatusPageCopyEs: LineStatusPageCopy = {
  title: 'Estado',
  activating: {
    title: 'Activación en curso',
    text: 'Estamos activando su línea. Suele tardar unos minutos, y esta página se actualiza sola.',
  },
  porting: {
    title: 'Traslado del número en curso',
    text: (number) =>
      `Su compañía anterior está trasladando ${number} a nuestra red. Normalmente tarda de 5 minutos a 2 horas, ` +
      `y esta página se actualiza sola. Conserve su servicio anterior hasta que termine.`,
    yourNumber: 'su número',
  },
  long: {
    title: 'Está tardando más de lo normal',
    text: (careNumber) =>
      `Usted no tiene que hacer nada. Para preguntar, llame a nuestro equipo de atención al ${careNumber}.`,
  },
  checkAgain: 'Revisar de nuevo',
  steps: {
    sent: 'Enviado a su compañía anterior',
    waiting: 'Esperando a su compañía anterior',
    fix: 'Necesita su corrección',
    done: 'Terminado',
  },
  states: { done: 'Listo', current: 'Ahora', next: 'Después' },
  timeline: 'El traslado de su número, paso a paso',
  fix: {
    title: 'No se pudo trasladar el número',
    fields: {
      account: {
        label: 'Número de cuenta',
        text: 'Su compañía anterior no aceptó el número de cuenta. Escriba el que está en la factura de esa compañía.',
        hint: 'Letras y números, 20 como máximo. No todas las compañías usan el número de teléfono.',
        missing: 'Este campo es obligatorio.',
        format: 'Formato no válido.',
        'too-long': 'El número de cuenta debe tener menos de 20 caracteres.',
      },
      pin: {
        label: 'PIN',
        text: 'Su compañía anterior no aceptó el PIN. Pídale su PIN de traslado y escríbalo aquí.',
        hint: 'Letras y números, 15 como máximo.',
        missing: 'Este campo es obligatorio.',
        format: 'Formato no válido.',
        'too-long': 'Formato no válido.',
      },
      zip: {
        label: 'Código postal',
        text: 'Su compañía anterior no aceptó el código postal. Escriba el de su dirección de facturación con ella.',
        hint: 'De 5 a 10 dígitos.',
        missing: 'Este campo es obligatorio.',
        format: 'Escriba un código postal válido.',
        'too-long': 'Escriba un código postal válido.',
      },
    },
    send: 'CONTINUAR',
    sending: 'Estamos enviando su corrección.',
    sent: 'Enviamos su corrección a su compañía anterior.',
    notSent: 'Su corrección no nos llegó. No se cambió nada, y puede enviarla de nuevo sin problema.',
  },
  care: {
    port: {
      title: 'Algo salió mal',
      text: (careNumber) =>
        `No pudimos trasladar su número, y no se puede corregir en esta página. Llame a nuestro equipo de ` +
        `atención al ${careNumber}. Ellos pueden ver qué dijo su compañía anterior. Mientras tanto, conserve su ` +
        `servicio anterior.`,
    },
    activation: {
      title: 'La activación falló',
      text: (careNumber) =>
        `No pudimos activar esta línea. Llame a nuestro equipo de atención al ${careNumber} o inténtelo de nuevo.`,
      again: 'Intentar de nuevo',
    },
    home: 'Inicio',
  },
  done: {
    port: { title: 'Número trasladado', text: 'Su número ya funciona en esta línea.' },
    activation: { title: 'Activación exitosa', text: 'Su línea está activa.' },
    setup: 'Falta una cosa: instale la eSIM en su teléfono.',
    continue: 'CONTINUAR A LA CONFIGURACIÓN',
    sim: 'Ponga la tarjeta SIM en su teléfono, apáguelo y vuelva a encenderlo.',
    home: 'Volver al inicio',
  },
  other: {
    title: 'No hay nada en curso',
    text: 'En esta línea no hay ninguna activación ni traslado de número en curso.',
  },
  others: 'Otras líneas con algo en curso',
};
