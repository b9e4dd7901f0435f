import type { ByLanguage } from './language.ts';
import { layoutCopy, type LayoutCopy } from './layout.en.ts';
import { layoutCopyEs } from './layout.es.ts';

export const layoutMessages: ByLanguage<LayoutCopy> = { en: layoutCopy, es: layoutCopyEs };
