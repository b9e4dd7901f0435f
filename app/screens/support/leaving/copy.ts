import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const leavingMessages = words({
  en: ({ supportNumber, hours }: PageBrand) => ({
    title: 'How to leave',
    description: 'Move your number to another carrier, or end a line: what you need, what is still due, who to call.',
    heading: 'How to leave',
    text: 'You can leave at any time. There is no fee for leaving.',
    keep: {
      title: 'To keep your number',
      text: 'Your new carrier moves it. Don’t end your line first: your number could be lost.',
      items: [
        'Turn off the account lock in Settings. While it’s on, no number can be moved away.',
        'Have your account number and the ZIP code of your billing address ready. Both are on your Profile.',
        `Ask us whether you need a transfer PIN: call ${supportNumber}.`,
        'Give all of these to your new carrier, with the number to move. Your line here ends when the number has ' +
          'moved.',
      ],
      secondary: 'On someone else’s account? Ask the account holder: the account number and the lock are theirs.',
      settings: 'Go to Settings',
      profile: 'See your account number',
    },
    end: {
      title: 'To end a line without keeping its number',
      text: `Call us. We answer ${hours.support.en}.`,
      call: `Call ${supportNumber}`,
    },
    due: {
      title: 'What you still owe',
      items: [
        'A line that you end by calling us runs until the end of the billing cycle that you’ve paid for.',
        'What is left of that month, and extra data that you bought, isn’t refunded unless the law says so.',
        'Bills that aren’t paid yet are still due.',
        'Save the bills that you want to keep: you may not be able to log in once your last line has ended.',
      ],
      bills: 'See your bills',
    },
  }),
  es: ({ supportNumber, hours }) => ({
    title: 'Cancelar el servicio',
    description:
      'Transfiera su número a otra compañía o termine una línea: qué necesita, qué queda por pagar, a quién llamar.',
    heading: 'Cancelar el servicio',
    text: 'Puede irse en cualquier momento. No hay ningún cargo por irse.',
    keep: {
      title: 'Para conservar su número',
      text: 'Su compañía nueva lo transfiere. No termine su línea antes: podría perder su número.',
      items: [
        'Quite el bloqueo de la cuenta en Configuración. Mientras esté activo, no se puede transferir ningún número.',
        'Tenga a mano su número de cuenta y el código postal de su dirección de facturación. Los dos están en su ' +
          'perfil.',
        `Pregúntenos si necesita un PIN de transferencia: llame al ${supportNumber}.`,
        'Dé todo esto a su compañía nueva, con el número que quiere transferir. Su línea aquí termina cuando el ' +
          'número ' +
          'se haya transferido.',
      ],
      secondary:
        '¿Su línea está en la cuenta de otra persona? Hable con el titular: el número de cuenta y el bloqueo son ' +
        'suyos.',
      settings: 'Ir a Configuración',
      profile: 'Ver su número de cuenta',
    },
    end: {
      title: 'Para terminar una línea sin conservar su número',
      text: `Llámenos. Atendemos ${hours.support.es}.`,
      call: `Llamar al ${supportNumber}`,
    },
    due: {
      title: 'Lo que queda por pagar',
      items: [
        'Una línea que termina llamándonos funciona hasta el final del ciclo de facturación que ya pagó.',
        'Lo que queda de ese mes y los datos adicionales que compró no se reembolsan, salvo que la ley diga lo ' +
          'contrario.',
        'Las facturas sin pagar se deben igual.',
        'Guarde las facturas que quiera conservar: es posible que no pueda iniciar sesión cuando termine su última ' +
          'línea.',
      ],
      bills: 'Ver sus facturas',
    },
  }),
});

export type LeavingCopy = ReturnType<typeof leavingMessages.en>;
