import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';
import { statesMap } from './state-lines.ts';

export const coverageMapMessages = words({
  en: ({ longName }: PageBrand) => ({
    title: 'Coverage map',
    description: `Where ${longName} has 5G and 4G coverage: check your home, your work and the places between them.`,
    heading: 'Coverage map',
    text: 'Check the places where you use your phone. Buildings, hills and your device can affect your signal.',
    /** Text alternative of the portal's own map, with the limits of the map. */
    statesMap,
    statesLabel: 'Map of the 50 states of the United States.',
    states: 'Our 5G network is national: all 50 states. Coverage varies from place to place, so check yours.',
    place: 'Check a place',
    load: 'Load the map',
    frame: 'Coverage map of the network',
    open: 'Open the partner’s site',
    about: 'The live map comes from our network partner and uses some data. We don’t tell them who you are.',
  }),
  es: ({ longName }) => ({
    title: 'Mapa de cobertura',
    description: `Dónde tiene ${longName} cobertura 5G y 4G: busque su casa, su trabajo y el camino entre los dos.`,
    heading: 'Mapa de cobertura',
    text:
      'Busque los lugares donde usa su teléfono. Los edificios, las montañas y su dispositivo pueden afectar la ' +
      'señal.',
    statesMap,
    statesLabel: 'Mapa de los 50 estados de Estados Unidos.',
    states: 'Nuestra red 5G es nacional: los 50 estados. La cobertura varía según el lugar, así que revise el suyo.',
    place: 'Consulte un lugar',
    load: 'Cargar el mapa',
    frame: 'Mapa de cobertura de la red',
    open: 'Abrir el sitio del socio',
    about: 'El mapa en vivo es de nuestro socio de red y usa algunos datos. A ese socio no le decimos quién es usted.',
  }),
});

export type CoverageMapCopy = ReturnType<typeof coverageMapMessages.en>;
