/** Whether the browser filled the field in, untouched since. Chrome 109 knows the prefixed name only. */
export const isAutofilled = (field: Element): boolean => field.matches(':is(:autofill, :-webkit-autofill)');
