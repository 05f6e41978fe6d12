import { useLanguage } from '../../foundations/language/language.tsx';

/** Why something is found: a piece of its text in parts, those at odd places match the search. */
export interface TextMatch {
  readonly field: 'name' | 'brand' | 'category' | 'subCategory' | 'description';
  readonly parts: readonly string[];
  /** The language of the text, where that is not the reader's. */
  readonly language?: 'en' | 'hi' | undefined;
}

export interface FoundTextProps {
  match: TextMatch | undefined;
  /** What the text is. */
  field: TextMatch['field'];
  text: string;
}

/** A text of something that is found; what matches the search is marked where that is in this text. */
export function FoundText({ match, field, text }: FoundTextProps) {
  const { toLang } = useLanguage();
  // A name that is shown in another language has no marks.
  const isMarked = match !== undefined && isIn(match, field) && match.parts.join('') === text;
  const words = isMarked ? <MarkedParts parts={match.parts} /> : text;
  const lang = toLang(text);
  return lang === undefined ? words : <span lang={lang}>{words}</span>;
}

export interface FoundLineProps {
  match: TextMatch | undefined;
  /** The texts that stand beside it and are marked themselves. */
  shown: readonly TextMatch['field'][];
}

/** Why something is found, where that is in a text which is not shown beside it. Otherwise renders nothing. */
export function FoundLine({ match, shown }: FoundLineProps) {
  const { t } = useLanguage();
  if (match === undefined || shown.some((field) => isIn(match, field))) return null;
  const label = LABELS[match.field];
  return (
    <span lang={match.language} className="text-note wrap-anywhere text-ink-muted">
      {label !== undefined && `${t(label)}: `}
      <MarkedParts parts={match.parts} />
    </span>
  );
}

const LABELS: Readonly<Partial<Record<TextMatch['field'], string>>> = {
  brand: 'Brand',
  category: 'Category',
  subCategory: 'Subcategory',
};

function isIn({ field, language }: TextMatch, shown: TextMatch['field']): boolean {
  return field === shown && language === undefined;
}

function MarkedParts({ parts }: Pick<TextMatch, 'parts'>) {
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <mark key={parts.slice(0, at).join('')} className="bg-spice-soft text-ink">
        {part}
      </mark>
    ),
  );
}
