import type { ByLanguage } from './language.ts';
import { signInAgainCopy, type SignInAgainCopy } from './sign-in-again.en.ts';
import { signInAgainCopyEs } from './sign-in-again.es.ts';

export const signInAgainMessages: ByLanguage<SignInAgainCopy> = { en: signInAgainCopy, es: signInAgainCopyEs };
