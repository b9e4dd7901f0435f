import type { SelectCopy } from './copy.en.ts';

export const selectCopyEs: SelectCopy = {
  current: 'Plan actual',
  legend: '¿Qué plan quiere?',
  hint: 'La página siguiente muestra exactamente lo que cuesta. Nada cambia hasta que confirme.',
  nextCycleOnly: 'Empieza con su próximo ciclo de facturación',
  next: 'Revisar el cambio de plan',
  choose: 'Elija un plan.',
  notOffered: 'Ese plan ya no está disponible para esta línea. Elija otro.',
  scheduled: (plan = 'otro plan', day) =>
    `Esta línea cambia a ${plan} ${day === undefined ? 'con su próximo ciclo de facturación' : `el ${day}`}. Si ` +
    `elige un plan ahora, ese cambio queda reemplazado.`,
  open: (plan, line) =>
    `Ya estamos tramitando el cambio a ${plan} de ${line}. Podrá cambiar el plan de nuevo cuando termine.`,
  see: 'Ver el progreso',
  care: 'Para cambiar este plan, llámenos al',
  none: 'Por ahora no hay otro plan disponible para esta línea.',
  changed: {
    title: 'Elija de nuevo, por favor',
    text:
      'El plan de esta línea o los planes disponibles cambiaron después de que usted abrió esa página. No ' +
      'enviamos el cambio que confirmó allí y no se cobró nada.',
  },
};
