import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { commonMessages, words } from '#app/copy/common.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import type { Help } from '#rpc/domain/facts/help.ts';
import type { PortFixProblem } from '#rpc/domain/port-detail.ts';
import type { PortProblem } from '#rpc/domain/line-status.ts';

type FixField = { label: string; text: string; hint: string } & Record<PortFixProblem, string>;

export const lineStatusPageMessages = words({
  en: {
    title: 'Status',
    activating: {
      title: commonMessages.en.activating,
      text: 'We’re activating your line. This page updates itself.',
    },
    porting: {
      title: commonMessages.en.porting,
      text: (number: string) => `Your old carrier is moving ${number} to us. This page updates itself.`,
      keep: 'Don’t cancel your old service until it’s done.',
      /** Words in place of an unknown number. */
      yourNumber: 'your number',
    },
    steps: lineCardMessages.en.steps.port,
    timeline: 'Your number transfer, step by step',
    fix: {
      title: commonMessages.en.portFailed,
      /** Messages, quoted where the requirements have them (PORT-9 to PORT-11). */
      fields: {
        account: {
          label: 'Account number',
          text: 'Your old carrier rejected the account number. Enter the one on your old carrier’s bill.',
          hint: 'Up to 20 letters and digits. It may not be the same as your phone number.',
          missing: 'This field is required.',
          format: 'Invalid Format.',
          'too-long': commonMessages.en.accountNumberTooLong,
        },
        pin: {
          label: 'PIN',
          text: 'Your old carrier rejected the PIN. Ask them for your transfer PIN and enter it here.',
          hint: 'Up to 15 letters and digits.',
          missing: 'This field is required.',
          format: 'Invalid Format.',
          'too-long': 'Invalid Format.',
        },
        zip: {
          label: 'ZIP code',
          text: 'Your old carrier rejected the ZIP code. Enter the ZIP code of your billing address with them.',
          hint: '5 to 10 digits.',
          missing: 'This field is required.',
          format: 'Enter valid zipcode.',
          'too-long': 'Enter valid zipcode.',
        },
      } satisfies Record<PortProblem, FixField>,
      rejectedAgain: (careNumber: string) =>
        `Your old carrier rejected what you sent, too. Ask them for it before you send it again, or call us at ${careNumber}.`,
      send: 'CONTINUE',
      sending: 'We’re sending your correction.',
      sent: 'We sent your correction to your old carrier.',
      notSent: 'We couldn’t send your correction',
    },
    care: {
      port: {
        title: commonMessages.en.somethingWentWrong,
        text: (careNumber: string) =>
          `We couldn’t move your number, and it can’t be fixed on this page. Call us at ${careNumber}. We can see ` +
          `what your old carrier said. Don’t cancel your old service until then.`,
      },
      /** Refused before the old carrier got the request; the text about money follows. */
      notBegun: (careNumber: string) =>
        `We couldn’t begin to move your number, and your line wasn’t activated. We haven’t asked your old carrier, ` +
        `so your service with them goes on: don’t cancel it. We kept your answers. Try again, or call us at ` +
        `${careNumber}.`,
      activation: {
        title: commonMessages.en.activationFailed,
        text: (careNumber: string) => `We couldn’t activate this line. Try again, or call us at ${careNumber}.`,
        again: commonMessages.en.tryAgain,
      },
    },
    done: {
      port: { title: 'Port in Successful', text: 'Your number now works on this line.' },
      activation: { title: commonMessages.en.activated, text: 'Your line is active.' },
      setup: 'One more thing: install the eSIM on your phone.',
      continue: 'CONTINUE TO SETUP',
      sim: 'Put the SIM card into your phone, and turn the phone off and on.',
      home: commonMessages.en.backHome,
    },
    other: {
      title: commonMessages.en.nothingInProgress,
      text: 'This line has no activation or number transfer in progress.',
    },
    others: 'Other lines in progress',
    /** Remedies after a refusal by our own carrier (LEDGER-42). */
    helps: {
      later: () => 'Our activation system is down right now. We kept your answers. Please try again later.',
      device: (careNumber: string) =>
        `This device doesn’t work with us yet. Use another device, or call us at ${careNumber}.`,
      again: () => 'Check the details and send them again.',
      call: (careNumber: string, reference: string) =>
        `If it doesn’t work again, call us at ${careNumber} and say your reference is ${reference}.`,
    } satisfies Record<Help, (careNumber: string, reference: string) => string>,
    willTell: {
      later: activationResultMessages.en.willTell.downtime,
      device: activationResultMessages.en.willTell.fiveG,
    },
  },
  es: {
    title: 'Estado',
    activating: {
      title: commonMessages.es.activating,
      text: 'Estamos activando su línea. Esta página se actualiza sola.',
    },
    porting: {
      title: commonMessages.es.porting,
      text: (number) =>
        `Su compañía anterior está transfiriendo ${number} a nuestra red. Esta página se actualiza sola.`,
      keep: 'No cancele su servicio anterior hasta que termine.',
      yourNumber: 'su número',
    },
    steps: lineCardMessages.es.steps.port,
    timeline: 'La transferencia de su número, paso a paso',
    fix: {
      title: commonMessages.es.portFailed,
      fields: {
        account: {
          label: 'Número de cuenta',
          text: 'Su compañía anterior rechazó el número de cuenta. Escriba el que está en la factura de esa compañía.',
          hint: 'Hasta 20 letras y números. Puede no ser igual a su número de teléfono.',
          missing: 'Este campo es obligatorio.',
          format: 'Formato no válido.',
          'too-long': commonMessages.es.accountNumberTooLong,
        },
        pin: {
          label: 'PIN',
          text: 'Su compañía anterior rechazó el PIN. Pídale su PIN de transferencia y escríbalo aquí.',
          hint: 'Hasta 15 letras y números.',
          missing: 'Este campo es obligatorio.',
          format: 'Formato no válido.',
          'too-long': 'Formato no válido.',
        },
        zip: {
          label: 'Código postal',
          text: 'Su compañía anterior rechazó el código postal. Escriba el de su dirección de facturación con ella.',
          hint: 'De 5 a 10 dígitos.',
          missing: 'Este campo es obligatorio.',
          format: 'Escriba un código postal válido.',
          'too-long': 'Escriba un código postal válido.',
        },
      },
      rejectedAgain: (careNumber) =>
        `Su compañía anterior también rechazó el dato que envió. Pídaselo antes de volver a enviarlo, o llámenos al ${careNumber}.`,
      send: 'CONTINUAR',
      sending: 'Estamos enviando su corrección.',
      sent: 'Enviamos su corrección a su compañía anterior.',
      notSent: 'No pudimos enviar su corrección',
    },
    care: {
      port: {
        title: commonMessages.es.somethingWentWrong,
        text: (careNumber) =>
          `No pudimos transferir su número, y no se puede corregir en esta página. Llámenos al ${careNumber}. ` +
          `Podemos ver qué dijo su compañía anterior. Mientras tanto, no cancele su servicio anterior.`,
      },
      notBegun: (careNumber) =>
        `No pudimos empezar a transferir su número y su línea no se activó. No le hemos pedido nada a su compañía ` +
        `anterior, así que su servicio con ella sigue: no lo cancele. Sus respuestas están guardadas. Inténtelo de ` +
        `nuevo o llámenos al ${careNumber}.`,
      activation: {
        title: commonMessages.es.activationFailed,
        text: (careNumber) => `No pudimos activar esta línea. Inténtelo de nuevo o llámenos al ${careNumber}.`,
        again: commonMessages.es.tryAgain,
      },
    },
    done: {
      port: { title: 'Número transferido', text: 'Su número ya funciona en esta línea.' },
      activation: { title: commonMessages.es.activated, text: 'Su línea está activa.' },
      setup: 'Falta una cosa: instale la eSIM en su teléfono.',
      continue: 'CONTINUAR A LA CONFIGURACIÓN',
      sim: 'Ponga la tarjeta SIM en su teléfono, apáguelo y vuelva a encenderlo.',
      home: commonMessages.es.backHome,
    },
    other: {
      title: commonMessages.es.nothingInProgress,
      text: 'Esta línea no tiene ninguna activación ni transferencia de número en curso.',
    },
    others: 'Otras líneas con algo en curso',
    helps: {
      later: () =>
        'Nuestro sistema de activación no funciona en este momento. Guardamos sus respuestas. Inténtelo más tarde.',
      device: (careNumber) =>
        `Este dispositivo todavía no funciona con nosotros. Use otro o llámenos al ${careNumber}.`,
      again: () => 'Revise los datos y envíelos de nuevo.',
      call: (careNumber, reference) =>
        `Si no funciona otra vez, llámenos al ${careNumber} y diga que su referencia es ${reference}.`,
    },
    willTell: {
      later: activationResultMessages.es.willTell.downtime,
      device: activationResultMessages.es.willTell.fiveG,
    },
  },
});

export type LineStatusPageCopy = typeof lineStatusPageMessages.en;
