import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { words } from '#app/copy/common.ts';

const bill = 'Lo que use aparecerá en su próxima factura, además de su plan.';

const off = 'Puede desactivarlo en cualquier momento. Lo que usó antes se factura de todos modos.';

export const termsMessages = words({
  en: {
    enable: 'Enable Service',
    terms: 'By enabling this service, you agree to the following:',
    what: {
      IR: [
        'Turning it on is free. Voice, SMS and data abroad are pay-as-you-go, at the rates of the country you are in.',
        'What you use is on your next bill, on top of your plan.',
        'You can turn it off at any time. What you used before is still billed.',
      ],
      ILD: [
        'Turning it on is free. Calls from the U.S. to other countries are pay-as-you-go, at the rates of the ' +
          'country you call, and are billed in one-minute increments.',
        'What you use is on your next bill, on top of your plan.',
        'You can turn it off at any time. What you used before is still billed.',
      ],
      DR: [
        'Turning it on is free. Data and SMS on partner networks in the U.S. are pay-as-you-go.',
        'What you use is on your next bill, on top of your plan.',
        'You can turn it off at any time. What you used before is still billed.',
      ],
    } satisfies Record<ServiceType, readonly string[]>,
    allTerms: 'Terms of Use',
  },
  es: {
    enable: 'Activar el servicio',
    terms: 'Al activar este servicio, usted acepta lo siguiente:',
    what: {
      IR: [
        'Activarlo es gratis. La voz, los SMS y los datos en el extranjero se pagan por uso, según las tarifas del ' +
          'país donde esté.',
        bill,
        off,
      ],
      ILD: [
        'Activarlo es gratis. Las llamadas desde EE. UU. a otros países se pagan por uso, según las tarifas del ' +
          'país al que llama, y se cobran por minuto completo.',
        bill,
        off,
      ],
      DR: ['Activarlo es gratis. Los datos y los SMS en redes asociadas en EE. UU. se pagan por uso.', bill, off],
    },
    allTerms: 'Términos de uso',
  },
});
