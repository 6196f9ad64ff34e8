import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Amount } from '#domain/figures/figure.ts';
import { LAND_REGIONS } from '#domain/land-area/land-units.ts';
import { AREA_TEXT_MAX, readArea } from '#domain/land-area/read-area.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { errorAttributes, Field, FieldFrame } from '#renderer/ui/field.tsx';
import { Results } from './results.tsx';
import { problemText, unitName } from './format-area.ts';
import { UnitSize } from './unit-size.tsx';
import { useLandChoice } from './use-land-choice.ts';

/** What is typed outlives a reload, as all drafts do. */
const DRAFT = 'land-area';
/** The result is announced this many ms after the last key, not at each one. */
const PAUSE = 400;

const REGION_NAMES = {
  'west-java': 'calculator:region.west-java',
  indramayu: 'calculator:region.indramayu',
  'central-java': 'calculator:region.central-java',
  'east-java': 'calculator:region.east-java',
  bali: 'calculator:region.bali',
  sumatra: 'calculator:region.sumatra',
  'west-kalimantan': 'calculator:region.west-kalimantan',
  'south-kalimantan': 'calculator:region.south-kalimantan',
  elsewhere: 'calculator:region.elsewhere',
} as const satisfies Record<(typeof LAND_REGIONS)[number], string>;

/** What the reader's own land needs of some materials. */
export function Calculator({ materials }: { readonly materials: readonly Amount[] }) {
  const { t } = useTranslation(['calculator', 'common']);
  const { language } = useLanguage();
  const { drafts } = usePlatform();
  const choice = useLandChoice();
  const { region, units, unit, ownSize } = choice;
  const [typed, setTyped] = useState(() => drafts.read(DRAFT) ?? '');
  // A missing input isn't shown as an error before typing has ended.
  const [isFinished, setFinished] = useState(false);
  const settled = useSettled(typed);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const sizeField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const unitField = useRef<HTMLSelectElement>(null);
  const id = useId();
  const read = (text: string) => readArea(text, { language, region, unit: unit?.id ?? null, ownSize });
  const area = read(settled);
  const typedArea = read(typed);
  const problem = isFinished && !typedArea.ok ? problemText(typedArea, t) : undefined;
  const isSizeNeeded = !typedArea.ok && typedArea.problem === 'size-needed';
  const isUnitNeeded = !typedArea.ok && typedArea.problem === 'unit-needed';
  const unitProblem = unit === null && !typedArea.ok ? t('problem.unit-needed') : undefined;
  // Of the typed unit, where there is one. Length and width have metres, whatever is chosen.
  const sized = (typedArea.ok && typedArea.sides ? null : typedArea.unit) ?? unit;
  const isMetric = sized?.regions === null && sized.id !== 'own';
  return (
    <section
      className={`calculator rounded-[10px] bg-mist px-5 py-5 ${area.ok ? '' : 'print:hidden'}`}
      lang={language}
      aria-labelledby={`${id}-title`}
    >
      <h3 id={`${id}-title`}>{t('title')}</h3>
      <form
        className="mt-3.5 grid items-start"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFinished(true);
          if (!typedArea.ok) (isSizeNeeded ? sizeField : isUnitNeeded ? unitField : field).current?.focus();
        }}
      >
        <FieldFrame id={`${id}-region`} label={t('region')} error={undefined} className="calculator-choice">
          <select
            id={`${id}-region`}
            className="field-control"
            value={region}
            onChange={({ target }) => choice.chooseRegion(LAND_REGIONS.find((each) => each === target.value)!)}
          >
            {LAND_REGIONS.map((each) => (
              <option key={each} value={each}>
                {t(REGION_NAMES[each])}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame id={`${id}-unit`} label={t('unit')} error={unitProblem} className="calculator-choice">
          <select
            ref={unitField}
            id={`${id}-unit`}
            {...errorAttributes(`${id}-unit`, unitProblem)}
            className="field-control"
            value={unit?.id ?? ''}
            onChange={({ target }) => choice.chooseUnit(units.find((each) => each.id === target.value)!.id)}
          >
            {unit === null && (
              <option value="" disabled>
                {t('unit.choose')}
              </option>
            )}
            {units.map((each) => (
              <option key={each.id} value={each.id}>
                {unitName(each, t)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Field
          ref={field}
          id={`${id}-area`}
          name="area"
          label={t('area')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setFinished(false);
            drafts.write(DRAFT, target.value);
          }}
          onBlur={() => setFinished(typed.trim() !== '' && !isSizeNeeded)}
          error={isSizeNeeded || isUnitNeeded ? undefined : problem}
          inputMode="text"
          autoComplete="off"
          maxLength={AREA_TEXT_MAX}
        />
        <p className="text-small text-ink-2">{t('example')}</p>
        {sized !== null && !isMetric && (
          <UnitSize
            ref={sizeField}
            key={sized.id}
            needed={isSizeNeeded ? problem : undefined}
            unit={sized}
            ownSize={ownSize(sized.id)}
            onOwnSize={(size) => choice.keepOwnSize(sized.id, size)}
          />
        )}
        <Button type="submit">{t('calculate')}</Button>
      </form>
      <div role="status">{area.ok && <Results area={area} materials={materials} />}</div>
    </section>
  );
}

/** A text after a short pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
