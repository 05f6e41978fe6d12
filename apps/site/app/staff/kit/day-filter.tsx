import { Day } from '@pgm/api/contract';
import { DateField } from '@pgm/ui/forms/date-field';
import { useState } from 'react';

interface DayFilterProps {
  /** English. */
  readonly label: string;
  /** ISO date; empty without one. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that narrows a list. It reports whole days only: while a year is typed, the field has years such as 0002. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <DateField
      label={label}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        if (day === '' || Day.safeParse(day).success) onChange(day);
      }}
    />
  );
}
