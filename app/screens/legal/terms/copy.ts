import type { LegalCopy } from '#app/copy/legal.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { termsText } from './terms-text.en.ts';
import { termsTextEs } from './terms-text.es.ts';
import { words } from '#app/copy/common.ts';

export const termsMessages = words<PageText<LegalCopy>>({
  en: (brand) => ({
    title: 'Terms of Use',
    description:
      `The agreement between you and ${brand.longName}: service, plans, payment, fair usage, international calling, ` +
      `and how disputes are settled.`,
    updated: { month: '2021-02', words: 'Last updated February 2021' },
    about:
      `These terms are the agreement between you and ${brand.longName}. They say what we owe you, what you owe us, ` +
      `and what happens when something goes wrong. Please read them before you order, activate or use a line.`,
    contents: 'Contents',
    toTop: 'Back to the top',
    sections: termsText(brand),
  }),
  es: (brand) => ({
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
  }),
});
