/** Whether a field's text must not be printed. A list under such a name holds form messages, and may be. */
export const isSecretField = (name: string): boolean => /token|password|secret|api_key|authorization/i.test(name);

const MAX_LENGTH = 200;

/** A value as one line of bounded length, without its secrets. */
export const redacted = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value, (key, inner: unknown) =>
    isSecretField(key) && typeof inner === 'string' ? '•••' : inner,
  );
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

/** Hides these texts wherever they occur, except very short ones, which would hide half of the report. */
export const withoutSecrets = (text: string, secrets: Iterable<string>): string => {
  let hidden = text;
  for (const secret of secrets) if (secret.length >= 6) hidden = hidden.replaceAll(secret, '•••');
  return hidden;
};
