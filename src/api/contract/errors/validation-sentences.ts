/*
 * The validation sentences of Laravel (`lang/en/validation.php`, all versions) and the common ones of Symfony, in
 * French. On the left `{attribute}` is the field, `{n}`, `{min}` and `{max}` are numbers, any other name is a text; the
 * rest is a regular expression. On the right `{Field}` is the field with its article, `{e}` agrees with it, `{s}` is
 * the plural of `{n}`.
 */

type Sentence = readonly [english: string, french: string];

const REQUIRED = '{Field} est obligatoire.';
const NOT_VALID = '{Field} n’est pas valide.';
const NOT_AN_EMAIL = '{Field} n’est pas une adresse email valide.';
const NOT_A_URL = '{Field} n’est pas une URL valide.';
const NOT_A_DATE = '{Field} n’est pas une date valide.';
const NOT_A_NUMBER = '{Field} doit être un nombre.';
const TAKEN = '{Field} est déjà utilisé{e}.';
const TOO_SHORT = '{Field} doit contenir au moins {n} caractère{s}.';
const TOO_LONG = '{Field} ne doit pas dépasser {n} caractère{s}.';
const EXACT = '{Field} doit contenir exactement {n} caractère{s}.';
const AT_LEAST = '{Field} doit être au moins {n}.';
const AT_MOST = '{Field} doit être au plus {n}.';
const MORE_THAN = '{Field} doit être supérieur{e} à {n}.';
const LESS_THAN = '{Field} doit être inférieur{e} à {n}.';
const BETWEEN = '{Field} doit être entre {min} et {max}.';
const NOT_SENT = '{Field} ne doit pas être envoyé{e}';
const NOT_ALLOWED = '{Field} n’est pas autorisé{e}';
const LEAKED = '{Field} figure dans une fuite de données. Choisissez-en un{e} autre.';
const TYPE = '{Field} doit être un fichier de type';

/** What follows « The email » or « The email field » in Laravel. */
const afterTheField: readonly Sentence[] = [
  ['must be accepted', '{Field} doit être accepté{e}.'],
  [
    'must be accepted when {other} is {value}',
    '{Field} doit être accepté{e} quand {other} vaut «\u00A0{value}\u00A0».',
  ],
  ['must be declined', '{Field} doit être refusé{e}.'],
  ['must be declined when {other} is {value}', '{Field} doit être refusé{e} quand {other} vaut «\u00A0{value}\u00A0».'],
  ['(?:must be|is not) a valid URL', NOT_A_URL],
  ['(?:must be|is not) a valid date', NOT_A_DATE],
  ['must be a date after or equal to {date}', '{Field} doit être une date postérieure ou égale à {date}.'],
  ['must be a date after {date}', '{Field} doit être une date postérieure à {date}.'],
  ['must be a date before or equal to {date}', '{Field} doit être une date antérieure ou égale à {date}.'],
  ['must be a date before {date}', '{Field} doit être une date antérieure à {date}.'],
  ['must be a date equal to {date}', '{Field} doit être une date égale à {date}.'],
  ['(?:must|does not) match the format {format}', '{Field} doit avoir le format {format}.'],
  ['(?:must|may) only contain letters', '{Field} ne doit contenir que des lettres.'],
  ['(?:must|may) only contain letters and numbers', '{Field} ne doit contenir que des lettres et des chiffres.'],
  [
    '(?:must|may) only contain letters, numbers,(?: and)? dashes(?:,? and underscores)?',
    '{Field} ne doit contenir que des lettres, des chiffres et des tirets.',
  ],
  [
    'must only contain single-byte alphanumeric characters and symbols',
    '{Field} ne doit contenir que des lettres sans accent, des chiffres et des symboles.',
  ],
  ['(?:format )?is invalid', NOT_VALID],
  ['contains an unauthorized value', '{Field} contient une valeur non autorisée.'],
  ['is missing a required value', '{Field} ne contient pas une valeur obligatoire.'],
  ['has a duplicate value', '{Field} contient une valeur en double.'],
  ['must be an array', '{Field} doit être une liste.'],
  ['must be a list', '{Field} doit être une liste.'],
  ['must be true or false', '{Field} doit être oui ou non.'],
  ['confirmation does not match', '{Field} et sa confirmation ne correspondent pas.'],
  ['must have {decimal} decimal places', '{Field} doit avoir {decimal} décimales.'],
  ['and {other} must be different', '{Field} et {other} doivent être différents.'],
  ['and {other} must match', '{Field} et {other} doivent être identiques.'],
  ['must match {other}', '{Field} et {other} doivent être identiques.'],
  ['must be {n} digits', '{Field} doit avoir {n} chiffre{s}.'],
  ['must be between {min} and {max} digits', '{Field} doit avoir entre {min} et {max} chiffres.'],
  ['must not have more than {n} digits', '{Field} doit avoir au plus {n} chiffre{s}.'],
  ['must (?:have at least|not have less than) {n} digits', '{Field} doit avoir au moins {n} chiffre{s}.'],
  ['has invalid image dimensions', '{Field} n’a pas les dimensions attendues.'],
  ['must not contain any of the following: {values}', '{Field} ne doit pas contenir\u00A0: {values}.'],
  ['(?:must|may) not end with one of the following: {values}', '{Field} ne doit pas finir par\u00A0: {values}.'],
  ['(?:must|may) not start with one of the following: {values}', '{Field} ne doit pas commencer par\u00A0: {values}.'],
  ['must end with one of the following: {values}', '{Field} doit finir par\u00A0: {values}.'],
  ['must start with one of the following: {values}', '{Field} doit commencer par\u00A0: {values}.'],
  [
    'must contain at least one of the following keys: {values}',
    '{Field} doit contenir l’une des clés\u00A0: {values}.',
  ],
  ['must contain entries for: {values}', '{Field} doit contenir\u00A0: {values}.'],
  ['must be a valid email address', NOT_AN_EMAIL],
  ['must be encoded in {encoding}', '{Field} doit être encodé{e} en {encoding}.'],
  ['must have one of the following extensions: {values}', `${TYPE} {values}.`],
  ['must be a file of type: {values}', `${TYPE} {values}.`],
  ['must be a file', '{Field} doit être un fichier.'],
  ['must be an image', '{Field} doit être une image.'],
  ['failed to upload', '{Field} n’a pas pu être envoyé{e}.'],
  ['must have a value', REQUIRED],
  ['must exist in {other}', '{Field} doit se trouver dans {other}.'],
  ['does not exist in {other}', '{Field} doit se trouver dans {other}.'],
  ['must be an integer', '{Field} doit être un nombre entier.'],
  ['must be a number', NOT_A_NUMBER],
  ['must be a multiple of {n}', '{Field} doit être un multiple de {n}.'],
  ['must be a valid hexadecimal color', '{Field} n’est pas une couleur valide.'],
  ['must be a valid IP address', '{Field} n’est pas une adresse IP valide.'],
  ['must be a valid IPv4 address', '{Field} n’est pas une adresse IPv4 valide.'],
  ['must be a valid IPv6 address', '{Field} n’est pas une adresse IPv6 valide.'],
  ['must be a valid MAC address', '{Field} n’est pas une adresse MAC valide.'],
  ['must be a valid JSON string', '{Field} n’est pas du JSON valide.'],
  ['must be a valid (?:time)?zone', '{Field} n’est pas un fuseau horaire valide.'],
  ['must be a valid ULID', '{Field} n’est pas un ULID valide.'],
  ['must be a valid UUID', '{Field} n’est pas un UUID valide.'],
  ['must be lowercase', '{Field} doit être en minuscules.'],
  ['must be uppercase', '{Field} doit être en majuscules.'],
  ['must be a string', '{Field} doit être un texte.'],
  ['must have between {min} and {max} items', '{Field} doit contenir entre {min} et {max} éléments.'],
  ['must be between {min} and {max} kilobytes', '{Field} doit peser entre {min} et {max} ko.'],
  ['must be between {min} and {max} characters', '{Field} doit contenir entre {min} et {max} caractères.'],
  ['must be between {min} and {max}', BETWEEN],
  ['must have more than {n} items', '{Field} doit contenir plus de {n} élément{s}.'],
  ['must be greater than {n} kilobytes', '{Field} doit peser plus de {n} ko.'],
  ['must be greater than {n} characters', '{Field} doit contenir plus de {n} caractère{s}.'],
  ['must be greater than {n}', MORE_THAN],
  ['must have {n} items or more', '{Field} doit contenir au moins {n} élément{s}.'],
  ['must have at least {n} items', '{Field} doit contenir au moins {n} élément{s}.'],
  ['must be (?:greater than or equal to|at least) {n} kilobytes', '{Field} doit peser au moins {n} ko.'],
  ['must be (?:greater than or equal to|at least) {n} characters', TOO_SHORT],
  ['must be (?:greater than or equal to|at least) {n}', AT_LEAST],
  ['must have less than {n} items', '{Field} doit contenir moins de {n} élément{s}.'],
  ['must be less than {n} kilobytes', '{Field} doit peser moins de {n} ko.'],
  ['must be less than {n} characters', '{Field} doit contenir moins de {n} caractère{s}.'],
  ['must be less than {n}', LESS_THAN],
  ['(?:must|may) not have more than {n} items', '{Field} doit contenir au plus {n} élément{s}.'],
  [
    '(?:must be less than or equal to|(?:must|may) not be greater than) {n} kilobytes',
    '{Field} doit peser au plus {n} ko.',
  ],
  ['(?:must be less than or equal to|(?:must|may) not be greater than) {n} characters', TOO_LONG],
  ['(?:must be less than or equal to|(?:must|may) not be greater than) {n}', AT_MOST],
  ['must contain {n} items', '{Field} doit contenir {n} élément{s}.'],
  ['must be {n} kilobytes', '{Field} doit peser {n} ko.'],
  ['must be {n} characters', EXACT],
  ['must be {n}', '{Field} doit être {n}.'],
  ['must be missing', `${NOT_SENT}.`],
  ['must be missing when {fields} (?:is|are) present', `${NOT_SENT} avec {fields}.`],
  ['must be missing when {other} is {value}', `${NOT_SENT} quand {other} vaut «\u00A0{value}\u00A0».`],
  ['must be missing unless {other} is {value}', `${NOT_SENT}, sauf si {other} vaut «\u00A0{value}\u00A0».`],
  ['must contain at least one letter', '{Field} doit contenir au moins une lettre.'],
  [
    'must contain at least one uppercase and one lowercase letter',
    '{Field} doit contenir au moins une majuscule et une minuscule.',
  ],
  ['must contain at least one number', '{Field} doit contenir au moins un chiffre.'],
  ['must contain at least one symbol', '{Field} doit contenir au moins un symbole.'],
  ['must be present', REQUIRED],
  ['must be present when {fields} (?:is|are) present', '{Field} est obligatoire avec {fields}.'],
  ['must be present when {other} is {value}', '{Field} est obligatoire quand {other} vaut «\u00A0{value}\u00A0».'],
  ['must be present unless {other} is {value}', '{Field} est obligatoire, sauf si {other} vaut «\u00A0{value}\u00A0».'],
  ['is prohibited', `${NOT_ALLOWED}.`],
  ['is prohibited when {other} is accepted', `${NOT_ALLOWED} quand {other} est accepté.`],
  ['is prohibited when {other} is declined', `${NOT_ALLOWED} quand {other} est refusé.`],
  ['is prohibited when {other} is {value}', `${NOT_ALLOWED} quand {other} vaut «\u00A0{value}\u00A0».`],
  ['is prohibited unless {other} is in {values}', `${NOT_ALLOWED}, sauf si {other} vaut «\u00A0{values}\u00A0».`],
  ['prohibits {other} from being present', '{Field} ne va pas avec {other}.'],
  ['is required', REQUIRED],
  ['is required when {other} is accepted', '{Field} est obligatoire quand {other} est accepté.'],
  ['is required when {other} is declined', '{Field} est obligatoire quand {other} est refusé.'],
  ['is required when none of {fields} are present', '{Field} est obligatoire sans {fields}.'],
  ['is required when {fields} (?:is|are) not present', '{Field} est obligatoire sans {fields}.'],
  ['is required when {fields} (?:is|are) present', '{Field} est obligatoire avec {fields}.'],
  ['is required when {other} is {value}', '{Field} est obligatoire quand {other} vaut «\u00A0{value}\u00A0».'],
  [
    'is required unless {other} is in {values}',
    '{Field} est obligatoire, sauf si {other} vaut «\u00A0{values}\u00A0».',
  ],
  ['cannot be converted into a valid {slug}', NOT_VALID],
  ['has already been taken', TAKEN],
];

const otherLaravel: readonly Sentence[] = [
  ['The password is incorrect', 'Le mot de passe est incorrect.'],
  ['The selected {attribute} is invalid', NOT_VALID],
  ['The given {attribute} has appeared in a data leak. Please choose a different .+', LEAKED],
  ['Too many {slug} entries exist for the given {attribute}. Please try a different value', TAKEN],
];

const symfony: readonly Sentence[] = [
  ['This value should not be (?:blank|null)', REQUIRED],
  ['This field is missing', REQUIRED],
  ['This value should be (?:blank|null)', '{Field} doit rester vide.'],
  ['This field was not expected', `${NOT_SENT}.`],
  ['This value should be of type {type}', '{Field} n’est pas du type attendu.'],
  ['This value should be (?:true|false)', NOT_VALID],
  ['This value is not valid', NOT_VALID],
  ['The value you selected is not a valid choice', NOT_VALID],
  ['One or more of the given values is invalid', NOT_VALID],
  ['This value is not a valid (?:country|language|locale|currency)', NOT_VALID],
  ['This value is not a valid email address', NOT_AN_EMAIL],
  ['Please enter a valid email address', NOT_AN_EMAIL],
  ['This value is not a valid URL', NOT_A_URL],
  ['This URL is missing a top-level domain', NOT_A_URL],
  ['This value is not a valid (?:date|datetime)', NOT_A_DATE],
  ['This value is not a valid time', '{Field} n’est pas une heure valide.'],
  ['This (?:value )?is not a valid UUID', '{Field} n’est pas un UUID valide.'],
  ['This value should be a valid number', NOT_A_NUMBER],
  ['This value is already used', TAKEN],
  ['There is already an account with this .+', TAKEN],
  ['This value is too short. It should have {n} characters? or more', TOO_SHORT],
  ['This value is too long. It should have {n} characters? or less', TOO_LONG],
  ['This value should have exactly {n} characters?', EXACT],
  ['This value should be between {min} and {max}', BETWEEN],
  ['This value should be {n} or more', AT_LEAST],
  ['This value should be {n} or less', AT_MOST],
  ['This value should be greater than or equal to {n}', AT_LEAST],
  ['This value should be less than or equal to {n}', AT_MOST],
  ['This value should be greater than {n}', MORE_THAN],
  ['This value should be less than {n}', LESS_THAN],
  ['This value should be equal to "?{value}"?', '{Field} doit être «\u00A0{value}\u00A0».'],
  ['This value should not be equal to "?{value}"?', '{Field} ne doit pas être «\u00A0{value}\u00A0».'],
  ['This value should be positive', '{Field} doit être supérieur{e} à 0.'],
  ['This value should be either positive or zero', '{Field} doit être au moins 0.'],
  ['This collection should contain {n} elements? or more', '{Field} doit contenir au moins {n} élément{s}.'],
  ['This collection should contain {n} elements? or less', '{Field} doit contenir au plus {n} élément{s}.'],
  ['This collection should contain exactly {n} elements?', '{Field} doit contenir {n} élément{s}.'],
  ['You must select at least {n} choices?', '{Field} doit contenir au moins {n} élément{s}.'],
  ['You must select at most {n} choices?', '{Field} doit contenir au plus {n} élément{s}.'],
  [
    '(?:The two values should be equal|The password fields must match)',
    '{Field} et sa confirmation ne correspondent pas.',
  ],
  ["This value should be the user's current password", 'Le mot de passe est incorrect.'],
  ['The password strength is too low. Please use a stronger password', '{Field} est trop simple.'],
  ['This password has been leaked in a data breach, it must not be used. Please use another password', LEAKED],
];

/** Of two that match, the first. */
export const validationSentences: readonly Sentence[] = [
  ...otherLaravel,
  ...symfony,
  ...afterTheField.map(([rest, french]) => [`The {attribute}(?: field)? ${rest}`, french] as const),
];
