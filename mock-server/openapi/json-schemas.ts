import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { MAX_PER_PAGE } from '~/api/contract/scalars';
import {
  Application,
  ErrorBody,
  Location,
  NetworkSettings,
  Offer,
  Participation,
  Session,
  Sold,
  User,
} from '~/api/contract/strict/answers';

const named: Record<string, v.GenericSchema> = {
  User,
  Offer,
  Participation,
  Sold,
  Location,
  Session,
  Application,
  NetworkSettings,
  ErrorBody,
};

const componentPath = (name: string): string => `#/components/schemas/${name}`;

const JsonSchema = v.record(v.string(), v.unknown());
type JsonSchema = v.InferOutput<typeof JsonSchema>;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Rules beyond JSON Schema (trimming, equal passwords) are described in words.
  errorMode: 'ignore',
  ignoreActions: ['trim', 'to_upper_case'],
  definitions: named,
  overrideRef: ({ referenceId }) => componentPath(referenceId),
};

/** The JSON Schema of a contract schema, with references to named entities. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const isWhole = Object.values(named).includes(schema);
  const wrapped = isWhole ? v.object({ value: schema }) : schema;
  const json = withoutDefinitions(v.parse(JsonSchema, toJsonSchema(wrapped, config)));
  if (!isWhole) return json;
  const { value } = v.parse(v.object({ value: JsonSchema }), json.properties);
  return value;
}

export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      // A schema must not refer to itself.
      const definitions = Object.fromEntries(Object.entries(named).filter(([other]) => other !== name));
      return [name, withoutDefinitions(v.parse(JsonSchema, toJsonSchema(schema, { ...config, definitions })))];
    }),
  );

/** Queries and paths are text on the wire; this says what the text must be. */
export function parameterSchemaOf(schema: v.GenericSchema): JsonSchema {
  const isNumber = typeof v.safeParse(schema, '1').output === 'number';
  if (isNumber) return { type: 'integer', minimum: 1, ...maximumOf(schema) };
  const json = jsonSchemaOf(schema);
  const { anyOf } = json;
  // An empty filter counts as absent.
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
