import type { NumberCopy } from './copy.en.ts';

export const numberCopyEs: NumberCopy = {
  title: 'Elija su número',
  newNumber: {
    title: 'Obtener un número nuevo',
    text: 'Usamos su código postal para encontrar un número local.',
    label: 'Código postal',
    missing: 'Escriba el código postal de su factura',
    invalid: 'Código postal no válido. Inténtelo de nuevo con un código postal válido.',
    failed: 'Escriba un código postal válido',
  },
  keep: {
    title: 'Conservar el número actual',
    text: 'Transfiera su número desde otra compañía.',
    about: 'No cancele su servicio anterior hasta que termine la transferencia.',
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
      tooLong: 'Use 64 caracteres como máximo.',
    },
    account: {
      label: 'Número de cuenta',
      kept: 'Déjelo vacío para conservar el que escribió.',
      missing: 'El número de cuenta no puede estar vacío',
      notDigits: 'Escriba solo dígitos',
      length: 'El número de cuenta debe tener menos de 20 caracteres.',
    },
    pin: {
      label: 'PIN o contraseña',
      hint: 'Use 0000 si no tiene PIN.',
      wrong:
        'El PIN es opcional. Sin embargo, si tiene un PIN, escríbalo (15 caracteres o menos; solo letras y números)',
    },
    zip: {
      label: 'Código postal en su compañía actual',
      missing: 'El código postal no puede estar vacío',
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
  help: {
    title: 'Dónde encontrarlos',
    account: '¿Dónde está mi número de cuenta?',
    steps: (pin) => `¿Cómo obtengo mi ${pin}?`,
    dial: (number) => `Marque o envíe un mensaje al ${number} desde ese teléfono.`,
    call: 'Llame al',
    wait: 'Escríbalo aquí antes de que venza. Solo es válido por unos días.',
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
};
