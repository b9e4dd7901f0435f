import type { LegalCopy } from '#app/copy/legal.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { termsTextEs } from './terms-text.es.ts';

export const termsCopyEs: PageText<LegalCopy> = (brand) => ({
  title: 'Términos de uso',
  description:
    `El acuerdo entre usted y ${brand.longName}: servicio, planes, pagos, uso razonable, llamadas internacionales ` +
    `y cómo se resuelven las disputas.`,
  updated: { month: '2021-02', words: 'Última actualización: febrero de 2021' },
  about:
    `Estos términos son el acuerdo entre usted y ${brand.longName}. Dicen qué le debemos, qué nos debe usted y ` +
    `qué ocurre cuando algo sale mal. Léalos antes de pedir, activar o usar una línea.`,
  contents: 'Contenido',
  toTop: 'Volver arriba',
  sections: termsTextEs(brand),
});
