import { Field, type FieldElement, getValue, setValue } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import {
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { UNSAVED_ATTRIBUTE } from '~/lib/browser/dom-names';
import { type AnyForm, recheck } from './app-form';

interface Binding<TValue> {
  name: string;
  value: TValue;
  error: string | undefined;
  onChange: (value: TValue) => void;
  ref: RefCallback<FieldElement>;
}

interface BoundFieldProps<TValue> {
  of: AnyForm;
  name: string;
  children: (binding: Binding<TValue>) => ReactNode;
}

interface TrackedProps<TValue> extends BoundFieldProps<TValue> {
  read: () => { value: TValue; error: string; isDirty: boolean };
  element: RefObject<FieldElement | null>;
  register: RefCallback<FieldElement>;
}

/** The only place that reads a field's signals: without `useSignals` React 19 would never see them change. */
function Tracked<TValue extends string | boolean>({
  of: form,
  name,
  read,
  element,
  register,
  children,
}: TrackedProps<TValue>) {
  useSignals();
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0);
  const { value, error, isDirty } = read();
  useLayoutEffect(() => {
    element.current?.toggleAttribute(UNSAVED_ATTRIBUTE, isDirty);
  }, [element, isDirty]);
  // Stable: the form keeps a list of the elements it was given.
  const elementRef = useCallback(
    (node: FieldElement | null) => {
      element.current = node;
      register(node);
    },
    [element, register],
  );
  return children({
    name,
    value,
    error: error || undefined,
    onChange: (next) => {
      setValue(form.store, name, next, { shouldValidate: false });
      // Signals are not tracked before the first render: React would restore its value and lose what was typed.
      draw();
      recheck(form);
    },
    ref: elementRef,
  });
}

/** Takes over what was typed or autofilled before hydration. `read` returns `undefined` for none. */
function useEarlyValue(form: AnyForm, name: string, read: (element: FieldElement) => string | boolean | undefined) {
  const element = useRef<FieldElement>(null);
  useLayoutEffect(() => {
    const early = element.current ? read(element.current) : undefined;
    if (early !== undefined && early !== getValue(form.store, name, { shouldActive: false })) {
      setValue(form.store, name, early, { shouldValidate: false });
    }
  }, [form, name, read]);
  return element;
}

const readText = (element: FieldElement) => element.value || undefined;
const readNothing = () => undefined;
const readCheck = (element: FieldElement) => (element instanceof HTMLInputElement ? element.checked : undefined);

interface BoundTextProps extends BoundFieldProps<string> {
  /** The element shows a translation of the value: a country's name for its code. */
  isTranslated?: boolean;
}

export function BoundText({ children, isTranslated = false, ...field }: BoundTextProps) {
  const element = useEarlyValue(field.of, field.name, isTranslated ? readNothing : readText);
  return (
    <Field of={field.of.store} name={field.name} type="string">
      {(store, props) => (
        <Tracked
          {...field}
          read={() => ({
            value: String(store.value.value ?? ''),
            error: store.error.value,
            isDirty: store.dirty.value,
          })}
          element={element}
          register={props.ref}
        >
          {children}
        </Tracked>
      )}
    </Field>
  );
}

export function BoundCheck({ children, ...field }: BoundFieldProps<boolean>) {
  const element = useEarlyValue(field.of, field.name, readCheck);
  return (
    <Field of={field.of.store} name={field.name} type="boolean">
      {(store, props) => (
        <Tracked
          {...field}
          read={() => ({
            value: store.value.value === true,
            error: store.error.value,
            isDirty: store.dirty.value,
          })}
          element={element}
          register={props.ref}
        >
          {children}
        </Tracked>
      )}
    </Field>
  );
}
