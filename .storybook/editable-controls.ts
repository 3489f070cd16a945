import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

const TYPED_BY_HAND = ['string', 'number', 'boolean', 'enum'];

/** Text, numbers, and lists and objects of them: no element and no function, whose insides nobody edits. */
const isPlainData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isValidElement(value) && Object.values(value).every(isPlainData);
};

const isEditable = ({ type, control, options }: InputType, value: unknown) => {
  if (control !== undefined || options) return true;
  if (value !== undefined) return isPlainData(value);
  return typeof type === 'object' && TYPED_BY_HAND.includes(type.name);
};

/** A control for what one can type or choose; none that shows a React element as an object. */
export const editableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isEditable(argType, initialArgs[name]) ? argType : { ...argType, control: { disable: true } },
    ]),
  );
