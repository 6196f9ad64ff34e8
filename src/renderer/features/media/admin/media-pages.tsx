import { wholeNumber } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../ui/icons.tsx';

interface Props {
  readonly number: number;
  readonly last: number;
  readonly onTurn: (number: number) => void;
}

/** The way to the pictures before and after. */
export function MediaPages({ number, last, onTurn }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <nav aria-label={t('media.pages')} className="media-pages">
      <Button variant="outline" size="sm" disabled={number <= 1} onClick={() => onTurn(number - 1)}>
        <ArrowLeftIcon />
        {t('media.before')}
      </Button>
      <span>{t('media.page', { page: wholeNumber(number, language), last: wholeNumber(last, language) })}</span>
      <Button variant="outline" size="sm" disabled={number >= last} onClick={() => onTurn(number + 1)}>
        {t('media.after')}
        <ArrowRightIcon />
      </Button>
    </nav>
  );
}
