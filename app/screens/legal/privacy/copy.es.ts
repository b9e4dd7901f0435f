import type { LegalCopy } from '#app/copy/legal.ts';

export const privacyCopyEs: LegalCopy = {
  title: 'Política de privacidad',
  description: (brand) =>
    `Qué sabe ${brand} de usted, para qué lo usamos, con quién lo compartimos y qué puede decidir usted.`,
  updated: { month: '2020-10', words: 'Última actualización: octubre de 2020' },
  about: (brand) =>
    `Esta política dice qué sabe ${brand} de usted, por qué, quién más lo ve y qué puede decidir usted. Forma ` +
    `parte de nuestros Términos de uso.`,
  contents: 'Contenido',
  toTop: 'Volver arriba',
};
