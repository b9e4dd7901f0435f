import type { ActivitySummaryCopy } from './activity-summary.en.ts';

const mailUnknown = 'No podemos saber si se envió el correo. Si en unos minutos no lo recibe, pídalo otra vez.';

export const activitySummaryCopyEs: ActivitySummaryCopy = {
  title: {
    'top-up': ({ gigabytes, charge }, line, { money }) => `${gigabytes} GB para ${line}, ${money(charge)}`,
    'plan-change': ({ planName, when }, line) =>
      `${planName} para ${line}${when === 'now' ? '' : ', desde el próximo ciclo de facturación'}`,
    'data-service': ({ pause }, line) => `${pause ? 'Pausar' : 'Reanudar'} los datos de ${line}`,
    rename: (_, line) => `Nombre nuevo para ${line}`,
    'auto-top-up': ({ enabled }, line) => `${enabled ? 'Activar' : 'Desactivar'} la recarga automática para ${line}`,
    'payment-page': () => 'Página de pago',
    'promise-to-pay': ({ day, amount }, _, write) =>
      `Acuerdo de pago: ${write.money(amount)} a más tardar el ${write.day(day)}`,
    'month-in-advance': ({ amount }, line, { money }) => `Mes por adelantado para ${line}, ${money(amount)}`,
    'email-bill': ({ invoiceDate }, _, { day }) => `Enviar por correo electrónico la factura del ${day(invoiceDate)}`,
    'account-lock': () => 'Bloqueo de la cuenta',
    'unlock-code': () => 'Contraseña de un solo uso para el bloqueo de la cuenta',
    'account-unlock': () => 'Desbloqueo de la cuenta',
    'add-line': ({ lines, monthly }, _, { money }) =>
      `${lines === 1 ? 'Una línea nueva' : `${lines} líneas nuevas`}, ${money(monthly)} al mes`,
    'card-default': () => 'Cambio de tarjeta predeterminada',
    'card-expiry': () => 'Nueva fecha de vencimiento de una tarjeta',
    'card-remove': () => 'Eliminar una tarjeta',
    'card-page': () => 'Página para agregar una tarjeta',
    'reorder-sim': ({ charge }, line, { money }) => `Tarjeta SIM nueva para ${line}, ${money(charge)}`,
    invite: ({ friends }) => (friends === 1 ? 'Invitación a una persona' : `Invitaciones a ${friends} personas`),
    'more-invitations': () => 'Solicitud de más invitaciones',
    'begin-activation': (_, line) => `Inicio de la activación de ${line}`,
    'sim-kit': ({ charge }, line, { money }) => `Kit de SIM para ${line}, ${money(charge)}`,
    activate: ({ isPort }, line) =>
      isPort ? `Activación de ${line} y transferencia del número` : `Activación de ${line}`,
    service: ({ service, enable }, line, write) =>
      `${enable ? 'Activar' : 'Desactivar'} ${write.service(service)} para ${line}`,
    'port-fix': (_, line) => `Corrección de la transferencia del número de ${line}`,
    'esim-setup': (_, line) => `Configuración de la eSIM de ${line}`,
    'esim-kit': (_, line) => `Reenviar el kit de eSIM de ${line}`,
    'router-ssid': () => 'Nombre nuevo del Wi-Fi',
    'router-password': () => 'Contraseña nueva del Wi-Fi',
    'router-reboot': () => 'Reinicio del router',
    'router-reset': () => 'Restablecimiento del router',
    unread: () => 'Una solicitud de este sitio',
  },
  done: {
    'top-up': ({ gigabytes }, line) => `Se agregaron ${gigabytes} GB a ${line}.`,
    'plan-change': ({ planName, when }, line) =>
      when === 'now'
        ? `Pasamos ${line} a ${planName}.`
        : `Pasaremos ${line} a ${planName} con el próximo ciclo de facturación.`,
    'data-service': ({ pause }, line) =>
      pause
        ? `Los datos de ${line} están en pausa. Las llamadas y los mensajes siguen funcionando.`
        : `Los datos de ${line} están activos de nuevo.`,
    rename: () => '¡Nombre actualizado!',
    'auto-top-up': ({ enabled }, line) =>
      enabled
        ? `La recarga automática está activada para ${line}.`
        : `La recarga automática está desactivada para ${line}.`,
    'payment-page': () => 'La página de pago está lista.',
    'promise-to-pay': ({ day, amount }, _, write) =>
      `Su acuerdo de pago está hecho: ${write.money(amount)} a más tardar el ${write.day(day)}. No lo cobraremos ` +
      'automáticamente: pague en Facturas antes de que termine ese día.',
    'month-in-advance': ({ amount }, line, { money }) => `El primer mes de ${line} está pagado: ${money(amount)}.`,
    'email-bill': ({ invoiceDate }, _, { day }) =>
      `Su factura del ${day(invoiceDate)} va en camino a su correo electrónico.`,
    'account-lock': () => 'Su cuenta está bloqueada.',
    'unlock-code': () => 'Le enviamos una contraseña de un solo uso por correo electrónico.',
    'account-unlock': () => 'Su cuenta está desbloqueada.',
    'add-line': ({ lines }) => (lines === 1 ? 'Se pidió su línea nueva.' : `Se pidieron sus ${lines} líneas nuevas.`),
    'card-default': () => 'Se cambió su tarjeta predeterminada.',
    'card-expiry': () => 'Se actualizó el vencimiento de la tarjeta.',
    'card-remove': () => 'Se eliminó una tarjeta guardada.',
    'card-page': () => 'La página para agregar una tarjeta está lista.',
    'reorder-sim': (_, line) => `Se pidió una tarjeta SIM nueva para ${line}.`,
    'port-fix': () => 'Enviamos su corrección a su compañía anterior.',
    'esim-setup': (_, line) => `La eSIM de ${line} está configurada.`,
    'esim-kit': () => 'Su kit de activación digital va en camino a su correo electrónico.',
    'router-ssid': () => 'Su Wi-Fi tiene un nombre nuevo. Vuelva a conectar sus dispositivos.',
    'router-password': () => 'Su Wi-Fi tiene una contraseña nueva. Úsela para volver a conectar sus dispositivos.',
    'router-reboot': () => 'Su router se está reiniciando. Tarda unos cinco minutos.',
    'router-reset': () =>
      'Su router se está reiniciando con los valores de fábrica. Tarda unos cinco minutos. Después, use el nombre y ' +
      'la contraseña del Wi-Fi que están en la etiqueta.',
    invite: ({ friends }) => (friends === 1 ? 'Enviamos su invitación.' : `Enviamos sus ${friends} invitaciones.`),
    'more-invitations': () => 'Recibió más invitaciones.',
    'begin-activation': (_, line) => `Puede continuar con la activación de ${line}.`,
    'sim-kit': (_, line) => `Se pidió un kit de SIM para ${line}.`,
    activate: (_, line) => `Estamos activando ${line}.`,
    service: ({ service, enable }, line, write) =>
      `${write.service(service)}: ahora ${enable ? 'activado' : 'desactivado'} para ${line}.`,
  },
  state: {
    sending: { tag: 'En curso', tone: 'calm' },
    pending: { tag: 'En curso', tone: 'calm' },
    unknown: { tag: 'En revisión', tone: 'warn' },
    done: { tag: 'Completado', tone: 'ok' },
    refused: { tag: 'No se realizó', tone: 'bad' },
    'needs-care': { tag: 'Llámenos', tone: 'warn' },
  },
  underWay: 'Estamos trabajando en ello. Suele tardar menos de un minuto.',
  unknown:
    'Lo enviamos, pero todavía no tenemos respuesta. Por favor, no lo envíe otra vez mientras lo revisamos. Suele ' +
    'tardar unos minutos.',
  refused: 'Algo salió mal. No se cambió nada. Inténtelo de nuevo.',
  unchanged: (title) => `«${title}» no se realizó. No se cambió nada.`,
  neverArrived: 'No pudimos enviar su solicitud. No se cambió nada y puede intentarlo de nuevo sin riesgo.',
  unseen: {
    'email-bill': mailUnknown,
    'esim-kit': mailUnknown,
    'router-password':
      'No podemos saber si su contraseña nueva quedó guardada. Pruébela en un dispositivo: si funciona, ya está. Si ' +
      'no, la anterior sigue funcionando y puede cambiarla otra vez en unos minutos.',
    'router-reboot':
      'No podemos saber si su router se reinició. Si su Wi-Fi funciona, no tiene que hacer nada más. Si no, puede ' +
      'intentarlo de nuevo sin riesgo.',
    'router-reset':
      'No podemos saber si su router se restableció. Si sus dispositivos encuentran el nombre del Wi-Fi que está ' +
      'en la etiqueta, ya está. Si no, puede intentarlo de nuevo sin riesgo.',
  },
  needsCare: (careNumber) =>
    `No podemos saber si esto se completó. Por favor, no lo envíe otra vez. Llámenos al ${careNumber} y tenga a ` +
    `mano esta referencia.`,
  someLine: 'una línea que ya no está en su cuenta',
};
