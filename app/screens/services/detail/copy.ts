import { commonMessages, words } from '#app/copy/common.ts';

export const serviceMessages = words({
  en: {
    /** Each service: its heading to the letter, and its facts. */
    IR: {
      title: 'Roaming Perks Without the Daily Fees!',
      points: [
        'Stay connected while you travel: call, text and use data.',
        'Turn on International Roaming yourself on the day you travel, at no extra cost.',
        'Voice, SMS and data are pay-as-you-go: you pay only for what you use.',
      ],
      countries: 'Countries:',
      countriesMissing: 'We can’t show the countries right now. Try again in a few minutes.',
    },
    ILD: {
      title: 'Call the World from the U.S. & Pay-As-You-Go',
      points: [
        'Turning on International Calling costs nothing. You pay only for the minutes you talk.',
        'International SMS is free.',
        'Choose a country to see its rate.',
      ],
    },
    DR: {
      title: 'Roaming Within U.S. With Ease!',
      text: 'Rates on partner networks in the U.S.:',
      voiceNote: '*Voice is provided at no additional cost',
    },
    line: 'Line',
    status: 'Service status',
    /** Text beside the account holder's name. */
    primary: '(Primary)',
    on: 'Enabled',
    off: 'Disabled',
    changing: 'Request in Progress',
    /** The switch's effect, for screen readers; `line` is in the middle of a sentence. */
    turnOn: (service: string, line: string) => `: turn ${service} on for ${line}`,
    turnOff: (service: string, line: string) => `: turn ${service} off for ${line}`,
    about: (service: string, line: string) => `: ${service} for ${line}`,
    unknown: 'We can’t show this right now. Refresh the page in a few minutes.',
    noLines: 'You can turn this on once one of your lines is active.',
    disconnected: 'Disconnected',
    usage: {
      countries: 'Used in',
      data: 'Data',
      voice: 'Voice',
      minutes: (count: number) => (count === 1 ? '1 min' : `${count} mins`),
      sms: 'SMS',
      country: 'Country',
      calls: 'International calls by country',
      none: "You don't have any usage in the selected bill cycle.",
      note: 'You pay only for what you use. See your bill for details.',
    },
    after: {
      readAgain: (supportNumber: string) =>
        `Your request wasn’t accepted. This is how the service stands now. Try again, or call us at ${supportNumber}.`,
      inProgress:
        'Your request wasn’t accepted, because another change of this service is still in progress. This is how the ' +
        'service stands now. Try again in a few minutes.',
      noEffect: ({ service, line, was }: Record<'service' | 'line' | 'was', string>, supportNumber: string) =>
        `Your request was accepted, but ${service} is still ${was} for ${line}. Check again in a few ` +
        `minutes. If nothing has changed by then, call us at ${supportNumber}.`,
      callCare: (service: string, supportNumber: string) =>
        `Your service activation request for ${service} could not be completed at this time. Please reach out to our ` +
        `Care Team at ${supportNumber} for assistance.`,
    },
    error: { home: commonMessages.en.backHome },
  },
  es: {
    IR: {
      title: '¡Ventajas del roaming sin cargos diarios!',
      points: [
        'Siga en contacto mientras viaja: llame, envíe mensajes y use datos.',
        'Puede activar el roaming internacional el mismo día del viaje, sin costo adicional.',
        'La voz, los SMS y los datos se pagan por uso: solo paga lo que usa.',
      ],
      countries: 'Países:',
      countriesMissing: 'No podemos mostrar los países en este momento. Inténtelo de nuevo en unos minutos.',
    },
    ILD: {
      title: 'Llame a cualquier país desde EE. UU. y pague por uso',
      points: [
        'Activar las llamadas internacionales no cuesta nada. Solo paga los minutos que habla.',
        'Los SMS internacionales son gratis.',
        'Elija un país para ver su tarifa.',
      ],
    },
    DR: {
      title: '¡Roaming fácil dentro de EE. UU.!',
      text: 'Tarifas en redes asociadas en EE. UU.:',
      voiceNote: '*La voz se ofrece sin costo adicional',
    },
    line: 'Línea',
    status: 'Estado del servicio',
    primary: '(Principal)',
    on: 'Activado',
    off: 'Desactivado',
    changing: 'Solicitud en curso',
    turnOn: (service, line) => `: activar ${service} para ${line}`,
    turnOff: (service, line) => `: desactivar ${service} para ${line}`,
    about: (service, line) => `: ${service} para ${line}`,
    unknown: 'No podemos mostrarlo en este momento. Vuelva a cargar la página en unos minutos.',
    noLines: 'Podrá activarlo cuando una de sus líneas esté activa.',
    disconnected: 'Desconectada',
    usage: {
      countries: 'Usado en',
      data: 'Datos',
      voice: 'Voz',
      minutes: (count) => `${count} min`,
      sms: 'SMS',
      country: 'País',
      calls: 'Llamadas internacionales por país',
      none: 'No tiene consumo en el ciclo de facturación seleccionado.',
      note: 'Solo paga lo que usa. Los detalles están en su factura.',
    },
    after: {
      readAgain: (supportNumber) =>
        `No se aceptó su solicitud. Así está el servicio ahora. Inténtelo de nuevo, o llámenos al ${supportNumber}.`,
      inProgress:
        'No se aceptó su solicitud porque otro cambio de este servicio sigue en curso. Así está el servicio ahora. ' +
        'Inténtelo de nuevo en unos minutos.',
      noEffect: ({ service, line, was }, supportNumber) =>
        `Se aceptó su solicitud. ${service} para ${line}: sigue ${was}. Vuelva a revisarlo en unos ` +
        `minutos. Si nada ha cambiado, llámenos al ${supportNumber}.`,
      callCare: (service, supportNumber) =>
        `No se pudo completar su solicitud de activación de ${service} en este momento. Comuníquese con Atención al ` +
        `cliente al ${supportNumber} para recibir ayuda.`,
    },
    error: { home: commonMessages.es.backHome },
  },
});
