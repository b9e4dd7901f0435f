import type { ExpiredCopy } from './copy.en.ts';

export const expiredCopyEs: ExpiredCopy = {
  title: 'Sesión vencida',
  heading: '¡Su sesión venció! Inicie sesión de nuevo.',
  text:
    'Cerramos su sesión cuando lleva un rato sin usarla, para mantener segura su cuenta. Después de iniciar ' +
    'sesión, volverá adonde estaba.',
  unchanged: 'No se cambió nada. Después de iniciar sesión, puede enviarlo de nuevo.',
  again: 'Iniciar sesión de nuevo',
  okay: 'ACEPTAR',
  okayText: 'ACEPTAR cierra su sesión.',
};
