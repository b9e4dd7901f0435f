import { commonMessages, words } from '#app/copy/common.ts';

export const selectMessages = words({
  en: {
    /** `line` names the line in the middle of a sentence. */
    legend: (line: string) => `Which plan for ${line}?`,
    yours: 'Your plan',
    fits: 'Fits your use',
    /** Text after an option's price for screen readers. */
    aMonth: ' per month',
    hint: 'Per month, taxes & fees extra. Nothing changes until you confirm.',
    next: 'Review your plan change',
    choose: commonMessages.en.choosePlan,
    notOffered: 'That plan is no longer available for this line. Choose another one.',
    /** Words of the card beside the form. */
    price: 'Price per month',
    scheduled: (plan: string = 'another plan', day?: string) =>
      `This line changes to ${plan} ${day === undefined ? 'with its next billing cycle' : `on ${day}`}. If you ` +
      `choose a plan now, it replaces that change.`,
    open: (plan: string, line: string) =>
      `We’re already working on the change to ${plan} for ${line}. You can change the plan again when that’s done.`,
    see: commonMessages.en.checkProgress,
    /** Text that ends with the Care Team's number. */
    care: 'To change this plan, call us at',
    none: 'No other plan is available for this line right now.',
    changed: {
      title: 'Please choose again',
      text:
        'This line’s plan or the available plans changed after you opened that page. We didn’t send the change you ' +
        'confirmed there, and nothing was charged.',
    },
  },
  es: {
    legend: (line) => `Plan para ${line}`,
    yours: 'Su plan',
    fits: 'Le alcanza',
    aMonth: ' al mes',
    hint: 'Al mes, impuestos y cargos aparte. Nada cambia hasta que confirme.',
    next: 'Revisar el cambio de plan',
    choose: commonMessages.es.choosePlan,
    notOffered: 'Ese plan ya no está disponible para esta línea. Elija otro.',
    price: 'Precio al mes',
    scheduled: (plan = 'otro plan', day) =>
      `Esta línea cambia a ${plan} ${day === undefined ? 'con su próximo ciclo de facturación' : `el ${day}`}. Si ` +
      `elige un plan ahora, ese cambio queda reemplazado.`,
    open: (plan, line) =>
      `Ya estamos tramitando el cambio a ${plan} de ${line}. Podrá cambiar el plan de nuevo cuando termine.`,
    see: commonMessages.es.checkProgress,
    care: 'Para cambiar este plan, llámenos al',
    none: 'Por ahora no hay otro plan disponible para esta línea.',
    changed: {
      title: 'Elija de nuevo, por favor',
      text:
        'El plan de esta línea o los planes disponibles cambiaron después de que usted abrió esa página. No ' +
        'enviamos el cambio que confirmó allí y no se cobró nada.',
    },
  },
});

export type SelectCopy = typeof selectMessages.en;
