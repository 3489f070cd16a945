import * as v from 'valibot';
import { isArray, isObject, isOptional, isUnion } from './fields';

/** The smallest answer that a schema accepts, with everything in it that may be there. */
export const sampleOf = (schema: v.GenericSchema): unknown => {
  if (isOptional(schema)) return sampleOf(schema.wrapped);
  if (isUnion(schema)) return schema.options[0] && sampleOf(schema.options[0]);
  if (isArray(schema)) return [sampleOf(schema.item)];
  if (isObject(schema)) {
    return Object.fromEntries(Object.entries(schema.entries).map(([name, entry]) => [name, sampleOf(entry)]));
  }
  if (schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  // A text that has to look like something says what it looks like.
  const [example = 'texte'] = v.getExamples(schema);
  return example;
};
