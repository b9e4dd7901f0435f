import type { LegalCopy } from '#app/copy/legal.ts';

export const termsCopyEs: LegalCopy = {
  title: 'Términos de uso',
  description: (brand) =>
    `El acuerdo entre usted y ${brand}: servicio, planes, pagos, uso razonable, llamadas internacionales y cómo ` +
    `se resuelven las disputas.`,
  updated: { month: '2021-02', words: 'Última actualización: febrero de 2021' },
  about: (brand) =>
    `Estos términos son el acuerdo entre usted y ${brand}. Dicen qué le debemos, qué nos debe usted y qué ` +
    `ocurre cuando algo sale mal. Léalos antes de pedir, activar o usar una línea.`,
  contents: 'Contenido',
  toTop: 'Volver arriba',
};
