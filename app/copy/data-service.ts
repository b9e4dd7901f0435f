import type { ByLanguage } from './language.ts';
import { dataServiceCopy, type DataServiceCopy } from './data-service.en.ts';
import { dataServiceCopyEs } from './data-service.es.ts';

export const dataServiceMessages: ByLanguage<DataServiceCopy> = { en: dataServiceCopy, es: dataServiceCopyEs };
