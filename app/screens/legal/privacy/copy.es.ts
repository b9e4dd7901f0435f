import type { LegalCopy } from '#app/copy/legal.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { privacyTextEs } from './privacy-text.es.ts';

export const privacyCopyEs: PageText<LegalCopy> = (brand) => ({
  title: 'Política de privacidad',
  description:
    `Qué sabe ${brand.longName} de usted, para qué lo usamos, con quién lo compartimos y qué puede decidir ` + `usted.`,
  updated: { month: '2020-10', words: 'Última actualización: octubre de 2020' },
  about:
    `Esta política dice qué sabe ${brand.longName} de usted, por qué, quién más lo ve y qué puede decidir usted. ` +
    `Forma parte de nuestros Términos de uso.`,
  contents: 'Contenido',
  toTop: 'Volver arriba',
  sections: privacyTextEs(brand),
});
