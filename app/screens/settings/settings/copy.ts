import type { ByLanguage } from '#app/copy/language.ts';
import { settingsCopy, type SettingsCopy } from './copy.en.ts';
import { settingsCopyEs } from './copy.es.ts';

export const settingsMessages: ByLanguage<SettingsCopy> = { en: settingsCopy, es: settingsCopyEs };
