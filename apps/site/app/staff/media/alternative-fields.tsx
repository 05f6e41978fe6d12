import { toField } from '@pgm/ui/forms/form';
import { TextArea } from '@pgm/ui/forms/text-area';

/** The alternative texts of an image. */
type Alternatives = Readonly<Record<'alternative' | 'alternativeInHindi', string>>;

/** Their names, in English. */
export const ALTERNATIVE_LABELS: Alternatives = {
  alternative: 'Alternative text in English',
  alternativeInHindi: 'Alternative text in Hindi',
};

interface AlternativeFieldsProps {
  readonly values: Alternatives;
  readonly errors: Partial<Alternatives>;
  readonly onChange: (field: keyof Alternatives, text: string) => void;
}

/** The fields in which staff write what an image shows. */
export function AlternativeFields(form: AlternativeFieldsProps) {
  const field = toField(form);
  return (
    <>
      <TextArea
        {...field('alternative')}
        label={ALTERNATIVE_LABELS.alternative}
        hint="One sentence that says what the image shows, for readers who do not see it"
        lang="en"
      />
      <TextArea {...field('alternativeInHindi')} label={ALTERNATIVE_LABELS.alternativeInHindi} lang="hi" />
    </>
  );
}
