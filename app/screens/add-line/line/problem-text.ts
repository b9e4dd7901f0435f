import type { Language } from '#app/copy/language.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import type { LineProblem } from './intent.ts';
import { newLineMessages } from './copy.ts';

type ProblemKind = LineProblem['kind'];

/** Messages for problems of a new line's device or SIM (ADDLINE-7 to ADDLINE-9). */
export function problemTexts(language: Language): Record<ProblemKind, string> {
  const { imei, sim } = newLineMessages[language];
  const { alreadyInUse, notify } = deviceCheckMessages[language];
  return {
    incompatible: imei.invalid,
    alreadyInUse,
    downtime: `${notify.downtime.title}. ${imei.leaveOut}`,
    fiveG: `${notify.fiveG.title}. ${imei.leaveOut}`,
    failed: `${problemMessages[language].fallback.text} ${imei.canLeaveOut}`,
    missing: sim.missing,
    'no-esim': sim.noEsim,
    'plan-needs-esim': sim.planNeedsEsim,
  };
}

/** Returns the message about a problem; the carrier's own where it sent one (ERROR-11). */
export function problemText(problem: LineProblem, language: Language): string {
  return (problem.kind === 'alreadyInUse' && problem.message) || problemTexts(language)[problem.kind];
}

/**
 * Returns true when an error of the IMEI means that another line uses it. A message that is none of the portal's own is
 * the carrier's, which sends one for that alone (ERROR-11).
 */
export function saysInUse(errors: readonly string[] | undefined, language: Language): boolean {
  const { alreadyInUse: _, ...others } = problemTexts(language);
  const portalMessages = [...Object.values(others), newLineMessages[language].imei.length];
  return errors?.some((error) => !portalMessages.includes(error)) ?? false;
}
