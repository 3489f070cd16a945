import * as v from 'valibot';

interface FieldIssue {
  /** The path from the top of the body; `null` is the body itself. */
  field: string | null;
  issue: v.BaseIssue<unknown>;
}

/** Flattens issues to fields; a union yields what each option misses. */
export const fieldIssues = (issues: readonly v.BaseIssue<unknown>[], above: string | null = null): FieldIssue[] =>
  issues.flatMap((issue) => {
    // valibot's paths within a union start at the union.
    const field = [above, v.getDotPath(issue)].filter(Boolean).join('.') || null;
    return issue.issues ? fieldIssues(issue.issues, field) : [{ field, issue }];
  });
