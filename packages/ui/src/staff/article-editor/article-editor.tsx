import type { ReactNode } from 'react';
import type { RecordConflict } from '../../data/record-dialog/conflict-list.tsx';
import { RecordSection } from '../../data/record-dialog/record-section.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { EditorPage, type EditorPageParts } from '../editor-page/editor-page.tsx';
import { ImageChoice, type ImageChoiceProps } from '../image-choice/image-choice.tsx';
import { type CardImages, type TextDocument, TextEditor } from '../text-editor/text-editor.tsx';

export { ArticleVersions } from './article-versions.tsx';

/** The fields with a text. */
type TextName =
  | 'slug'
  | 'title'
  | 'heading'
  | 'summary'
  | 'titleInHindi'
  | 'headingInHindi'
  | 'summaryInHindi';
/** The fields with a text that has headings and more. */
type BodyName = 'body' | 'bodyInHindi';

/** A choice of a list, and its name in English. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ArticleFormFacts {
  readonly values: Readonly<Record<TextName | 'kind' | 'drawing', string>> &
    Readonly<Record<BodyName, TextDocument | null>> & { readonly isTranslationRight: boolean };
  readonly errors: Partial<Readonly<Record<TextName | BodyName | 'media', string>>>;
  /** Whether it is a page of the site or a policy: its address is fixed, and its text has words in braces. */
  readonly isPartOfSite: boolean;
  /** Whether its page can have a heading other than its title. */
  readonly canHaveHeading: boolean;
  /** Whether a drawing, or an image in its place, stands beside its heading. */
  readonly hasDrawing: boolean;
  /** Whether it is the home page, which shows the first product in place of a drawing. */
  readonly isHome: boolean;
  /** Whether the address can still be changed. */
  readonly canChangeSlug: boolean;
  /** Whether the English changed after the Hindi. */
  readonly isTranslationOutdated: boolean;
}

interface ArticleFormVerbs {
  readonly changeTitle: (title: string) => void;
  readonly changeText: (field: Exclude<TextName, 'title'>, text: string) => void;
  readonly changeBody: (field: BodyName, body: TextDocument | null) => void;
  readonly changeKind: (kind: string) => void;
  readonly changeDrawing: (drawing: string) => void;
  /** Opens the media library. */
  readonly chooseImage: () => void;
  readonly removeImage: () => void;
  readonly checkTranslation: (isRight: boolean) => void;
}

export interface ArticleEditorProps extends EditorPageParts {
  /** The title of the stored article; undefined for a new one. */
  name: string | undefined;
  form: ArticleFormFacts;
  verbs: ArticleFormVerbs;
  /** The areas of the site; a stored article stays in its own. */
  kinds: readonly Choice[];
  /** The drawings that an article can show. */
  drawings: readonly Choice[];
  /** The image of the media library that is shown in place of the drawing. */
  image: ImageChoiceProps['image'];
  /** The images of the cards of a text. Default: they have none. */
  toCardImages?: (field: BodyName) => CardImages;
  /** Fields that another person changed meanwhile. */
  conflicts: readonly RecordConflict[];
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  /** What the text of a page or a policy can have in braces, such as `{returnDays}`; some stand alone in a paragraph. */
  words: { readonly inSentences: readonly string[]; readonly alone: readonly string[] };
  /** Why an address cannot be that of a link, in English; undefined when it can. */
  checkLink: (href: string) => string | undefined;
  /** What visitors see of a stored article. Default: nothing. */
  status?: ReactNode;
  /** Buttons such as 'Publish'. Default: none. */
  actions?: ReactNode;
}

/** The page on which staff write an article: where it stands, and its texts in both languages side by side. */
export function ArticleEditor({
  name,
  form,
  verbs,
  kinds,
  drawings,
  image,
  toCardImages,
  checkLink,
  words,
  status,
  ...page
}: ArticleEditorProps) {
  const { t } = useLanguage();
  const { values, errors } = form;
  const text = (field: Exclude<TextName, 'title'>) => ({
    value: values[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      verbs.changeText(field, event.currentTarget.value),
  });
  const body = (field: BodyName) => ({
    value: values[field],
    error: errors[field],
    checkLink,
    cardImages: toCardImages?.(field),
    onChange: (changed: TextDocument | null) => verbs.changeBody(field, changed),
  });
  return (
    <EditorPage
      {...page}
      title={name ?? t('New article')}
      opening={status}
      previewText="How visitors will see the article, including unsaved changes."
    >
      {form.isPartOfSite && <FactWords words={words} />}
      {form.hasDrawing && (
        <RecordSection level={2} title={form.isPartOfSite ? 'Top of the page' : 'Place'}>
          {name === undefined && (
            <SelectField
              label="Kind"
              options={kinds}
              value={values.kind}
              onChange={(event) => verbs.changeKind(event.currentTarget.value)}
            />
          )}
          {!form.isPartOfSite && (
            <TextField
              {...text('slug')}
              label="Address"
              hint={
                form.canChangeSlug
                  ? 'The last part of the address of its page: small letters, digits and -'
                  : 'The address of a published article never changes'
              }
              readOnly={!form.canChangeSlug}
            />
          )}
          {!form.isHome && (
            <SelectField
              label="Drawing"
              options={drawings}
              value={values.drawing}
              onChange={(event) => verbs.changeDrawing(event.currentTarget.value)}
            />
          )}
          <ImageChoice
            label={form.isHome ? 'Image in place of the first product' : 'Image in place of the drawing'}
            image={image}
            isChosen={image !== undefined}
            error={errors.media}
            onChoose={verbs.chooseImage}
            onRemove={verbs.removeImage}
          />
        </RecordSection>
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-6">
        <fieldset className="grid min-w-0 content-start gap-4">
          <legend className="mb-3 text-lead font-semibold">{t('Texts in English')}</legend>
          <TextField
            label="Title"
            lang="en"
            autoComplete="off"
            value={values.title}
            error={errors.title}
            onChange={(event) => verbs.changeTitle(event.currentTarget.value)}
          />
          {form.canHaveHeading && (
            <TextField
              {...text('heading')}
              label="Heading"
              hint="Stands at the top of the page in place of the title"
              lang="en"
              optional
            />
          )}
          <TextArea
            {...text('summary')}
            label="Summary"
            hint="Two sentences for lists, and for the beginning of the page"
            lang="en"
            rows={3}
          />
          <TextEditor {...body('body')} label="Text" lang="en" />
        </fieldset>
        <fieldset className="grid min-w-0 content-start gap-4">
          <legend className="mb-3 text-lead font-semibold">{t('Texts in Hindi')}</legend>
          <TextField {...text('titleInHindi')} label="Title in Hindi" lang="hi" optional />
          {form.canHaveHeading && (
            <TextField {...text('headingInHindi')} label="Heading in Hindi" lang="hi" optional />
          )}
          <TextArea
            {...text('summaryInHindi')}
            label="Summary in Hindi"
            hint="While the Hindi is empty, its readers see the English"
            lang="hi"
            rows={3}
            optional
          />
          <TextEditor {...body('bodyInHindi')} label="Text in Hindi" lang="hi" optional />
          {form.isTranslationOutdated && (
            <Checkbox
              label="The Hindi says what the English says now"
              checked={values.isTranslationRight}
              onChange={(event) => verbs.checkTranslation(event.currentTarget.checked)}
            />
          )}
        </fieldset>
      </div>
    </EditorPage>
  );
}

function FactWords({ words }: Pick<ArticleEditorProps, 'words'>) {
  const { t } = useLanguage();
  const rows = [
    { label: 'In a sentence', names: words.inSentences },
    { label: 'Alone in a paragraph', names: words.alone },
  ];
  return (
    <RecordSection level={2} title="Facts of the company">
      <p className="col-span-full max-w-prose">
        {t('Where the text has one of these words, its page shows the published facts of the company.')}
      </p>
      {rows.map(({ label, names }) => (
        <div key={label} className="grid content-start gap-1">
          <p className="font-medium">{t(label)}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note">
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </RecordSection>
  );
}
