import type { LineInTheWay, Reason } from '#rpc/domain/decision.ts';
import { lineInSentence, ordinalMessages } from './ordinal.ts';
import { words } from './common.ts';

/** Facts about the viewer and the line that a reason names (LINE-42). */
export interface ReasonFacts {
  supportNumber: string;
  /** The viewer is the account holder. */
  isHolder: boolean;
  /** The account holder's name, if it is known and the viewer is a group member. */
  holder?: string | undefined;
  /** The blocking line; without it, the page's own line is meant. */
  line?: LineInTheWay | undefined;
}

/** Why something cannot be done, and what to do instead. */
export type ReasonCopy = Record<Reason, (facts: ReasonFacts) => string>;

const theHolder = ({ holder }: ReasonFacts) => (holder ? `${holder}, the account holder,` : 'the account holder');

/** Returns the line with its owner, for the middle of a sentence. */
function lineOf({ line, isHolder }: ReasonFacts): string {
  if (!line) return 'this line';
  if (line.whose === 'holder') return 'the account holder’s line';
  if (line.whose === 'other') return lineInSentence(line);
  return line.whose === 'own' && isHolder ? 'your own line' : 'your line';
}

/** Returns words with a capital first letter, to start a sentence. */
const startOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Why a line is out of service, and the number to call; undefined for a line in any other state. */
function outOfService(facts: ReasonFacts): string | undefined {
  const line = startOf(lineOf(facts));
  const { supportNumber } = facts;
  switch (facts.line?.state) {
    case 'suspended':
      return `${line} is suspended. Call ${supportNumber} to restore service.`;
    case 'disconnected':
      return `${line} is disconnected. To reconnect it, call ${supportNumber}.`;
    default:
      return undefined;
  }
}

/** The account holder's line is not active yet: returns the action that its state needs. */
function holderFirst({ line, isHolder, holder, supportNumber }: ReasonFacts): string {
  const opening = `${isHolder ? 'Your own' : 'The account holder’s'} line has to be active first.`;
  const isToActivate = line?.state === 'not-activated' || line?.state === 'activation-failed';
  if (!isHolder) return `${opening} Ask ${holder ?? 'them'} ${isToActivate ? 'to activate it' : 'about it'}.`;
  if (line?.state === 'disconnected') return `${opening} To reconnect it, call ${supportNumber}.`;
  return `${opening} ${isToActivate ? 'Activate it, and then this one.' : 'Check on Home how it stands.'}`;
}

const theHolderEs = ({ holder }: ReasonFacts) =>
  holder ? `${holder}, titular de la cuenta,` : 'el titular de la cuenta';

/** Returns the line with its owner, for the middle of a sentence. */
function lineOfEs({ line, isHolder }: ReasonFacts): string {
  if (!line) return 'esta línea';
  if (line.whose === 'holder') return 'la línea del titular de la cuenta';
  if (line.whose === 'other') return lineInSentence(line, ordinalMessages.es);
  return line.whose === 'own' && isHolder ? 'su propia línea' : 'su línea';
}

/** Returns Spanish words with a capital first letter, to start a sentence. */
const startOfEs = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the status of a line that is out of service, and the number to call; undefined for the others. */
function outOfServiceEs(facts: ReasonFacts): string | undefined {
  const line = startOfEs(lineOfEs(facts));
  const { supportNumber } = facts;
  switch (facts.line?.state) {
    case 'suspended':
      return `${line} está suspendida. Llame al ${supportNumber} para restablecer el servicio.`;
    case 'disconnected':
      return `${line} está desconectada. Para reconectarla, llame al ${supportNumber}.`;
    default:
      return undefined;
  }
}

/** The account holder's line is not active yet: returns the action that its state needs. */
function holderFirstEs({ line, isHolder, holder, supportNumber }: ReasonFacts): string {
  const opening = `Primero tiene que estar activa ${isHolder ? 'su propia línea' : 'la línea del titular de la cuenta'}.`;
  const isToActivate = line?.state === 'not-activated' || line?.state === 'activation-failed';
  if (!isHolder) {
    const them = holder ?? 'esa persona';
    return `${opening} ${isToActivate ? `Pida a ${them} que la active` : `Consulte a ${them}`}.`;
  }
  if (line?.state === 'disconnected') return `${opening} Para reconectarla, llame al ${supportNumber}.`;
  return `${opening} ${isToActivate ? 'Actívela y después active esta.' : 'Consulte en Inicio cómo está.'}`;
}

export const reasonMessages = words<ReasonCopy>({
  en: {
    'not-yours': (facts) => `Only ${theHolder(facts)} can change this line. Ask them to.`,
    fraud: ({ supportNumber }) => `This is temporarily unavailable on your account. Call ${supportNumber}.`,
    'non-pay': (facts) =>
      facts.isHolder
        ? `A bill on your account wasn’t paid in time. Pay your balance, or call ${facts.supportNumber}, and try again.`
        : `A bill wasn’t paid in time. Only ${theHolder(facts)} can pay bills. Ask them to, or call ` +
          `${facts.supportNumber}.`,
    suspended: (facts) => `${startOf(lineOf(facts))} is suspended. Call ${facts.supportNumber} to restore service.`,
    'primary-suspended': ({ isHolder, holder, supportNumber }) =>
      isHolder
        ? `Your own line is suspended, so this can’t be done. Call ${supportNumber} to restore service.`
        : `The account holder’s line is suspended. Ask ${holder ?? 'them'} to call ${supportNumber} and restore ` +
          `service.`,
    'primary-disabled': ({ isHolder, supportNumber }) =>
      `${isHolder ? 'Your own' : 'The account holder’s'} line is disabled, so nothing can be changed. To find out ` +
      `why, call ${supportNumber}.`,
    'primary-not-active': holderFirst,
    'sim-swap': (facts) => `A SIM swap is in progress on ${lineOf(facts)}. Try again when it’s done.`,
    'not-active': (facts) => outOfService(facts) ?? `You can do this once ${lineOf(facts)} is active.`,
    'does-not-apply': (facts) => outOfService(facts) ?? `${startOf(lineOf(facts))} doesn’t need this right now.`,
    unpaid: ({ supportNumber }) =>
      `The order for your SIM card isn’t complete yet. Wait a little, or call ${supportNumber}.`,
    'no-plan': (facts) =>
      `${startOf(lineOf(facts))} has no plan, so we can’t start its activation. For help, call ${facts.supportNumber}.`,
    secondary: (facts) => `Only ${theHolder(facts)} can do this. Ask them to.`,
    'lines-full': ({ supportNumber }) => `You’ve reached the 6-line limit. If you need more, call ${supportNumber}.`,
    'lines-unsettled': () =>
      'You can change plans once every line on your account is set up. Try again when no line is being activated or ' +
      'transferred.',
    'plan-changing': (facts) => `A plan change is in progress on ${lineOf(facts)}. Try again when it’s done.`,
    'already-scheduled': () => 'This plan already starts with your next billing cycle.',
    'device-without-esim': () => 'This plan is for eSIM only, and this line’s device doesn’t support eSIM.',
    'device-unknown': ({ supportNumber }) =>
      `This plan is for eSIM only, and we can’t tell whether this line’s device supports eSIM. Try again later, or ` +
      `call ${supportNumber}.`,
    'time-not-offered': () => 'This plan can’t start at that time. Choose another time.',
    'lines-closed': ({ supportNumber }) => `You can’t add lines here right now. To add one, call ${supportNumber}.`,
    'account-locked': ({ isHolder, holder }) =>
      `The account is locked, so no SIM card or eSIM is sent for a line in service. ${
        isHolder ? 'Unlock it in Settings first.' : `Ask ${holder ?? 'the account holder'} to unlock it.`
      }`,
    'already-locked': () => 'Your account is already locked. Unlock it in Settings.',
    'not-locked': () => 'Your account isn’t locked.',
    'already-paid': () => 'You already paid the month in advance.',
    'nothing-due': () => 'You don’t owe anything right now.',
    'no-promise': ({ supportNumber }) =>
      `You can’t make a payment arrangement right now. Pay now, or call ${supportNumber}.`,
    'bad-day': () => 'You can’t choose that day. Go back and choose another one.',
    'default-card': () => 'You can’t remove your default card. Choose another default card first.',
    'cards-full': () => 'You can save up to four cards. Choose one to remove before you add another.',
    'kit-not-sent': ({ supportNumber }) =>
      `You can activate this SIM card once it has shipped. Already have it? Call ${supportNumber}.`,
    'invitations-closed': ({ supportNumber }) =>
      `You can’t invite friends right now. Try again later, or call ${supportNumber}.`,
    'service-closed': ({ supportNumber }) =>
      `You can’t change this service right now. For help, call ${supportNumber}.`,
    'service-changing': () => 'A request for this line is in progress. Try again when it’s done.',
    'no-home-internet': ({ supportNumber }) => `Your account has no home router. For help, call ${supportNumber}.`,
    'router-offline': ({ supportNumber }) =>
      `Your router is offline, so you can’t change anything. Check that it’s plugged in and its lights are on, and ` +
      `try again in five minutes. If it stays offline, call ${supportNumber}.`,
    'router-restarting': () => 'Your router is restarting. Wait about five minutes until it’s online, and try again.',
    'router-changing': () => 'Another change to your router is in progress. Try again when it’s done.',
    'under-way': (facts) => {
      const about = facts.line ? ` for ${lineOf(facts)}` : '';
      return `We’re still working on your last request${about}. Try again when it’s done.`;
    },
    'closed-for-now': ({ supportNumber }) =>
      `We’ve paused this for everyone for a short time. Try again later, or call ${supportNumber}.`,
    unread: ({ supportNumber }) => `We can’t do this right now. Try again later, or call ${supportNumber}.`,
    'not-on-sale': ({ supportNumber }) =>
      `You can’t add data here right now. Try again later, or call ${supportNumber}.`,
  },
  es: {
    'not-yours': (facts) => `Solo ${theHolderEs(facts)} puede cambiar esta línea. Pídaselo.`,
    fraud: ({ supportNumber }) => `Esto no está disponible en su cuenta por el momento. Llame al ${supportNumber}.`,
    'non-pay': (facts) =>
      facts.isHolder
        ? `Una factura de su cuenta no se pagó a tiempo. Pague su saldo, o llame al ${facts.supportNumber}, e ` +
          'inténtelo de nuevo.'
        : `Una factura no se pagó a tiempo. Solo ${theHolderEs(facts)} puede pagar facturas. Pídaselo, o llame al ` +
          `${facts.supportNumber}.`,
    suspended: (facts) =>
      `${startOfEs(lineOfEs(facts))} está suspendida. Llame al ${facts.supportNumber} para restablecer el servicio.`,
    'primary-suspended': ({ isHolder, holder, supportNumber }) =>
      isHolder
        ? `Su propia línea está suspendida, así que esto no se puede hacer. Llame al ${supportNumber} para ` +
          `restablecer ` +
          `el servicio.`
        : `La línea del titular de la cuenta está suspendida. Pida a ${holder ?? 'esa persona'} que llame al ` +
          `${supportNumber} para restablecer el servicio.`,
    'primary-disabled': ({ isHolder, supportNumber }) =>
      `${isHolder ? 'Su propia línea' : 'La línea del titular de la cuenta'} está inhabilitada, así que no se puede ` +
      `cambiar nada. Para saber por qué, llame al ${supportNumber}.`,
    'primary-not-active': holderFirstEs,
    'sim-swap': (facts) => `Hay un cambio de SIM en curso en ${lineOfEs(facts)}. Inténtelo de nuevo cuando termine.`,
    'not-active': (facts) => outOfServiceEs(facts) ?? `Podrá hacer esto cuando ${lineOfEs(facts)} esté activa.`,
    'does-not-apply': (facts) => outOfServiceEs(facts) ?? `${startOfEs(lineOfEs(facts))} no necesita esto por ahora.`,
    unpaid: ({ supportNumber }) =>
      `El pedido de su tarjeta SIM todavía no está completo. Espere un poco o llame al ${supportNumber}.`,
    'no-plan': (facts) =>
      `${startOfEs(lineOfEs(facts))} no tiene plan, así que no podemos comenzar su activación. Si necesita ayuda, ` +
      `llame al ${facts.supportNumber}.`,
    secondary: (facts) => `Solo ${theHolderEs(facts)} puede hacer esto. Pídaselo.`,
    'lines-full': ({ supportNumber }) => `Llegó al límite de 6 líneas. Si necesita más, llame al ${supportNumber}.`,
    'lines-unsettled': () =>
      'Podrá cambiar de plan cuando todas las líneas de su cuenta estén listas. Inténtelo de nuevo cuando ninguna ' +
      'esté en proceso de activación o de transferencia.',
    'plan-changing': (facts) =>
      `Hay un cambio de plan en curso en ${lineOfEs(facts)}. Inténtelo de nuevo cuando termine.`,
    'already-scheduled': () => 'Este plan ya empieza con su próximo ciclo de facturación.',
    'device-without-esim': () => 'Este plan es solo para eSIM, y el dispositivo de esta línea no admite eSIM.',
    'device-unknown': ({ supportNumber }) =>
      `Este plan es solo para eSIM, y no podemos saber si el dispositivo de esta línea la admite. Inténtelo más ` +
      `tarde, o llame al ${supportNumber}.`,
    'time-not-offered': () => 'Este plan no puede empezar en ese momento. Elija otro momento.',
    'lines-closed': ({ supportNumber }) =>
      `Por ahora no se pueden agregar líneas aquí. Para agregar una, llame al ${supportNumber}.`,
    'account-locked': ({ isHolder, holder }) =>
      `La cuenta está bloqueada, así que no se envía ninguna tarjeta SIM ni eSIM para una línea en servicio. ${
        isHolder
          ? 'Primero desbloquéela en Configuración.'
          : `Pida a ${holder ?? 'quien es titular de la cuenta'} que la desbloquee.`
      }`,
    'already-locked': () => 'Su cuenta ya está bloqueada. Desbloquéela en Configuración.',
    'not-locked': () => 'Su cuenta no está bloqueada.',
    'already-paid': () => 'El mes por adelantado ya está pagado.',
    'nothing-due': () => 'Por ahora no debe nada.',
    'no-promise': ({ supportNumber }) =>
      `Por ahora no puede hacer un acuerdo de pago. Pague ahora o llame al ${supportNumber}.`,
    'bad-day': () => 'No puede elegir ese día. Vuelva y elija otro.',
    'default-card': () => 'Su tarjeta predeterminada no se puede eliminar. Primero elija otra como predeterminada.',
    'cards-full': () => 'Puede guardar hasta cuatro tarjetas. Elija una para eliminarla antes de agregar otra.',
    'kit-not-sent': ({ supportNumber }) =>
      `Podrá activar esta tarjeta SIM cuando haya salido el envío. ¿Ya la tiene? Llame al ${supportNumber}.`,
    'invitations-closed': ({ supportNumber }) =>
      `Por ahora no se puede invitar a nadie. Inténtelo más tarde o llame al ${supportNumber}.`,
    'service-closed': ({ supportNumber }) =>
      `Este servicio no se puede cambiar en este momento. Si necesita ayuda, llame al ${supportNumber}.`,
    'service-changing': () => 'Hay una solicitud en curso para esta línea. Inténtelo de nuevo cuando termine.',
    'no-home-internet': ({ supportNumber }) =>
      `Su cuenta no tiene router de casa. Si necesita ayuda, llame al ${supportNumber}.`,
    'router-offline': ({ supportNumber }) =>
      `Su router está sin conexión, así que no se puede cambiar nada. Revise que esté enchufado y con las ` +
      `luces encendidas, e inténtelo de nuevo en cinco minutos. Si sigue sin conexión, llame al ` +
      `${supportNumber}.`,
    'router-restarting': () =>
      'Su router se está reiniciando. Espere unos cinco minutos a que esté en línea e inténtelo de nuevo.',
    'router-changing': () => 'Hay otro cambio de su router en curso. Inténtelo de nuevo cuando termine.',
    'under-way': (facts) => {
      const about = facts.line ? ` para ${lineOfEs(facts)}` : '';
      return `Todavía estamos trabajando en su última solicitud${about}. Inténtelo de nuevo cuando termine.`;
    },
    'closed-for-now': ({ supportNumber }) =>
      `Esto está en pausa para todos por poco tiempo. Inténtelo más tarde o llame al ` + `${supportNumber}.`,
    unread: ({ supportNumber }) =>
      `No podemos hacer esto en este momento. Inténtelo más tarde o llame al ${supportNumber}.`,
    'not-on-sale': ({ supportNumber }) =>
      `En este momento no se pueden agregar datos aquí. Inténtelo más tarde o llame al ${supportNumber}.`,
  },
});
