import type { LegalCopy } from '#app/copy/legal.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { privacyText } from './privacy-text.en.ts';
import { privacyTextEs } from './privacy-text.es.ts';
import { words } from '#app/copy/common.ts';

export const privacyMessages = words<PageText<LegalCopy>>({
  en: (brand) => ({
    title: 'Privacy Policy',
    description:
      `What ${brand.longName} knows about you, what we use it for, who we share it with, and what you can ` + `decide.`,
    updated: { month: '2020-10', words: 'Last updated October 2020' },
    about:
      `This policy says what ${brand.longName} knows about you, why, who else sees it, and what you can decide. It ` +
      `is part of our Terms of Use.`,
    contents: 'Contents',
    toTop: 'Back to the top',
    sections: privacyText(brand),
  }),
  es: (brand) => ({
    title: 'Política de privacidad',
    description:
      `Qué sabe ${brand.longName} de usted, para qué lo usamos, con quién lo compartimos y qué puede decidir ` +
      `usted.`,
    updated: { month: '2020-10', words: 'Última actualización: octubre de 2020' },
    about:
      `Esta política dice qué sabe ${brand.longName} de usted, por qué, quién más lo ve y qué puede decidir usted. ` +
      `Forma parte de nuestros Términos de uso.`,
    contents: 'Contenido',
    toTop: 'Volver arriba',
    sections: privacyTextEs(brand),
  }),
});
