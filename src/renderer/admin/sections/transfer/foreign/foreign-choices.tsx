import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { Button } from '#renderer/ui/button.tsx';
import { UploadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { IMPORTED_PICTURES_MAX } from './match-pictures.ts';
import { categoriesOf, type CategoryChoice } from './plan-import.ts';
import { PreviewedPosts } from './previewed-posts.tsx';
import { SiteField } from './site-field.tsx';
import type { ForeignFile, ForeignPreview } from './use-foreign-import.ts';

interface Props {
  readonly file: ForeignFile;
  readonly preview: ForeignPreview;
  readonly onChange: (next: Partial<Pick<ForeignFile, 'choices' | 'files'>>) => void;
  readonly onSite: (site: string) => void;
}

/** What the user has to choose for a file of another system: language, address, categories, existing articles, where its pictures are. */
export function ForeignChoices({ file, preview, onChange, onSite }: Props) {
  const { t } = useTranslation('transfer');
  const { name, read, here, choices } = file;
  const choose = (next: Partial<ForeignFile['choices']>) => onChange({ choices: { ...choices, ...next } });
  const isUnsaid = read.articles.some(({ texts }) => texts.unsaid !== undefined);
  const bring = (key: number, wanted: boolean) => {
    const next = new Set(choices.twice);
    if (wanted) next.add(key);
    else next.delete(key);
    choose({ twice: next });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-w-0 wrap-anywhere pt-4 border-t-2 border-ink">
      <h3 className="text-[1.063rem] font-bold">{t('foreignFound', { name })}</h3>
      <p>{t('foreignDrafts')}</p>
      {isUnsaid && (
        <Choices
          label={t('foreignLanguage')}
          help={t('foreignLanguageHelp')}
          values={LANGUAGES}
          chosen={choices.language}
          nameOf={(each) => t(each === 'id' ? 'foreignIndonesian' : 'foreignEnglish')}
          onChoose={(language) => choose({ language })}
        />
      )}
      {file.found.site === '' && (read.site !== '' || preview.lines.some(({ kind }) => kind === 'link')) && (
        <SiteField site={read.site} onSite={onSite} />
      )}
      {categoriesOf(read.articles).map(({ slug, name: category }) => (
        <CategoryField
          key={slug}
          name={category || slug}
          chosen={choices.categories.get(slug) ?? 'none'}
          here={here.categories}
          onChoose={(chosen) => choose({ categories: new Map(choices.categories).set(slug, chosen) })}
        />
      ))}
      <PreviewedPosts
        articles={read.articles}
        doubles={preview.doubles}
        twice={choices.twice}
        unsaid={choices.language}
        onBring={bring}
      />
      {preview.pictures > 0 && <PictureFiles preview={preview} onChange={onChange} />}
    </div>
  );
}

interface CategoryProps {
  readonly name: string;
  readonly chosen: CategoryChoice;
  readonly here: ForeignFile['here']['categories'];
  readonly onChoose: (chosen: CategoryChoice) => void;
}

function CategoryField({ name, chosen, here, onChoose }: CategoryProps) {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const id = useId();
  return (
    <div className="grid gap-1 max-w-[32rem]">
      <label htmlFor={id} className="font-semibold">
        {t('foreignCategory', { name })}
      </label>
      <select
        id={id}
        className="field-control"
        value={chosen}
        onChange={({ target: { value } }) => onChoose(value === 'new' || value === 'none' ? value : Number(value))}
      >
        <option value="new">{t('foreignCategoryNew', { name })}</option>
        <option value="none">{t('foreignCategoryNone')}</option>
        {here.map((each) => (
          <option key={each.id} value={each.id}>
            {language === 'en' ? each.name_english : each.name_indonesian}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The portal may not fetch from other sites: the person gives the files, as a folder or one by one. */
function PictureFiles({ preview: { found, pictures }, onChange }: Pick<Props, 'preview' | 'onChange'>) {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const number = (value: number) => wholeNumber(value, language);
  const take = ({ target }: { readonly target: HTMLInputElement }) => {
    const all = [...(target.files ?? [])];
    target.value = '';
    onChange({ files: all.map((file) => ({ path: file.webkitRelativePath || file.name, file })) });
  };
  return (
    <div role="group" aria-label={t('foreignPictures')} className="grid gap-2">
      <p className="font-bold">{t('foreignPictures')}</p>
      <p role="status">
        {t('foreignPicturesFound', { found: number(found), number: number(pictures), count: pictures })}
      </p>
      <p className="text-ink-2">{t('foreignPicturesHelp')}</p>
      {found > IMPORTED_PICTURES_MAX && (
        <p className="text-warn font-semibold">{t('foreignPicturesMost', { number: number(IMPORTED_PICTURES_MAX) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => folder.current?.click()}>
          <UploadIcon />
          {t('foreignFolder')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => files.current?.click()}>
          {t('foreignFiles')}
        </Button>
      </div>
      <input
        ref={(input) => {
          folder.current = input;
          // React has no such attribute; phones don't support it either, and choose files.
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        multiple
        aria-label={t('foreignFolder')}
        onChange={take}
      />
      <input ref={files} type="file" hidden multiple accept="image/*" aria-label={t('foreignFiles')} onChange={take} />
    </div>
  );
}
