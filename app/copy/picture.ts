import type { ByLanguage } from './language.ts';
import { pictureCopy, type PictureCopy } from './picture.en.ts';
import { pictureCopyEs } from './picture.es.ts';

export const pictureMessages: ByLanguage<PictureCopy> = { en: pictureCopy, es: pictureCopyEs };
