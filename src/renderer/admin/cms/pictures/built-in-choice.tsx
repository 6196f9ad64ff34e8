import { useTranslation } from 'react-i18next';
import { DrawingsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { BUILT_IN_PICTURES, builtInAddress } from './built-in-pictures.ts';
import { PICTURE_LIST_CLASS, PictureChoice, PictureDisclosure } from './picture-disclosure.tsx';

interface Props {
  /** Address of the picture there is now. */
  readonly current: string;
  readonly onChoose: (address: string) => void;
}

/** A button that unfolds the portal's own drawings. */
export function BuiltInChoice({ current, onChoose }: Props) {
  const { t } = useTranslation(['pictures']);
  return (
    <PictureDisclosure icon={DrawingsIcon} label={t('drawings')}>
      <ul className={PICTURE_LIST_CLASS}>
        {BUILT_IN_PICTURES.map(({ name, label }) => (
          <PictureChoice
            key={name}
            source={builtInAddress(name)}
            label={t(label)}
            isCurrent={current === builtInAddress(name)}
            onChoose={() => onChoose(builtInAddress(name))}
          />
        ))}
      </ul>
    </PictureDisclosure>
  );
}
