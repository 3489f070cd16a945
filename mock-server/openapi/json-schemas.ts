import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { MAX_PER_PAGE } from '~/api/contract/limits';
import {
  Application,
  Location,
  NetworkSettings,
  Offer,
  Participation,
  Refusal,
  Session,
  Sold,
  User,
} from '~/api/contract/strict/entities';

/** The schemas that get a name of their own in the document. */
const named: Record<string, v.GenericSchema> = {
  User,
  Offer,
  Participation,
  Sold,
  Location,
  Session,
  Application,
  NetworkSettings,
  Refusal,
};

const componentPath = (name: string): string => `#/components/schemas/${name}`;

const JsonSchema = v.record(v.string(), v.unknown());
type JsonSchema = v.InferOutput<typeof JsonSchema>;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // What the contract adds beyond JSON Schema (trimming, two equal passwords) is said in words.
  errorMode: 'ignore',
  ignoreActions: ['trim', 'to_upper_case'],
  definitions: named,
  overrideRef: ({ referenceId }) => componentPath(referenceId),
};

/** The JSON Schema of a contract schema; named entities are referred to. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const isWhole = Object.values(named).includes(schema);
  const wrapped = isWhole ? v.object({ value: schema }) : schema;
  const json = withoutDefinitions(v.parse(JsonSchema, toJsonSchema(wrapped, config)));
  if (!isWhole) return json;
  const { value } = v.parse(v.object({ value: JsonSchema }), json.properties);
  return value;
}

/** The named schemas, for `components`. */
export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      // A schema is not to refer to itself: the others are.
      const definitions = Object.fromEntries(Object.entries(named).filter(([other]) => other !== name));
      return [name, withoutDefinitions(v.parse(JsonSchema, toJsonSchema(schema, { ...config, definitions })))];
    }),
  );

/** On the wire a query or path is text; the document says what the text has to be. */
export function parameterSchemaOf(schema: v.GenericSchema): JsonSchema {
  const isNumber = typeof v.safeParse(schema, '1').output === 'number';
  if (isNumber) return { type: 'integer', minimum: 1, ...maximumOf(schema) };
  const json = jsonSchemaOf(schema);
  const { anyOf } = json;
  // An empty filter counts as absent: no need to offer it.
  if (Array.isArray(anyOf) && anyOf.length === 2) return v.parse(JsonSchema, anyOf[1]);
  return json;
}

function maximumOf(schema: v.GenericSchema): { maximum?: number } {
  const accepts = (value: number) => v.is(schema, String(value));
  return accepts(MAX_PER_PAGE) && !accepts(MAX_PER_PAGE + 1) ? { maximum: MAX_PER_PAGE } : {};
}

function withoutDefinitions({ $defs: _, $schema: __, ...json }: JsonSchema): JsonSchema {
  return json;
}
