import { validationSentences } from './validation-sentences';

interface FieldName {
  text: string;
  /** « e » for a feminine name. */
  e: '' | 'e';
}

const THIS_FIELD: FieldName = { text: 'ce champ', e: '' };

const fieldNames: ReadonlyMap<string, FieldName> = new Map([
  ['name', { text: 'le nom', e: '' }],
  ['email', { text: 'l’email', e: '' }],
  ['password', { text: 'le mot de passe', e: '' }],
  ['password_confirmation', { text: 'la confirmation du mot de passe', e: 'e' }],
  ['current_password', { text: 'le mot de passe actuel', e: '' }],
  ['token', { text: 'le lien de réinitialisation', e: '' }],
  ['country', { text: 'le pays', e: '' }],
  ['pays', { text: 'le pays', e: '' }],
  ['title', { text: 'le titre', e: '' }],
  ['description', { text: 'la description', e: 'e' }],
  ['image_url', { text: 'l’URL de l’image', e: 'e' }],
  ['deeplink', { text: 'l’URL Daisycon', e: 'e' }],
  ['api_key', { text: 'la clé API', e: 'e' }],
  ['publisher_id', { text: 'le Publisher ID', e: '' }],
  ['username', { text: 'le nom d’utilisateur', e: '' }],
]);

/** No sentence is longer; a pattern with several texts in it would take long on one that is. */
const MAX_LENGTH = 500;

const NUMBER = String.raw`-?\d+(?:[.,]\d+)?`;
const NUMBERS: readonly string[] = ['n', 'min', 'max'];
const PLACEHOLDER = /\{(\w+)\}/g;

const toPattern = (english: string): RegExp => {
  const source = english.replaceAll('. ', String.raw`\. `);
  const named = source.replace(
    PLACEHOLDER,
    (_, name: string) => `(?<${name}>${NUMBERS.includes(name) ? NUMBER : '.+?'})`,
  );
  return new RegExp(`^${named}\\.?$`);
};

const table = validationSentences.map(([english, french]) => ({ pattern: toPattern(english), french }));

const nameOf = (attribute: string): FieldName | undefined =>
  fieldNames.get(attribute.trim().toLowerCase().replace(/^.*\./, '').replaceAll(' ', '_'));

const dates: ReadonlyMap<string, string> = new Map([
  ['now', 'maintenant'],
  ['today', 'aujourd’hui'],
  ['tomorrow', 'demain'],
  ['yesterday', 'hier'],
]);

/** Another field by its French name; what is none as it stands. */
const otherName = (text: string): string => nameOf(text)?.text ?? dates.get(text) ?? text;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NAMES: readonly string[] = ['other', 'fields', 'date'];

const fill = (french: string, found: Readonly<Record<string, string>>, field: FieldName): string => {
  const parts: Readonly<Record<string, string>> = {
    ...found,
    Field: capitalize(field.text),
    e: field.e,
    s: Number.parseFloat(found.n ?? '') >= 2 ? 's' : '',
  };
  return french.replace(PLACEHOLDER, (_, name: string) => {
    const text = parts[name] ?? '';
    if (NUMBERS.includes(name)) return text.replace('.', ',');
    return NAMES.includes(name) ? text.split(' / ').map(otherName).join(', ') : text;
  });
};

/** The French sentence of a framework's validation message; `null` for any other text. @param key that of its field */
export const translateValidation = (text: string, key = ''): string | null => {
  if (text.length > MAX_LENGTH) return null;
  for (const { pattern, french } of table) {
    const match = pattern.exec(text.trim());
    if (!match) continue;
    const found = match.groups ?? {};
    return fill(french, found, nameOf(found.attribute ?? '') ?? nameOf(key) ?? THIS_FIELD);
  }
  return null;
};
