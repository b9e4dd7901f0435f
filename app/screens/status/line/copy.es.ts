import { lineCardCopyEs } from '#app/copy/line-card.es.ts';
import type { LineStatusPageCopy } from './copy.en.ts';

export const lineStatusPageCopyEs: LineStatusPageCopy = {
  title: 'Estado',
  activating: {
    title: 'Activación en curso',
    text: 'Estamos activando su línea. Suele tardar unos minutos, y esta página se actualiza sola.',
  },
  porting: {
    title: 'Transferencia del número en curso',
    text: (number) =>
      `Su compañía anterior está transfiriendo ${number} a nuestra red. Normalmente tarda de 5 minutos a 2 horas, ` +
      `y esta página se actualiza sola. No cancele su servicio anterior hasta que termine.`,
    yourNumber: 'su número',
  },
  long: {
    title: 'Está tardando más de lo normal',
    text: (careNumber) => `No tiene que hacer nada. Si tiene preguntas, llámenos al ${careNumber}.`,
  },
  checkAgain: 'Revisar de nuevo',
  steps: lineCardCopyEs.steps.port,
  states: { done: 'Listo', current: 'Ahora', next: 'Después' },
  timeline: 'La transferencia de su número, paso a paso',
  fix: {
    title: 'No se pudo transferir el número',
    fields: {
      account: {
        label: 'Número de cuenta',
        text: 'Su compañía anterior rechazó el número de cuenta. Escriba el que está en la factura de esa compañía.',
        hint: 'Hasta 20 letras y números. Puede no ser igual a su número de teléfono.',
        missing: 'Este campo es obligatorio.',
        format: 'Formato no válido.',
        'too-long': 'El número de cuenta debe tener menos de 20 caracteres.',
      },
      pin: {
        label: 'PIN',
        text: 'Su compañía anterior rechazó el PIN. Pídale su PIN de transferencia y escríbalo aquí.',
        hint: 'Hasta 15 letras y números.',
        missing: 'Este campo es obligatorio.',
        format: 'Formato no válido.',
        'too-long': 'Formato no válido.',
      },
      zip: {
        label: 'Código postal',
        text: 'Su compañía anterior rechazó el código postal. Escriba el de su dirección de facturación con ella.',
        hint: 'De 5 a 10 dígitos.',
        missing: 'Este campo es obligatorio.',
        format: 'Escriba un código postal válido.',
        'too-long': 'Escriba un código postal válido.',
      },
    },
    send: 'CONTINUAR',
    sending: 'Estamos enviando su corrección.',
    sent: 'Enviamos su corrección a su compañía anterior.',
    notSent: 'No pudimos enviar su corrección. No se cambió nada y puede enviarla de nuevo sin riesgo.',
  },
  care: {
    port: {
      title: 'Algo salió mal',
      text: (careNumber) =>
        `No pudimos transferir su número, y no se puede corregir en esta página. Llámenos al ${careNumber}. Podemos ` +
        `ver qué dijo su compañía anterior. Mientras tanto, no cancele su servicio anterior.`,
    },
    notBegun: (careNumber) =>
      `No pudimos empezar a transferir su número y su línea no se activó. No le hemos pedido nada a su compañía ` +
      `anterior, así que su servicio con ella sigue: no lo cancele. Sus respuestas están guardadas. Inténtelo de ` +
      `nuevo o llámenos al ${careNumber}.`,
    activation: {
      title: 'La activación falló',
      text: (careNumber) => `No pudimos activar esta línea. Inténtelo de nuevo o llámenos al ${careNumber}.`,
      again: 'Intentar de nuevo',
    },
    home: 'Inicio',
  },
  done: {
    port: { title: 'Número transferido', text: 'Su número ya funciona en esta línea.' },
    activation: { title: 'Activación exitosa', text: 'Su línea está activa.' },
    setup: 'Falta una cosa: instale la eSIM en su teléfono.',
    continue: 'CONTINUAR A LA CONFIGURACIÓN',
    sim: 'Ponga la tarjeta SIM en su teléfono, apáguelo y vuelva a encenderlo.',
    home: 'Volver al inicio',
  },
  other: {
    title: 'No hay nada en curso',
    text: 'Esta línea no tiene ninguna activación ni transferencia de número en curso.',
  },
  others: 'Otras líneas con algo en curso',
};
