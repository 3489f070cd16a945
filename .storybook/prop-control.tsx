import { Checkbox } from '../src/design-system/fields/checkbox';
import { FieldFrame } from '../src/design-system/fields/field-frame';
import { Select } from '../src/design-system/fields/select';
import { Input } from '../src/design-system/fields/text-input';
import type { PropRow } from './prop-rows';

const readNumber = ({ valueAsNumber }: HTMLInputElement) => (Number.isNaN(valueAsNumber) ? undefined : valueAsNumber);

export interface PropControlProps {
  row: PropRow;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Changes one prop of the page's example; a dash where nothing can be chosen or typed. */
export function PropControl({ row: { name, type, isRequired, argType }, value, onChange }: PropControlProps) {
  const control = typeof argType.control === 'object' ? argType.control : undefined;
  const label = `Essayer ${name}`;
  if (!control || control.disable) return '—';
  if (control.type === 'boolean') {
    return <Checkbox label={<code>{name}</code>} isChecked={value === true} onChange={onChange} />;
  }
  if (argType.options) {
    const names = argType.options.map(String);
    const options = [...(isRequired ? [] : ['']), ...names].map((option) => ({
      value: option,
      label: option || 'par défaut',
    }));
    const choose = (chosen: string) => onChange(argType.options?.find((option) => String(option) === chosen));
    return (
      <Select
        label={label}
        isLabelHidden
        controlSize="sm"
        value={String(value ?? '')}
        options={options}
        onChange={choose}
      />
    );
  }
  const isText = control.type === 'text' || type === 'ReactNode';
  if (!isText && control.type !== 'number') return '—';
  if (value !== undefined && typeof value !== 'string' && typeof value !== 'number') return '—';
  return (
    <FieldFrame label={label} isLabelHidden>
      {(frame) => (
        <Input
          {...frame}
          size="sm"
          type={isText ? 'text' : 'number'}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(isText ? target.value : readNumber(target))}
        />
      )}
    </FieldFrame>
  );
}
