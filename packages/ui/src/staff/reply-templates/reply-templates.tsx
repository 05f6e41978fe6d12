import { useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';

export interface ReplyTemplatesProps {
  /** In the order in which they are shown. */
  templates: readonly { id: string; title: string }[];
  onInsert: (id: string) => void;
}

/** The templates of replies behind one line; a press inserts one below what is typed. */
export function ReplyTemplates({ templates, onInsert }: ReplyTemplatesProps) {
  const { t } = useLanguage();
  const line = useRef<HTMLDetailsElement>(null);
  if (templates.length === 0) return null;
  return (
    <details ref={line} className="rounded-field border px-4 py-2">
      <summary className="min-h-6 font-semibold">{t('Insert a template')}</summary>
      <ul className="mt-2 grid max-h-64 gap-1 overflow-y-auto">
        {templates.map(({ id, title }) => (
          <li key={id}>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onInsert(id);
                if (line.current) line.current.open = false;
              }}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
