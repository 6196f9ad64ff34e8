import { type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '#renderer/ui/icons.tsx';

/** From this width on it stands beside the text; on narrower screens it lies over it. */
export const DRAWER_BESIDE = '(min-width: 80em)';

/** Below the bar wherever that is: in the app a note may stand above it. */
const DRAWER =
  'editor-shared editor-details flex-none max-w-full px-6 pb-10 overflow-y-auto overscroll-contain border-l-[1.5px] border-line ' +
  'bg-bg z-15 max-md:fixed max-md:top-(--bar-height) max-md:right-0 max-md:bottom-0 max-md:w-full max-md:px-5 max-md:border-l-0 ' +
  'md:sticky md:top-(--bar-height) md:h-[calc(100dvh_-_var(--bar-height))] min-[80em]:z-auto';

/** Over the text it takes no room of its own. */
const WIDTHS = {
  inspector: 'w-[min(20rem,100%)] md:max-[80em]:-ml-[min(20rem,100%)]',
  list: 'w-[min(25rem,100%)] md:max-[80em]:-ml-[min(25rem,100%)]',
  /** As wide as the text beside it. */
  half: 'w-[min(40rem,100%)] md:max-[80em]:-ml-[min(40rem,100%)] min-[80em]:w-1/2',
} as const;

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  /** Names what is in it, for screen readers. */
  readonly label: string;
  /** Where it holds something else than the details: what its heading and its button say. */
  readonly title?: string;
  readonly closeLabel?: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly width?: keyof typeof WIDTHS;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of the item beside its text. It stays mounted while it is closed, so that input and uploads in it go on. */
export function DetailsDrawer({
  id,
  isOpen,
  label,
  title,
  closeLabel,
  heading,
  width = 'inspector',
  onClose,
  children,
}: Props) {
  const { t } = useTranslation('editor');
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // What opens over it closes by its own Escape, and isn't within it in the page.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <>
      {isOpen && (
        <div
          className="fixed inset-0 top-(--bar-height) z-14 bg-[rgb(20_12_6/0.35)] min-[80em]:hidden max-md:hidden"
          onClick={onClose}
        />
      )}
      <aside id={id} className={`${DRAWER} ${WIDTHS[width]}`} hidden={!isOpen} aria-label={label} onKeyDown={press}>
        <div className="sticky top-0 z-2 flex items-center justify-between gap-3 -mx-6 px-6 pt-2 pb-1 bg-bg max-md:-mx-5 max-md:px-5">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-[1.25rem] font-extrabold tracking-[-0.022em] focus:outline-none"
          >
            {title ?? t('details')}
          </h2>
          <button
            type="button"
            className="grid place-items-center size-11 -mr-2.5 rounded-[8px] hover:bg-sunk"
            aria-label={closeLabel ?? t('detailsClose')}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        {children}
      </aside>
    </>
  );
}
