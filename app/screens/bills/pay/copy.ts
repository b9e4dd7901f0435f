import { words } from '#app/copy/common.ts';

export const payMessages = words({
  en: {
    title: 'Pay your bill',
    next: {
      title: 'What happens next',
      steps: [
        'You’ll go to our payment partner’s secure page.',
        'Check the amount there and confirm. Nothing is charged before that.',
        'You’ll come back here, and we’ll tell you when your payment arrives.',
      ],
    },
    autoPay: 'Auto-pay is on. Pay here only if you don’t want to wait for it.',
    button: (amount: string) => `Continue to pay ${amount}`,
    toPage: 'Go to the payment page',
  },
  es: {
    title: 'Pague su factura',
    next: {
      title: 'Qué sigue',
      steps: [
        'Irá a la página segura de nuestro socio de pagos.',
        'Revise allí el monto y confirme. Antes de eso no se cobra nada.',
        'Volverá aquí y le avisaremos cuando llegue su pago.',
      ],
    },
    autoPay: 'El pago automático está activado. Pague aquí solo si no quiere esperar.',
    button: (amount) => `Continuar para pagar ${amount}`,
    toPage: 'Ir a la página de pago',
  },
});
