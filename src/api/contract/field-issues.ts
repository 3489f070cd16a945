import * as v from 'valibot';

interface FieldIssue {
  /** The way to the field from the top of the body, `raw_data.transaction.date`; null for the body itself. */
  field: string | null;
  issue: v.BaseIssue<unknown>;
}

/** What is wrong, field by field; of a value that may have several shapes, what each of them misses. */
export const fieldIssues = (issues: readonly v.BaseIssue<unknown>[], above: string | null = null): FieldIssue[] =>
  issues.flatMap((issue) => {
    // valibot counts the paths within a union from the union on.
    const field = [above, v.getDotPath(issue)].filter(Boolean).join('.') || null;
    return issue.issues ? fieldIssues(issue.issues, field) : [{ field, issue }];
  });
