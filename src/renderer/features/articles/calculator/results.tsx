import { useTranslation } from 'react-i18next';
import type { Amount } from '#domain/figures/figure.ts';
import type { AreaReading } from '#domain/land-area/read-area.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { formatAmount, formatRupiah } from './format-amount.ts';
import { formatArea, doubtText } from './format-area.ts';

const NUMBERS = 'font-bold [font-variant-numeric:tabular-nums]';

interface Props {
  readonly area: Extract<AreaReading, { readonly ok: true }>;
  readonly materials: readonly Amount[];
}

/** How the area was understood, what it needs of each material, and how that was worked out. */
export function Results({ area, materials }: Props) {
  const { t } = useTranslation(['calculator', 'common']);
  const { language } = useLanguage();
  const said = withoutRepeats(materials).map((material) => formatAmount(material, area.squareMetres, language, t));
  const priced = said.flatMap(({ rupiah }) => (rupiah === null ? [] : [rupiah]));
  const total = {
    from: priced.reduce((sum, { from }) => sum + from, 0),
    to: priced.reduce((sum, { to }) => sum + to, 0),
  };
  const doubt = doubtText(area, language, t);
  return (
    <div className="calculator-results border-t-2 border-ink pt-4">
      <p className={NUMBERS}>{formatArea(area, language, t)}</p>
      {doubt !== null && <p>{doubt}</p>}
      <h4>{t('result.title')}</h4>
      <dl>
        {said.map(({ name, amount, packs, price, formula }, index) => (
          <div key={index} className="border-b-[1.5px] border-line-strong py-2.5">
            <dt className="font-bold">{name}</dt>
            <dd className="grid [font-variant-numeric:tabular-nums]">
              <strong>{amount}</strong>
              {packs !== null && <span>{packs}</span>}
              {price !== null && <span>{price}</span>}
              {formula !== null && <small>{formula}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {priced.length > 1 && total.to > 0 && (
        <p className={`mt-3 ${NUMBERS}`}>
          {t(priced.length === said.length ? 'result.total' : 'result.totalPart', {
            rupiah: formatRupiah(total, language, t),
          })}
        </p>
      )}
    </div>
  );
}

/** A figure may have the same row twice: it is one material. */
function withoutRepeats(materials: readonly Amount[]): readonly Amount[] {
  return [...new Map(materials.map((material) => [JSON.stringify(material), material])).values()];
}
