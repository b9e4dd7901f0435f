import { commonMessages, words } from '#app/copy/common.ts';

export const numberMessages = words({
  en: {
    title: 'Choose your number',
    legend: 'New number or your own',
    /** Error of a form without a chosen option. */
    missing: 'Choose which number you want.',
    newNumber: {
      title: 'Get a New Number',
      text: 'We’ll use your ZIP code to find a local number.',
      label: 'ZIP code',
      /** Quoted errors of the ZIP field (ACTIVATE-13). */
      missing: 'Enter your billing zip code',
      invalid: commonMessages.en.zipInvalid,
      failed: commonMessages.en.somethingWrong,
    },
    keep: {
      title: 'Keep Current Number',
      text: 'Move your number to us from another carrier.',
      number: {
        label: 'Current phone number',
        missing: 'Phone number cannot be empty',
        length: 'Phone number should be 10 digits long.',
      },
      carrier: {
        label: 'Current carrier',
        hint: 'Start typing its name, or choose “Other”.',
        /** Label of the select that replaces suggestions in an old browser. */
        list: 'Or choose it from this list',
        choose: 'Choose a carrier',
        missing: 'Please select an operator',
      },
      carrierName: {
        label: 'Carrier name',
        missing: 'Please enter carrier name',
        tooLong: commonMessages.en.tooLong,
        characters: commonMessages.en.characters,
        and: commonMessages.en.and,
      },
      account: {
        label: 'Account number',
        kept: 'Leave it empty to keep the one you entered.',
        missing: 'Account number cannot be empty',
        notDigits: commonMessages.en.onlyDigits,
        length: commonMessages.en.accountNumberTooLong,
      },
      pin: {
        label: 'PIN or passcode',
        hint: 'Use 0000 if you have no PIN.',
        wrong:
          'PIN is an optional input. However, if you have a PIN, please enter the value (15 characters or fewer; ' +
          'containing only letters and numbers)',
      },
      zip: {
        label: 'ZIP code at your current carrier',
        missing: commonMessages.en.zipMissing,
        invalid: 'Enter valid zip code',
      },
      notPortable: 'Number is not portable',
      notValid: 'You seem to have entered an invalid number; reach out to Customer Success.',
      failed: 'We couldn’t check this number right now. Please try again.',
      otherCarrier: 'another carrier',
      /** Text after 30 minutes, when account number and PIN were deleted. */
      again: 'For your security, we don’t keep your account number and PIN for long. Please enter them again.',
      /** Parts of "Moving (555) 010-2231 from Verizon." */
      moving: 'Moving',
      from: 'from',
      change: 'Change number or carrier',
    },
    /** Things that the customer does at the old carrier before the number is transferred. */
    before: {
      link: 'Four things to do first',
      title: 'Four things to do before you press Next',
      /** Name for the old carrier before the customer has chosen it. */
      oldCarrier: 'your current carrier',
      /** With what the carrier calls its lock, where that is known. */
      lock: (carrier: string, name: string | undefined) =>
        `Turn off the lock that keeps your number from being moved${name ? ` (${name})` : ''} at ${carrier}, if ` +
        'it’s on.',
      find: (carrier: string) => `Have your account number and ZIP code at ${carrier} ready.`,
      pin: (label: string | undefined) => `Get your ${label ?? 'transfer PIN'} last: it’s good for only a short time.`,
      keep: (carrier: string) =>
        `Keep your old SIM in your phone, and don’t cancel ${carrier}, until we tell you that the transfer is done.`,
    },
    help: {
      /** Title of the help for account number and PIN. */
      title: 'Where to find them',
      account: 'Where is my account number?',
      /** `pin` is the carrier's own word, such as "Number Transfer PIN". */
      steps: (pin: string) => `How do I get my ${pin}?`,
      dial: (number: string) => `Dial or text ${number} from that phone.`,
      call: 'Call',
      wait: 'Enter it here before it expires.',
      noPin: 'What is my PIN?',
      noPinText:
        'It’s the PIN or passcode that protects your account at your current carrier, so that only you can move the ' +
        'number. You chose it when you opened the account, or you can ask your carrier for one. It isn’t your ' +
        'voicemail password or the code that unlocks your phone.',
      accountText: 'It’s on your bill, or in your account on your carrier’s site or app. It isn’t your phone number.',
      more: 'Get more help with moving your number',
    },
  },
  es: {
    title: 'Elija su número',
    legend: 'Un número nuevo o el suyo',
    missing: 'Elija qué número quiere.',
    newNumber: {
      title: 'Obtener un número nuevo',
      text: 'Usamos su código postal para encontrar un número local.',
      label: 'Código postal',
      missing: 'Escriba el código postal de su factura',
      invalid: commonMessages.es.zipInvalid,
      failed: commonMessages.es.somethingWrong,
    },
    keep: {
      title: 'Conservar el número actual',
      text: 'Transfiera su número desde otra compañía.',
      number: {
        label: 'Número de teléfono actual',
        missing: 'El número de teléfono no puede estar vacío',
        length: 'El número de teléfono debe tener 10 dígitos.',
      },
      carrier: {
        label: 'Compañía actual',
        hint: 'Empiece a escribir el nombre o elija “Other” (otra).',
        list: 'O elíjala de esta lista',
        choose: 'Elija una compañía',
        missing: 'Elija una compañía',
      },
      carrierName: {
        label: 'Nombre de la compañía',
        missing: 'Escriba el nombre de la compañía',
        tooLong: commonMessages.es.tooLong,
        characters: commonMessages.es.characters,
        and: commonMessages.es.and,
      },
      account: {
        label: 'Número de cuenta',
        kept: 'Déjelo vacío para conservar el que escribió.',
        missing: 'El número de cuenta no puede estar vacío',
        notDigits: commonMessages.es.onlyDigits,
        length: commonMessages.es.accountNumberTooLong,
      },
      pin: {
        label: 'PIN o contraseña',
        hint: 'Use 0000 si no tiene PIN.',
        wrong:
          'El PIN es opcional. Sin embargo, si tiene un PIN, escríbalo (15 caracteres o menos; solo letras y números)',
      },
      zip: {
        label: 'Código postal en su compañía actual',
        missing: commonMessages.es.zipMissing,
        invalid: 'Escriba un código postal válido',
      },
      notPortable: 'El número no se puede transferir',
      notValid: 'Parece que escribió un número no válido; comuníquese con Atención al cliente.',
      failed: 'No pudimos verificar este número en este momento. Inténtelo de nuevo.',
      otherCarrier: 'otra compañía',
      again: 'Por su seguridad, no guardamos por mucho tiempo su número de cuenta ni su PIN. Escríbalos de nuevo.',
      moving: 'Transferencia del número',
      from: 'desde',
      change: 'Cambiar el número o la compañía',
    },
    before: {
      link: 'Cuatro cosas que hacer antes',
      title: 'Cuatro cosas que hacer antes de oprimir Siguiente',
      oldCarrier: 'su compañía actual',
      lock: (carrier, name) =>
        `Quite en ${carrier} el bloqueo que impide transferir su número${name ? ` (${name})` : ''}, si está activo.`,
      find: (carrier) => `Tenga a mano su número de cuenta y su código postal en ${carrier}.`,
      pin: (label) => `Pida su ${label ?? 'PIN de transferencia'} al final: solo sirve por poco tiempo.`,
      keep: (carrier) =>
        `Deje su SIM anterior en el teléfono y no cancele ${carrier} hasta que le avisemos que la transferencia ` +
        'terminó.',
    },
    help: {
      title: 'Dónde encontrarlos',
      account: '¿Dónde está mi número de cuenta?',
      steps: (pin) => `¿Cómo obtengo mi ${pin}?`,
      dial: (number) => `Marque o envíe un mensaje al ${number} desde ese teléfono.`,
      call: 'Llame al',
      wait: 'Escríbalo aquí antes de que venza.',
      noPin: '¿Cuál es mi PIN?',
      noPinText:
        'Es el PIN o la contraseña que protege su cuenta en su compañía actual, para que solo usted pueda ' +
        'transferir el ' +
        'número. Usted lo eligió al abrir la cuenta, o puede pedirle uno a su compañía. No es la contraseña de su ' +
        'buzón de voz ni el código que desbloquea su teléfono.',
      accountText:
        'Está en su factura o en su cuenta en el sitio o la aplicación de su compañía. No es su número de teléfono.',
      more: 'Más ayuda para transferir su número',
    },
  },
});

export type NumberCopy = typeof numberMessages.en;
