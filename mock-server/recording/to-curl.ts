import { parseJson } from '~/api/contract/lenient';
import type { BackendRequest } from '../backend/request';
import { isSecretName, MASKED, maskSecrets, maskText } from './secrets';

const TOKEN = '$MISSIO_TOKEN';
const PASSWORD = '$MISSIO_PASSWORD';
const SENT = ['accept', 'x-requested-with', 'content-type', 'x-country'];

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** In double quotes between two single-quoted parts, so that the shell puts its value there. */
const withVariable = (text: string, placeholder: string, variable: string): string =>
  text.replaceAll(placeholder, `'"${variable}"'`);

/** A call as a line for a shell; token and passwords are variables. */
export function toCurl(origin: string, { method, path, query, headers, body }: BackendRequest): string {
  const parts = [`curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + path + query)}`];
  for (const name of SENT) {
    const value = headers[name];
    if (value !== undefined) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  }
  if (headers.authorization !== undefined) parts.push(`-H "Authorization: Bearer ${TOKEN}"`);
  const text = typeof body === 'string' ? '' : maskedText(body.text);
  if (text !== '') parts.push(`--data ${withVariable(quoted(text), MASKED_VALUE, PASSWORD)}`);
  return parts.join(' \\\n  ');
}

/** Unlike anything that is typed. */
const MASKED_VALUE = `«${MASKED}»`;

function maskedText(text: string): string {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) return maskText(text);
  const masked = maskSecrets(json);
  return JSON.stringify(masked, (key, value) => (isSecretName(key) && value === MASKED ? MASKED_VALUE : value));
}
