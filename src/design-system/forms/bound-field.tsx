import { Field, type FieldElement, getValue, setValue } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import {
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { takeEarlyValue } from '~/lib/browser/hydration';
import { type AnyForm, noteFilledIn, recheck } from './app-form';

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

type ReadElement = (element: FieldElement) => string | boolean | undefined;

interface TrackedProps<TValue> extends BoundFieldProps<TValue> {
  read: () => { value: TValue; error: string };
  readElement: ReadElement;
  element: RefObject<FieldElement | null>;
  register: RefCallback<FieldElement>;
}

/** The only place that reads a field's signals: without `useSignals` React 19 would never see them change. */
function Tracked<TValue extends string | boolean>({
  of: form,
  name,
  read,
  readElement,
  element,
  register,
  children,
}: TrackedProps<TValue>) {
  useSignals();
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0);
  const { value, error } = read();
  useSilentValue(form, name, value, element, readElement);
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

/** Takes over what a password manager set without an event: it must be sent, and survive the next render. */
function useSilentValue(
  form: AnyForm,
  name: string,
  rendered: unknown,
  element: RefObject<FieldElement | null>,
  read: ReadElement,
) {
  useEffect(() => {
    const field = element.current;
    const owner = field?.form;
    if (!owner) return;
    const take = () => {
      const value = read(field);
      if (value === undefined || value === rendered) return;
      noteFilledIn(form, name);
      setValue(form.store, name, value, { shouldValidate: false });
    };
    const listening = new AbortController();
    for (const type of ['click', 'submit'])
      owner.addEventListener(type, take, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [form, name, rendered, element, read]);
}

/** Takes over what was typed or autofilled before hydration. `read` returns `undefined` for none. */
function useEarlyValue(form: AnyForm, name: string, read: ReadElement) {
  const element = useRef<FieldElement>(null);
  useLayoutEffect(() => {
    const noted = takeEarlyValue(name);
    const now = element.current ? read(element.current) : undefined;
    if (now === undefined) return;
    const stored = getValue(form.store, name, { shouldActive: false });
    // Drawn anew, the element does not know it any more.
    const early = now === '' || now === stored ? noted : now;
    if (early !== undefined && early !== '' && early !== stored) {
      setValue(form.store, name, early, { shouldValidate: false });
    }
  }, [form, name, read]);
  return element;
}

const readText = (element: FieldElement) => element.value;
const readNothing = () => undefined;
const readCheck = (element: FieldElement) => (element instanceof HTMLInputElement ? element.checked : undefined);

interface BoundTextProps extends BoundFieldProps<string> {
  /** The element shows a translation of the value: a country's name for its code. */
  isTranslated?: boolean;
}

export function BoundText({ children, isTranslated = false, ...field }: BoundTextProps) {
  const readElement = isTranslated ? readNothing : readText;
  const element = useEarlyValue(field.of, field.name, readElement);
  return (
    <Field of={field.of.store} name={field.name} type="string">
      {(store, props) => (
        <Tracked
          {...field}
          read={() => ({ value: String(store.value.value ?? ''), error: store.error.value })}
          readElement={readElement}
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
          read={() => ({ value: store.value.value === true, error: store.error.value })}
          readElement={readCheck}
          element={element}
          register={props.ref}
        >
          {children}
        </Tracked>
      )}
    </Field>
  );
}
