import * as z from 'zod';
import { digitsProblem, withoutSeparators } from '#rpc/domain/digits.ts';
import type { DeviceCheckCopy } from './copy.en.ts';

/** The page's two forms: the check, and "notify me" after it. Messages in the page's language. */
export function deviceForm({ errors, email }: Pick<DeviceCheckCopy, 'errors' | 'email'>) {
  const imei = z
    .string({ error: errors.missing })
    .transform(withoutSeparators)
    .superRefine((digits, context) => {
      const problem = digitsProblem('imei', digits);
      if (problem && problem !== 'refused') context.addIssue({ code: 'custom', message: errors[problem] });
    });
  return z.discriminatedUnion('intent', [
    z.strictObject({ intent: z.literal('check'), imei }),
    z.strictObject({
      intent: z.literal('notify'),
      interest: z.enum(['fiveG', 'downtime']),
      email: z.string({ error: email.error }).trim().max(254, email.error).pipe(z.email(email.error)),
    }),
  ]);
}
