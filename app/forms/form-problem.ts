/** What a screen gets back when its form was wrong: messages by field, and what was typed. */
export interface FormProblem {
  errors: Record<string, string[]>;
  values: Record<string, string>;
}
