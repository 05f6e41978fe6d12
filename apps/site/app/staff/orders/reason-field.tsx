import { TextArea } from '@pgm/ui/forms/text-area';

interface ReasonFieldProps {
  readonly value: string;
  /** In English. */
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Why staff do something; the buyer can read it. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label="Reason"
      hint="The buyer can read it."
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
