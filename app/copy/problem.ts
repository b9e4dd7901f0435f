import type { ByLanguage } from './language.ts';
import { problemCopy, type ProblemCopy } from './problem.en.ts';
import { problemCopyEs } from './problem.es.ts';

export const problemMessages: ByLanguage<ProblemCopy> = { en: problemCopy, es: problemCopyEs };
