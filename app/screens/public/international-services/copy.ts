import { claim } from '#app/copy/claim.ts';
import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const internationalServicesMessages = words({
  en: (_: PageBrand) => ({
    title: 'International services',
    description:
      `International roaming in ${claim.countries} countries without daily fees, and international calling ` +
      `from the U.S. that you pay as you go.`,
    heading: `International roaming in ${claim.countries} countries`,
    text:
      'Use your phone abroad, or call other countries from home. Both are off until you turn them on. Turning them ' +
      'on costs nothing.',
    signIn: 'Log in to turn it on',
    /** Link for signed-in people who have Services. */
    manage: 'Go to Services',
    roaming: {
      title: 'Roaming Perks Without the Daily Fees!',
      text: `International roaming: stay connected while you travel abroad, in ${claim.countries} countries.`,
      points: [
        'Stay connected while you travel, with your own phone and number.',
        'Turn it on yourself on the day of travel, at no extra cost.',
        'Voice, SMS and data are pay-as-you-go: you pay for what you use, and nothing on days you don’t use it.',
      ],
    },
    calling: {
      title: 'Call the World from the U.S. & Pay-As-You-Go',
      text: 'International calling (ILD): call anywhere in the world, from the U.S.',
      points: [
        'Turn it on at no extra cost.',
        'International SMS is free.',
        'Look up the rate of each country before you call. Rates are shown to 2 decimals.',
      ],
    },
    ildTerms: {
      title: 'International calling terms, in brief',
      payAsYouGo: {
        title: 'Pay-as-you-go ILD',
        points: [
          'Calls are billed in one-minute increments.',
          'A balance expires 180 days after you last used it.',
          'If your line is suspended, it expires 30 days after the suspension.',
        ],
      },
      unlimited: {
        title: 'Unlimited ILD',
        points: [
          'Call up to 15 unique destination numbers in each cycle.',
          'A cycle expires 30 days after it was funded or renewed.',
        ],
      },
      link: 'Read the full agreement',
    },
    steps: {
      title: 'How to turn it on',
      list: [
        'Log in and open Services.',
        'Choose International Roaming or International Calling, and check the rates for the country you’ll visit ' +
          'or call.',
        'Turn it on for the lines that need it. It’s ready within minutes.',
      ],
    },
    travel: {
      title: 'Before you travel',
      points: [
        'Check that the country you’ll visit is on the list of rates.',
        'When you arrive, turn on data roaming in your phone’s settings.',
        'Use Wi-Fi for updates and video: they use the most data.',
        'See your bill for details of what you used.',
      ],
    },
    help: 'Questions before you travel? Call',
  }),
  es: () => ({
    title: 'Servicios internacionales',
    description:
      `Roaming internacional en más de ${claim.manyCountries} países sin cargos diarios y llamadas internacionales ` +
      `desde EE. UU. que paga según las usa.`,
    heading: `Roaming internacional en más de ${claim.manyCountries} países`,
    text:
      'Use su teléfono en el extranjero o llame a otros países desde casa. Ambos servicios están desactivados ' +
      'hasta que usted los active, y activarlos no cuesta nada.',
    signIn: 'Iniciar sesión para activarlo',
    manage: 'Ir a Servicios',
    roaming: {
      title: '¡Ventajas del roaming sin cargos diarios!',
      text:
        'Roaming internacional: siga en contacto mientras viaja al extranjero, ' +
        `en más de ${claim.manyCountries} países.`,
      points: [
        'Siga en contacto mientras viaja, con su propio teléfono y su número.',
        'Puede activarlo en línea el mismo día del viaje, sin costo adicional.',
        'La voz, los SMS y los datos son de pago por uso: paga lo que usa, y nada los días en que no los usa.',
      ],
    },
    calling: {
      title: 'Llame a cualquier país desde EE. UU. y pague por uso',
      text: 'Llamadas internacionales (ILD): llame a cualquier lugar del mundo desde EE. UU.',
      points: [
        'Actívelas sin costo adicional.',
        'Los SMS internacionales son gratuitos.',
        'Consulte la tarifa de cada país antes de llamar. Las tarifas se muestran con 2 decimales.',
      ],
    },
    ildTerms: {
      title: 'Llamadas internacionales: los términos en breve',
      payAsYouGo: {
        title: 'ILD de pago por uso',
        points: [
          'Las llamadas se cobran por minuto completo.',
          'El saldo vence 180 días después de la última vez que lo usó.',
          'Si su línea se suspende, vence 30 días después de la suspensión.',
        ],
      },
      unlimited: {
        title: 'ILD ilimitada',
        points: [
          'Llame a un máximo de 15 números de destino distintos en cada ciclo.',
          'Un ciclo vence 30 días después de haberse pagado o renovado.',
        ],
      },
      link: 'Leer el acuerdo completo',
    },
    steps: {
      title: 'Cómo activarlo',
      list: [
        'Inicie sesión y abra Servicios.',
        'Elija Roaming internacional o Llamadas internacionales y consulte las tarifas del país al que va a ' +
          'viajar o llamar.',
        'Actívelo en las líneas que lo necesiten. Estará listo en minutos.',
      ],
    },
    travel: {
      title: 'Antes de viajar',
      points: [
        'Verifique que el país al que viaja esté en la lista de tarifas.',
        'Al llegar, active los datos en roaming en la configuración de su teléfono.',
        'Use Wi-Fi para las actualizaciones y el video: son lo que más datos consume.',
        'El detalle de lo que usó está en su factura.',
      ],
    },
    help: '¿Preguntas antes de viajar? Llame al',
  }),
});

export type InternationalServicesCopy = ReturnType<typeof internationalServicesMessages.en>;
