import { TextField } from '@pgm/ui/forms/text-field';
import { useState } from 'react';

interface TextFilterProps {
  /** English. */
  readonly label: string;
  /** Empty without one. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text that narrows a list, such as a code. It reports whole texts only: on Enter, and when the field is left. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const report = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextField
      label={label}
      value={typed}
      autoComplete="off"
      maxLength={20}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={report}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report();
      }}
    />
  );
}
