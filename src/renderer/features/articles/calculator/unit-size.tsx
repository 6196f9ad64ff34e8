import { useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AREA_TEXT_MAX, readArea } from '#domain/land-area/read-area.ts';
import { LAND_UNIT_SOURCES } from '#domain/land-area/land-unit-sources.ts';
import { LOCALES, useLanguage } from '#renderer/i18n/language.ts';
import { Field } from '#renderer/ui/field.tsx';
import { metres, doubtText } from './format-area.ts';
import type { OfferedUnit } from './use-land-choice.ts';

interface Props {
  readonly unit: OfferedUnit;
  /** The size that the reader entered before, in m². */
  readonly ownSize: number | null;
  readonly onOwnSize: (size: number | null) => void;
  /** Why a size is needed for the calculation. */
  readonly needed: string | undefined;
  readonly ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** The assumed size of a unit with its source, and a field for the reader's own. Metric units have none. */
export function UnitSize({ unit, ownSize, onOwnSize, needed, ref }: Props) {
  const { t } = useTranslation(['calculator', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(
    () => ownSize?.toLocaleString(LOCALES[language], { useGrouping: false, maximumFractionDigits: 4 }) ?? '',
  );
  const [isLeft, setLeft] = useState(false);
  const { word } = unit;
  const isUnnamed = unit.id === 'own';
  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    const read = readSize(text);
    onOwnSize(read.ok ? read.squareMetres : null);
  };
  const readSize = (text: string) => readArea(text, { language, region: 'elsewhere', unit: 'm2', ownSize: () => null });
  const size = readSize(typed);
  const isWrong = isLeft && typed.trim() !== '' && !size.ok;
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-2">
        {useSizeWords(unit, ownSize)} <span aria-live="polite">{size.ok && doubtText(size, language, t)}</span>
      </p>
      <Field
        ref={ref}
        id={id}
        name="own-size"
        label={isUnnamed ? t('size.ownUnnamed') : t('size.own', { unit: word })}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setLeft(true)}
        error={isWrong ? t('problem.size-wrong') : needed}
        inputMode="text"
        autoComplete="off"
        maxLength={AREA_TEXT_MAX}
      />
      {unit.sources.length > 0 && (
        <p className="text-small text-ink-2">{t('size.sources', { sources: unit.sources.map(named).join('; ') })}</p>
      )}
    </div>
  );
}

function useSizeWords({ id, word, squareMetres, sourceRange }: OfferedUnit, ownSize: number | null): string {
  const { t } = useTranslation(['calculator', 'common']);
  const { language } = useLanguage();
  if (ownSize !== null)
    return t('size.yours', { unit: id === 'own' ? t('unit.own') : word, size: metres(ownSize, language) });
  const range = sourceRange && { least: metres(sourceRange[0], language), most: metres(sourceRange[1], language) };
  if (squareMetres !== null) {
    const taken = t('size.taken', { unit: word, size: metres(squareMetres, language) });
    return `${taken} ${range ? t('size.said', range) : t('size.fixed')}`;
  }
  if (id === 'own') return t('size.unnamed');
  return range ? t('size.unknownSaid', { unit: word, ...range }) : t('size.unknown', { unit: word });
}

function named(id: OfferedUnit['sources'][number]): string {
  const { author, year } = LAND_UNIT_SOURCES[id];
  return year === null ? author : `${author} (${year})`;
}
