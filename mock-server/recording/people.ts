import { isRecord } from '~/api/contract/lenient';
import { foldText } from '~/lib/format/fold';
import { frenchNames } from '../seed/people';
import { inJsonText, MASKED } from './secrets';

const EMAIL = /([\p{L}\p{N}._+'-]{1,64})(@|%40)([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8})/giu;
const WHOLE_NAMES: ReadonlySet<string> = new Set(['name', 'full_name', 'fullname', 'display_name', 'nom_complet']);
const FIRST_NAMES: ReadonlySet<string> = new Set(['first_name', 'firstname', 'given_name', 'prenom']);
const LAST_NAMES: ReadonlySet<string> = new Set(['last_name', 'lastname', 'family_name', 'surname', 'nom']);
/** Under these a name is that of a person, whatever stands beside it. */
const PERSON_PLACE =
  /^(?:users?|author|owner|member|customer|client|admin|referrer|parrain|contact|(?:created|updated|validated)_by)$/i;
const PERSON_SIGNS = ['email', 'is_admin', 'validated', 'pays', 'email_verified_at'];
/** Of a person, and of no use to a screen. */
const PRIVATE_WORDS = [
  'username|phone|phone_number|tel|telephone|mobile|iban|bic|siret|address|adresse|street|rue',
  'birth_?date|birthday|date_of_birth|date_naissance|avatar|photo|ip|ip_address|last_login_ip',
];
const PRIVATE = new RegExp(`^(?:${PRIVATE_WORDS.join('|')})$`, 'i');
/** What speaks to the person, perhaps by a part of the name. */
const MESSAGE = /^(?:messages?|errors?|text|subject)$/i;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;
const SHORTEST_PART = 3;
/** Of test accounts, and words of messages. */
const COMMON = /^(?:user|admin|client|test|demo|mission|the)$/i;

interface Person {
  first: string;
  last: string;
  email: string;
}

const fullName = ({ first, last }: Person): string => `${first} ${last}`;
const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word);
const nameKey = (name: string): string => wordsOf(name).join(' ').toLowerCase();
const slug = (name: string): string => foldText(name).replace(/[^a-z]+/g, '-');

function textUnder(names: ReadonlySet<string>, record: Record<string, unknown>): string {
  const found = Object.entries(record).find(
    ([key, value]) => names.has(key.toLowerCase()) && typeof value === 'string',
  );
  return typeof found?.[1] === 'string' ? found[1].trim() : '';
}

const isPerson = (record: Record<string, unknown>, place: string): boolean =>
  PERSON_PLACE.test(place) || PERSON_SIGNS.some((sign) => record[sign] !== undefined);

/**
 * Replaces names and emails, those of a person by the same throughout: people are told apart by email, else by id,
 * else by name. They are numbered as they appear, so that nothing of a person is in the replacement. All is read
 * (`meet`) before anything is replaced, since a message may name whom only a later answer introduces.
 */
export class People {
  readonly #byEmail = new Map<string, Person>();
  readonly #byId = new Map<string, Person>();
  readonly #byName = new Map<string, Person>();
  readonly #parts = new Map<string, string>();
  #count = 0;
  #longestName = 1;

  meet(value: unknown, place = ''): void {
    if (Array.isArray(value)) for (const item of value) this.meet(item, place);
    if (!isRecord(value)) return;
    if (isPerson(value, place)) this.#introduce(value);
    for (const [key, field] of Object.entries(value)) this.meet(field, key);
  }

  replace(value: unknown, place = '', isMessage = false): unknown {
    if (Array.isArray(value)) return value.map((item) => this.replace(item, place, isMessage));
    if (isRecord(value)) return this.#replaceFields(value, place, isMessage);
    if (typeof value === 'number' && PRIVATE.test(place)) return 0;
    if (typeof value !== 'string' || value === '') return value;
    if (PRIVATE.test(place) && !isMessage) return value.includes('@') ? this.replaceText(value) : MASKED;
    return inJsonText(
      value,
      (json) => this.replace(json),
      (text) => this.replaceText(text, isMessage),
    );
  }

  /** @param withParts whether a single word of a known name is replaced as well */
  replaceText(text: string, withParts = false): string {
    const withoutEmails = text.replace(EMAIL, (_, local: string, at: string, domain: string) => {
      const { email } = this.#personOf(decode(`${local}@${domain}`), undefined, '');
      return at === '@' ? email : encodeURIComponent(email);
    });
    return this.#replaceNames(withoutEmails, withParts);
  }

  /** Whether the text is a whole name or email that was met. */
  knows(text: string): boolean {
    return this.#byName.has(nameKey(text)) || this.#byEmail.has(text.trim().toLowerCase());
  }

  #introduce(record: Record<string, unknown>): Person | undefined {
    const email = typeof record.email === 'string' ? record.email.trim() : '';
    const id = typeof record.id === 'number' || typeof record.id === 'string' ? String(record.id) : undefined;
    const [first, last] = [textUnder(FIRST_NAMES, record), textUnder(LAST_NAMES, record)];
    const name = textUnder(WHOLE_NAMES, record) || [first, last].filter(Boolean).join(' ');
    return email === '' && name === '' ? undefined : this.#personOf(email, id, name);
  }

  #personOf(email: string, id: string | undefined, name: string): Person {
    const [emailKey, key] = [email.toLowerCase(), nameKey(name)];
    const known =
      this.#byEmail.get(emailKey) ??
      (id === undefined ? undefined : this.#byId.get(id)) ??
      (emailKey === '' && id === undefined ? this.#byName.get(key) : undefined);
    const person = known ?? this.#nextPerson();
    if (emailKey !== '' && !this.#byEmail.has(emailKey)) this.#byEmail.set(emailKey, person);
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, person);
    if (key !== '' && !this.#byName.has(key)) this.#learnName(name, key, person);
    return person;
  }

  #learnName(name: string, key: string, person: Person): void {
    this.#byName.set(key, person);
    const words = wordsOf(name);
    this.#longestName = Math.max(this.#longestName, words.length);
    for (const [index, word] of words.entries()) {
      if (word.length >= SHORTEST_PART && !COMMON.test(word) && !this.#parts.has(word))
        this.#parts.set(word, index === 0 ? person.first : person.last);
    }
  }

  #nextPerson(): Person {
    const index = this.#count;
    this.#count += 1;
    const first = frenchNames.first[index % frenchNames.first.length] ?? frenchNames.first[0];
    // Every pair once before any comes again.
    const last =
      frenchNames.last[(index + Math.floor(index / frenchNames.first.length)) % frenchNames.last.length] ??
      frenchNames.last[0];
    return { first, last, email: `${slug(first)}.${slug(last)}.${index + 1}@exemple.test` };
  }

  #replaceFields(record: Record<string, unknown>, place: string, isMessage: boolean): Record<string, unknown> {
    const person = isPerson(record, place) && !isMessage ? this.#introduce(record) : undefined;
    return Object.fromEntries(
      Object.entries(record).map(([key, value]) => {
        const own = person === undefined || typeof value !== 'string' ? undefined : ownField(person, key);
        const name = key.includes('@') ? this.replaceText(key) : key;
        return [name, own ?? this.replace(value, key, isMessage || MESSAGE.test(key))];
      }),
    );
  }

  /** Whole names anywhere, by looking up every run of words: as many names as there are cost no more time. */
  #replaceNames(text: string, withParts: boolean): string {
    if (this.#byName.size === 0) return text;
    const words = [...text.matchAll(WORD)];
    let [replaced, end] = ['', 0];
    for (let index = 0; index < words.length; ) {
      const found = this.#nameAt(words, index, withParts);
      const [start, last] = [words[index], words[index + (found?.words ?? 1) - 1]];
      if (found && start && last) {
        replaced += text.slice(end, start.index) + found.replacement;
        end = last.index + last[0].length;
      }
      index += found?.words ?? 1;
    }
    return replaced + text.slice(end);
  }

  #nameAt(words: readonly RegExpExecArray[], index: number, withParts: boolean) {
    for (let count = Math.min(this.#longestName, words.length - index); count > 0; count -= 1) {
      const run = words.slice(index, index + count).map(([word]) => word);
      const person = this.#byName.get(run.join(' ').toLowerCase());
      // A name of one word may be a word like any other: only where the person is spoken to.
      if (person !== undefined && (count > 1 || withParts)) return { words: count, replacement: fullName(person) };
    }
    const part = withParts ? this.#parts.get(words[index]?.[0] ?? '') : undefined;
    return part === undefined ? undefined : { words: 1, replacement: part };
  }
}

function ownField(person: Person, key: string): string | undefined {
  const field = key.toLowerCase();
  if (field === 'email') return person.email;
  if (WHOLE_NAMES.has(field)) return fullName(person);
  if (FIRST_NAMES.has(field)) return person.first;
  return LAST_NAMES.has(field) ? person.last : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
