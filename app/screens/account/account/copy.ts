import { words } from '#app/copy/common.ts';

export const accountMessages = words({
  en: {
    title: 'Account',
    bills: 'Bills and payments',
    activity: 'Activity',
    router: 'Home router',
    invite: 'Invite friends',
    /** Under each of these. */
    more: {
      title: 'More for your account',
      bills: 'Bills, payments and cards',
      activity: 'What was changed on this site, and when',
      router: 'Name, password, restart',
      invite: 'Send them an invitation by email',
    },
    /** Before the care number, where a plan cannot be changed here (PLAN-17). */
    care: 'Can’t change a plan here? Call us at',
    plan: 'Plan',
    planAt: (price: string) => `Plan, ${price} a month`,
    /** The plan that was chosen on the page of plans. */
    wanted: {
      title: (plan: string) => `You chose ${plan}`,
      text: 'Press CHANGE PLAN on the line that should have it. Nothing changes until you confirm.',
      addLine: 'Add a line with this plan',
    },
    /** Which lines a plan change waits for, once for all cards. */
    unsettled: (lines: string) => `You can change plans when these lines are ready: ${lines}.`,
    usage: {
      view: 'View Usage History',
      hide: 'Hide Usage History',
      title: 'Usage history',
      /** The visible word, and its addition for screen readers. */
      previous: ['Previous', 'billing cycle'] as readonly [word: string, rest: string],
      next: ['Next', 'billing cycle'] as readonly [word: string, rest: string],
      isFirst: 'This is the line’s first billing cycle.',
      isCut: 'Earlier billing cycles aren’t shown here.',
      isPresent: 'Current billing cycle',
      used: (size: string) => `${size} used`,
      /** The name of the chart. */
      chart: 'Data used on each day',
      most: (size: string, day: string) => `Busiest day: ${day}, ${size}`,
      today: (day: string) => `Today, ${day}`,
      /** The data left, divided by the days left. */
      pace: (left: string, days: number, size: string) =>
        `${left} for ${days === 1 ? '1 day' : `${days} days`}: about ${size} a day.`,
      dashed: 'The dashed line shows it.',
      nothingLeft: (day?: string) => (day ? `Nothing left until ${day}.` : 'Nothing left.'),
      noFullSpeed: (day?: string) => `Nothing left at full speed${day ? ` until ${day}` : ''}.`,
      nothing: 'No data was used in this billing cycle.',
      noDays: 'Daily usage isn’t available.',
      byDay: 'Show daily usage',
      hideDays: 'Hide daily usage',
      day: 'Day',
      file: 'Download as a spreadsheet (CSV)',
      failed: 'Failed to load usage history. Kindly refresh the page after some time to try again.',
    },
    /** A cheaper plan for the line. */
    advice: {
      text: (size: string, plan: string, money: string) =>
        `This line used ${size} or less in each of the last 3 months. ${plan} would save you ${money} a month.`,
      plans: 'See plans for this line',
    },
    bought: {
      title: 'Data purchase history',
      text: 'Extra data of the last 12 months',
      inCycle: 'Extra data in this billing cycle',
      when: 'When',
      size: 'Data',
      more: 'View More',
      less: 'View Less',
      none: 'You haven’t bought extra data in the last 12 months.',
      noneInCycle: 'None',
      missing: 'We couldn’t load your data purchases. Refresh the page in a few minutes.',
    },
  },
  es: {
    title: 'Cuenta',
    bills: 'Facturas y pagos',
    activity: 'Actividad',
    router: 'Router de casa',
    invite: 'Invitar a amigos',
    more: {
      title: 'Más sobre su cuenta',
      bills: 'Facturas, pagos y tarjetas',
      activity: 'Qué se cambió en este sitio y cuándo',
      router: 'Nombre, contraseña, reinicio',
      invite: 'Envíeles una invitación por correo',
    },
    care: '¿No puede cambiar un plan aquí? Llámenos al',
    plan: 'Su plan',
    planAt: (price) => `Su plan, ${price} al mes`,
    wanted: {
      title: (plan) => `Eligió ${plan}`,
      text: 'Oprima CAMBIAR DE PLAN en la línea que debe tenerlo. Nada cambia hasta que usted confirme.',
      addLine: 'Agregar una línea con este plan',
    },
    unsettled: (lines) => `Podrá cambiar de plan cuando estas líneas estén listas: ${lines}.`,
    usage: {
      view: 'Ver historial de uso',
      hide: 'Ocultar historial de uso',
      title: 'Historial de uso',
      previous: ['Anterior', 'ciclo de facturación'],
      next: ['Siguiente', 'ciclo de facturación'],
      isFirst: 'Este es el primer ciclo de facturación de la línea.',
      isCut: 'Los ciclos de facturación anteriores no se muestran aquí.',
      isPresent: 'Ciclo de facturación actual',
      used: (size) => `${size} usados`,
      chart: 'Datos usados cada día',
      most: (size, day) => `Día de mayor uso: ${day}, ${size}`,
      today: (day) => `Hoy, ${day}`,
      pace: (left, days, size) => `${left} para ${days === 1 ? '1 día' : `${days} días`}: unos ${size} al día.`,
      dashed: 'La línea discontinua lo muestra.',
      nothingLeft: (day) => (day ? `No queda nada hasta el ${day}.` : 'No queda nada.'),
      noFullSpeed: (day) => `No queda nada a máxima velocidad${day ? ` hasta el ${day}` : ''}.`,
      nothing: 'No se usaron datos en este ciclo de facturación.',
      noDays: 'El uso diario no está disponible.',
      byDay: 'Ver el uso diario',
      hideDays: 'Ocultar el uso diario',
      day: 'Día',
      file: 'Descargar como hoja de cálculo (CSV)',
      failed:
        'No se pudo cargar el historial de uso. Vuelva a cargar la página dentro de un momento para intentarlo de ' +
        'nuevo.',
    },
    advice: {
      text: (size, plan, money) =>
        `Esta línea usó ${size} o menos en cada uno de los últimos 3 meses. Con ${plan} ahorraría ${money} al mes.`,
      plans: 'Ver planes para esta línea',
    },
    bought: {
      title: 'Historial de compras de datos',
      text: 'Datos adicionales de los últimos 12 meses',
      inCycle: 'Datos adicionales en este ciclo de facturación',
      when: 'Cuándo',
      size: 'Datos',
      more: 'Ver más',
      less: 'Ver menos',
      none: 'No ha comprado datos adicionales en los últimos 12 meses.',
      noneInCycle: 'Ninguno',
      missing: 'No pudimos cargar sus compras de datos. Vuelva a cargar la página en unos minutos.',
    },
  },
});
