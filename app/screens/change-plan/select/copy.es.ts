import type { SelectCopy } from './copy.en.ts';

export const selectCopyEs: SelectCopy = {
  current: 'Su plan actual',
  legend: '¿Qué plan quiere?',
  hint: 'La página siguiente muestra exactamente lo que cuesta. Todavía no se cambia nada.',
  nextCycleOnly: 'Empieza con su próximo ciclo de facturación',
  next: 'Revisar el cambio de plan',
  choose: 'Elija un plan.',
  notOffered: 'Esta línea ya no puede cambiar a ese plan. Elija otro.',
  scheduled: (plan = 'otro plan', day) =>
    `Esta línea cambia a ${plan} ${day === undefined ? 'con su próximo ciclo de facturación' : `el ${day}`}. Si ` +
    `elige un plan ahora, ese cambio queda reemplazado.`,
  open: (plan, line) => `Ya estamos cambiando ${line} a ${plan}. Podrá cambiar el plan de nuevo cuando termine.`,
  see: 'Ver cómo va',
  care: 'Para cambiar este plan, comuníquese con Atención al Cliente al',
  none: 'Por ahora no hay otro plan a la venta para esta línea.',
  changed: {
    title: 'Elija de nuevo, por favor',
    text:
      'El plan de esta línea, o los planes a la venta, cambiaron después de que usted abrió esa página. El ' +
      'cambio que confirmó allí no se envió.',
  },
};
