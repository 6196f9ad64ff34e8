import { useTranslation } from 'react-i18next';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { TextDifference } from '../../comparison/text-difference.tsx';
import type { Remembered } from './remembered.ts';

interface Props {
  /** What is to be translated. */
  readonly wanted: string;
  readonly remembered: Remembered;
  /** The language that it is translated into. */
  readonly language: Language;
  /** The key takes this one. */
  readonly isFirst: boolean;
  readonly onTake: () => void;
}

/** A translation that was made before, where it may stand again; and how the text of then differs from that of now. */
export function MemoryOffer({ wanted, remembered, language, isFirst, onTake }: Props) {
  const { t } = useTranslation('translation');
  const { language: shownIn } = useLanguage();
  const { source, translation, others } = remembered;
  return (
    <div
      className="memory-offer flex flex-wrap gap-x-4 gap-y-1 items-center justify-between my-2 px-3 py-2 rounded-[8px] border-[1.5px] border-info bg-surface text-ink text-[0.906rem] leading-[1.5]"
      role="group"
      aria-label={t('memory')}
      lang={shownIn}
    >
      <div className="flex-[1_1_14rem] min-w-0">
        <p className="font-bold text-ink-2">{t(others === 0 ? 'memory' : 'memoryNearly')}</p>
        {others > 0 && <TextDifference before={source} after={wanted} lang={otherLanguage(language)} />}
        <p className="wrap-anywhere whitespace-pre-wrap" lang={language}>
          {translation}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        title={isFirst ? ADMIN_KEYS.takeOffer : undefined}
        aria-keyshortcuts={isFirst ? ADMIN_KEYS.takeOffer : undefined}
        onClick={onTake}
      >
        {t('memoryTake')}
      </Button>
    </div>
  );
}
