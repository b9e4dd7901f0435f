import type { PageText } from '#app/copy/page-text.ts';
import type { CoverageMapCopy } from './copy.en.ts';

export const coverageMapCopyEs: PageText<CoverageMapCopy> = ({ longName }) => ({
  title: 'Mapa de cobertura',
  description: `Dónde tiene ${longName} cobertura 5G y 4G: busque su casa, su trabajo y el camino entre los dos.`,
  heading: 'Mapa de cobertura',
  text:
    'Busque los lugares donde usa su teléfono. Los edificios, las montañas y su dispositivo pueden afectar la ' +
    'señal.',
  statesLabel: 'Mapa de los 50 estados de Estados Unidos.',
  states: 'Nuestra red 5G es nacional: los 50 estados. La cobertura varía según el lugar, así que revise el suyo.',
  place: 'Revise un lugar',
  load: 'Cargar el mapa',
  frame: 'Mapa de cobertura de la red',
  open: 'Abrir el sitio del socio',
  about: 'El mapa en vivo es de nuestro socio de red y usa algunos datos. A ese socio no le decimos quién es usted.',
});
