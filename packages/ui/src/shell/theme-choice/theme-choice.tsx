import { useId } from 'react';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';

/** The theme of the site; `device`: the same as the device. */
type Theme = 'device' | 'light' | 'dark';

export interface ThemeChoiceProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'device', label: 'Same as device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Selects light or dark. A page may contain it twice: in the header, and in the menu. */
export function ThemeChoice({ value, onChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <RadioGroup
      name={name}
      label="Theme"
      options={THEMES}
      value={value}
      onValueChange={(chosen) => {
        const theme = THEMES.find((one) => one.value === chosen);
        if (theme) onChange(theme.value);
      }}
    />
  );
}
