import type { CoverageMapCopy } from './copy.en.ts';

export const coverageMapCopyEs: CoverageMapCopy = {
  title: 'Mapa de cobertura',
  description: (brand) =>
    `Dónde tiene ${brand} cobertura 5G y 4G: busque su calle, su trabajo y el camino entre los dos.`,
  heading: 'Mapa de cobertura',
  text:
    'Busque los lugares donde usa su teléfono. Los edificios, las montañas y el propio dispositivo pueden ' +
    'cambiar la señal.',
  frame: 'Mapa de cobertura de la red',
  open: 'Abrir el mapa en una pestaña nueva.',
  about: 'El mapa es de nuestro socio de red. No le decimos quién es usted.',
};
