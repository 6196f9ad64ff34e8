import { use, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import type { AdviceListsProps } from './advice-lists.tsx';
import { ReadabilityContext } from './readability-guide.ts';

interface Props extends Pick<AdviceListsProps, 'onShow'> {
  /** Whether it is in sight. */
  readonly isOpen: boolean;
}

/** The advice on both texts. While it is closed, it is neither loaded nor re-rendered during typing. */
export function ReadabilityPanel({ isOpen, onShow }: Props) {
  const guide = use(ReadabilityContext);
  return guide && isOpen && <FetchedLists guide={guide} onShow={onShow} />;
}

/** The lists, once their code is loaded. If that fails, a message is shown; opening the drawer again retries. */
function FetchedLists(props: AdviceListsProps) {
  const { t, i18n } = useTranslation('common');
  const platform = usePlatform();
  const failureText = useFailureText();
  const [code, setCode] = useState<{ readonly Lists: ComponentType<AdviceListsProps> } | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    import('./advice-lists.tsx').then(
      ({ AdviceLists }) => setCode({ Lists: AdviceLists }),
      (error: unknown) => {
        if (platform.reloadForNewBuild(error)) return;
        console.warn('The code of the readability guide could not be fetched:', error);
        setLost(true);
      },
    );
  }, [platform]);
  if (code) return <code.Lists {...props} />;
  return (
    <p role="status" className="mt-8 text-ink-2">
      {isLost ? i18n.t(failureText(platform.hasNetwork() ? 'server' : 'offline')) : t('busy.loading')}
    </p>
  );
}
