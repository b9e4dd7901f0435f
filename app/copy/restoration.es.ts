import type { RestorationCopy } from './restoration.en.ts';

export const restorationCopyEs: RestorationCopy = {
  byPaying: (soon) => `El servicio vuelve ${soon} de pagar.`,
  isBack: (lines) => (lines === 1 ? 'Su línea ya tiene servicio.' : 'Sus líneas ya tienen servicio.'),
  stillOwed: 'El servicio sigue suspendido hasta que se pague el resto.',
  byArrangement: 'Un acuerdo de pago restablece el servicio.',
  notByArrangement: (soon) => `Un acuerdo de pago no restablece el servicio. El servicio vuelve ${soon} de pagar.`,
  missed: {
    suspendedAgain: 'Si no paga a más tardar ese día, el servicio se suspende de nuevo y el monto total queda vencido.',
    staysSuspended: 'Si no paga a más tardar ese día, el servicio sigue suspendido y el monto total queda vencido.',
    pastDue: 'Si no paga a más tardar ese día, el monto total queda vencido.',
  },
};
