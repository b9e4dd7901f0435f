import type { ActivitySummaryCopy } from './activity-summary.en.ts';

const mailUnknown =
  'No pudimos averiguar si se envió. Si en unos minutos no está en su bandeja de entrada, pídala otra vez.';

export const activitySummaryCopyEs: ActivitySummaryCopy = {
  title: {
    'top-up': ({ gigabytes, charge }, line, { money }) => `${gigabytes} GB para ${line}, ${money(charge)}`,
    'plan-change': ({ planName, when }, line) =>
      `${planName} para ${line}${when === 'now' ? '' : ', desde el próximo ciclo de facturación'}`,
    'data-service': ({ pause }, line) => `Datos ${pause ? 'en pausa' : 'activos de nuevo'} en ${line}`,
    rename: (_, line) => `Nombre nuevo para ${line}`,
    'auto-top-up': ({ enabled }, line) => `Recarga automática ${enabled ? 'activada' : 'desactivada'} para ${line}`,
    'payment-page': () => 'Página de pago abierta',
    'promise-to-pay': ({ day, amount }, _, write) =>
      `Promesa de pagar ${write.money(amount)} antes del ${write.day(day)}`,
    'month-in-advance': ({ amount }, line, { money }) => `Mes por adelantado para ${line}, ${money(amount)}`,
    'email-bill': ({ invoiceDate }, _, { day }) => `Factura del ${day(invoiceDate)} por correo electrónico`,
    'account-lock': () => 'Bloqueo de la cuenta',
    'unlock-code': () => 'Contraseña de un solo uso para desbloquear la cuenta',
    'account-unlock': () => 'Desbloqueo de la cuenta',
    'add-line': ({ lines, monthly }, _, { money }) =>
      `${lines === 1 ? 'Una línea nueva' : `${lines} líneas nuevas`}, ${money(monthly)} al mes`,
    'card-default': () => 'Otra tarjeta predeterminada',
    'card-expiry': () => 'Nueva fecha de vencimiento de una tarjeta',
    'card-remove': () => 'Tarjeta eliminada',
    'card-page': () => 'Página para una tarjeta nueva abierta',
    'reorder-sim': ({ charge }, line, { money }) => `Tarjeta SIM nueva para ${line}, ${money(charge)}`,
    invite: ({ friends }) => (friends === 1 ? 'Una persona invitada' : `${friends} personas invitadas`),
    'begin-activation': (_, line) => `Activación de ${line} comenzada`,
    'sim-kit': ({ charge }, line, { money }) => `Kit SIM para ${line}, ${money(charge)}`,
    activate: ({ isPort }, line) =>
      isPort ? `Activación de ${line}, con cambio de compañía` : `Activación de ${line}`,
    service: ({ service, enable }, line, write) =>
      `${write.service(service)}: ${enable ? 'activar' : 'desactivar'} para ${line}`,
    'port-fix': (_, line) => `Corrección del traslado del número de ${line}`,
    'esim-setup': (_, line) => `Configuración de la eSIM de ${line}`,
    'esim-kit': (_, line) => `Kit de eSIM de ${line} enviado de nuevo`,
    'router-ssid': () => 'Nombre nuevo del Wi-Fi',
    'router-password': () => 'Contraseña nueva del Wi-Fi',
    'router-reboot': () => 'Reinicio del router',
    'router-reset': () => 'Restablecimiento del router',
  },
  done: {
    'top-up': ({ gigabytes }, line) => `Se agregaron ${gigabytes} GB a ${line}.`,
    'plan-change': ({ planName, when }, line) =>
      when === 'now'
        ? `${planName} ya es el plan de ${line}.`
        : `${planName} será el plan de ${line} desde el próximo ciclo de facturación.`,
    'data-service': ({ pause }, line) =>
      pause
        ? `Los datos de ${line} están en pausa. Las llamadas y los mensajes siguen funcionando.`
        : `Los datos de ${line} están activos de nuevo.`,
    rename: () => '¡El nombre de usuario se ha actualizado!',
    'auto-top-up': ({ enabled }, line) =>
      enabled
        ? `La recarga automática está activada para ${line}.`
        : `La recarga automática está desactivada para ${line}.`,
    'payment-page': () => 'La página de pago está lista.',
    'promise-to-pay': ({ day, amount }, _, write) =>
      `Usted prometió pagar ${write.money(amount)} a más tardar el ${write.day(day)}. No se cobra nada antes de ` +
      `que pague.`,
    'month-in-advance': ({ amount }, line, { money }) =>
      `El mes por adelantado para ${line} está pagado: ${money(amount)}.`,
    'email-bill': ({ invoiceDate }, _, { day }) =>
      `Su factura del ${day(invoiceDate)} va en camino a su correo electrónico.`,
    'account-lock': () => 'Su cuenta está bloqueada.',
    'unlock-code': () => 'Le enviamos una contraseña de un solo uso por correo electrónico.',
    'account-unlock': () => 'Su cuenta está desbloqueada.',
    'add-line': ({ lines }) =>
      lines === 1 ? 'Su línea nueva está pedida.' : `Sus ${lines} líneas nuevas están pedidas.`,
    'card-default': () => 'Se cambió su tarjeta predeterminada.',
    'card-expiry': () => 'Se actualizó el vencimiento de la tarjeta.',
    'card-remove': () => 'Se eliminó una tarjeta guardada.',
    'card-page': () => 'La página para una tarjeta nueva está lista.',
    'reorder-sim': (_, line) => `Está pedida una tarjeta SIM nueva para ${line}.`,
    'port-fix': () => 'Enviamos su corrección a su compañía anterior.',
    'esim-setup': (_, line) => `La eSIM de ${line} está configurada.`,
    'esim-kit': () => 'Su kit de activación digital va en camino a su correo electrónico.',
    'router-ssid': () => 'Su Wi-Fi tiene el nombre nuevo. Conecte sus dispositivos otra vez.',
    'router-password': () => 'Su Wi-Fi tiene la contraseña nueva. Conecte sus dispositivos otra vez con ella.',
    'router-reboot': () => 'Su router se está reiniciando. Tarda unos cinco minutos.',
    'router-reset': () =>
      'Su router se está reiniciando con los valores de fábrica. Tarda unos cinco minutos. Después vuelven el nombre ' +
      'y la contraseña del Wi-Fi que están en su etiqueta.',
    invite: ({ friends }) =>
      friends === 1 ? 'Su invitación está enviada.' : `Sus ${friends} invitaciones están enviadas.`,
    'begin-activation': (_, line) => `Puede seguir con la activación de ${line}.`,
    'sim-kit': (_, line) => `Está pedido un kit SIM para ${line}.`,
    activate: (_, line) => `La activación de ${line} ha comenzado.`,
    service: ({ service, enable }, line, write) =>
      `${write.service(service)}: ahora ${enable ? 'activado' : 'desactivado'} para ${line}.`,
  },
  state: {
    sending: { tag: 'En curso', tone: 'calm' },
    pending: { tag: 'En curso', tone: 'calm' },
    unknown: { tag: 'En revisión', tone: 'warn' },
    done: { tag: 'Hecho', tone: 'ok' },
    refused: { tag: 'No se hizo', tone: 'bad' },
    'needs-care': { tag: 'Llámenos', tone: 'warn' },
  },
  underWay: 'Estamos trabajando en ello. Suele tardar menos de un minuto.',
  unknown:
    'Se envió, pero todavía no tenemos respuesta. Por favor, no lo envíe otra vez: estamos averiguando si se ' +
    'hizo. Suele tardar unos minutos.',
  refused: 'Algo salió mal y no se cambió nada. Inténtelo de nuevo.',
  neverArrived: 'Su solicitud no nos llegó. No se cambió nada, y puede intentarlo de nuevo sin riesgo.',
  unseen: {
    'email-bill': mailUnknown,
    'esim-kit': mailUnknown,
    'router-password':
      'No pudimos averiguar si su contraseña nueva quedó guardada. Conecte un dispositivo con ella: si funciona, ya ' +
      'está. Si no, la anterior sigue funcionando, y puede cambiarla otra vez en unos minutos.',
    'router-reboot':
      'No pudimos averiguar si su router se reinició. Si su Wi-Fi funciona, no hay nada más que hacer. Si no, puede ' +
      'intentarlo de nuevo sin riesgo.',
    'router-reset':
      'No pudimos averiguar si su router se restableció. Busque el nombre del Wi-Fi que está en su etiqueta: si sus ' +
      'dispositivos lo encuentran, ya está. Si no, puede intentarlo de nuevo sin riesgo.',
  },
  needsCare: (careNumber) =>
    `No pudimos averiguar si esto se hizo. Por favor, no lo envíe otra vez. Llámenos al ${careNumber} y díganos ` +
    `la referencia.`,
  someLine: 'una línea anterior',
};
