import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { operationField } from '#app/forms/hidden-fields.ts';
import { type PortProblem, portProblems } from '#rpc/domain/line-status.ts';
import { plainNumber } from '#rpc/domain/intake/numbers.ts';
import { portFixProblem } from '#rpc/domain/port-detail.ts';
import type { LineStatusPageCopy } from './copy.ts';

type Fields = LineStatusPageCopy['fix']['fields'];

/**
 * Returns the form for the one detail that the old carrier needs, with its messages in the page's language (PORT-9 to
 * PORT-11).
 */
export function portFixForm(fields: Fields) {
  return z.discriminatedUnion(
    'problem',
    portProblems.map((problem) => fieldsOf(problem, fields)) as [ReturnType<typeof fieldsOf>],
  );
}

function fieldsOf(problem: PortProblem, fields: Fields) {
  const words = fields[problem];
  return z.strictObject({
    operation: operationField,
    problem: z.literal(problem),
    value: z.pipe(fieldOf('port-detail', words.missing), z.transform(plainNumber)).check(
      z.superRefine((value, { addIssue }) => {
        const wrong = portFixProblem(problem, value);
        if (wrong) addIssue(words[wrong]);
      }),
    ),
  });
}
