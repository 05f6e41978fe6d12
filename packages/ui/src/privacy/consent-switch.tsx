import { Checkbox } from '../checkbox/index.ts';

export interface ConsentSwitchProps {
  /** What is agreed to, in English. */
  label: string;
  /** What follows from it, in English. */
  hint: string;
  isGiven: boolean;
  onChange: (given: boolean) => void;
}

/** Something that a member agrees to, or not. */
export function ConsentSwitch({ label, hint, isGiven, onChange }: ConsentSwitchProps) {
  return (
    <Checkbox
      role="switch"
      aria-checked={isGiven}
      label={label}
      hint={hint}
      checked={isGiven}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
