import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/ui/icons.tsx';

interface Props {
  readonly number: number;
  readonly last: number;
  /** The search finds more than the backend lists. */
  readonly more?: boolean | undefined;
  readonly onTurn: (number: number) => void;
}

/** The way to the pictures before and after. */
export function MediaPages({ number, last, more = false, onTurn }: Props) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap gap-x-3 gap-y-2 items-center justify-center py-4 tabular-nums"
    >
      <Button {...turning(number > 1, () => onTurn(number - 1))}>
        <ArrowLeftIcon />
        {t('newer')}
      </Button>
      <span>{t('pageOf', { page: wholeNumber(number, language), last: wholeNumber(last, language, more) })}</span>
      <Button {...turning(number < last, () => onTurn(number + 1))}>
        {t('older')}
        <ArrowRightIcon />
      </Button>
      {more && number === last && <p className="basis-full text-center text-ink-2">{t('searchMore')}</p>}
    </nav>
  );
}

/** A button at the end of its way stays focusable: disabled, it would lose the focus to the page. */
function turning(possible: boolean, onClick: () => void) {
  return {
    variant: 'outline',
    size: 'sm',
    'aria-disabled': !possible,
    className: possible ? '' : 'opacity-55',
    onClick: possible ? onClick : undefined,
  } as const;
}
