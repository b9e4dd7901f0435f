import { lineInSentence } from './ordinal.ts';
import { ordinalCopyEs } from './ordinal.es.ts';
import type { ReasonCopy, ReasonFacts } from './reason.en.ts';

const theHolder = ({ holder }: ReasonFacts) =>
  holder ? `${holder}, titular de la cuenta,` : 'el titular de la cuenta';

/** Whose line, in the middle of a sentence. */
function lineOf({ line, isHolder }: ReasonFacts): string {
  if (!line) return 'esta línea';
  if (line.whose === 'holder') return 'la línea del titular de la cuenta';
  if (line.whose === 'other') return lineInSentence(line, ordinalCopyEs);
  return line.whose === 'own' && isHolder ? 'su propia línea' : 'su línea';
}

/** A sentence begins with it. */
const startOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How a line stands that is out of service, and whom to call; undefined for the others. */
function outOfService(facts: ReasonFacts): string | undefined {
  const line = startOf(lineOf(facts));
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

/** The account holder's line is not active yet: what its state asks for. */
function holderFirst({ line, isHolder, holder, supportNumber }: ReasonFacts): string {
  const first = `Primero tiene que estar activa ${isHolder ? 'su propia línea' : 'la línea del titular de la cuenta'}.`;
  const isToActivate = line?.state === 'not-activated' || line?.state === 'activation-failed';
  if (!isHolder) {
    const them = holder ?? 'esa persona';
    return `${first} ${isToActivate ? `Pida a ${them} que la active` : `Consulte a ${them}`}.`;
  }
  if (line?.state === 'disconnected') return `${first} Para reconectarla, llame al ${supportNumber}.`;
  return `${first} ${isToActivate ? 'Actívela y después active esta.' : 'Consulte en Inicio cómo está.'}`;
}

export const reasonCopyEs: ReasonCopy = {
  'not-yours': (facts) => `Solo ${theHolder(facts)} puede cambiar esta línea. Pídaselo.`,
  fraud: ({ supportNumber }) => `Esto no está disponible en su cuenta por el momento. Llame al ${supportNumber}.`,
  'non-pay': (facts) =>
    facts.isHolder
      ? `Hay una factura sin pagar en su cuenta. Páguela, o llame al ${facts.supportNumber}, e inténtelo de nuevo.`
      : `Hay una factura sin pagar. Solo ${theHolder(facts)} puede pagarla. Pídaselo, o llame al ` +
        `${facts.supportNumber}.`,
  suspended: (facts) =>
    `${startOf(lineOf(facts))} está suspendida. Llame al ${facts.supportNumber} para restablecer el servicio.`,
  'primary-suspended': ({ isHolder, holder, supportNumber }) =>
    isHolder
      ? `Su propia línea está suspendida, así que esto no se puede hacer. Llame al ${supportNumber} para restablecer ` +
        `el servicio.`
      : `La línea del titular de la cuenta está suspendida. Pida a ${holder ?? 'esa persona'} que llame al ` +
        `${supportNumber} para restablecer el servicio.`,
  'primary-disabled': ({ isHolder, supportNumber }) =>
    `${isHolder ? 'Su propia línea' : 'La línea del titular de la cuenta'} está inhabilitada, así que no se puede ` +
    `cambiar nada. Para saber por qué, llame al ${supportNumber}.`,
  'primary-not-active': holderFirst,
  'sim-swap': (facts) => `Hay un cambio de SIM en curso en ${lineOf(facts)}. Inténtelo de nuevo cuando termine.`,
  'not-active': (facts) => outOfService(facts) ?? `Podrá hacer esto cuando ${lineOf(facts)} esté activa.`,
  'does-not-apply': (facts) => outOfService(facts) ?? `${startOf(lineOf(facts))} no necesita esto por ahora.`,
  unpaid: ({ supportNumber }) =>
    `El pedido de su tarjeta SIM todavía no está completo. Espere un poco o llame al ${supportNumber}.`,
  secondary: (facts) => `Solo ${theHolder(facts)} puede hacer esto. Pídaselo.`,
  'lines-full': ({ supportNumber }) => `Llegó al límite de 6 líneas. Si necesita más, llame al ${supportNumber}.`,
  'lines-unsettled': () =>
    'Podrá cambiar de plan cuando todas las líneas de su cuenta estén listas. Inténtelo de nuevo cuando ninguna esté ' +
    'en proceso de activación o de transferencia.',
  'plan-changing': (facts) => `Hay un cambio de plan en curso en ${lineOf(facts)}. Inténtelo de nuevo cuando termine.`,
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
  'closed-for-now': ({ supportNumber }) =>
    `Esto está en pausa para todos por poco tiempo. Inténtelo más tarde o llame al ` + `${supportNumber}.`,
  'not-on-sale': () => 'Esta cantidad ya no está disponible. Elija otra.',
};
