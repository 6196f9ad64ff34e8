import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MIDDLE, type FocalPoint, type HasFocalPoint } from '#domain/focal-point.ts';
import { CropPreviews, type Crop } from './crop-previews.tsx';
import { focusAfterKey, focusAt, storedFocus } from './focus-steps.ts';
import { ShownPicture } from './shown-picture.tsx';

/** Rings of white and of black: one of them is seen on any picture. */
const MARKER =
  'absolute size-11 -translate-1/2 touch-none rounded-full border-3 border-[#fff] cursor-grab ' +
  'shadow-[0_0_0_2px_rgb(0_0_0/.65),inset_0_0_0_2px_rgb(0_0_0/.65)] ' +
  'has-focus-visible:border-4 has-focus-visible:border-[var(--focus)] ' +
  'has-focus-visible:shadow-[0_0_0_3px_#fff,inset_0_0_0_3px_#fff] ' +
  'after:absolute after:inset-0 after:m-auto after:size-2 after:rounded-full after:bg-[#fff] ' +
  'after:shadow-[0_0_0_2px_rgb(0_0_0/.65)]';

interface Props extends HasFocalPoint {
  readonly source: string;
  readonly crops: readonly Crop[];
  /** Nothing for the middle. */
  readonly onFocus: (focus: HasFocalPoint['focus']) => void;
}

/**
 * A picture with the point that stays visible where it is cropped: put there by the pointer, moved by the arrow keys, and in
 * the middle again by Home or a double click. Below it, what stays of it.
 */
export function FocusPicture({ source, focus, crops, onFocus }: Props) {
  const { t } = useTranslation('pictures');
  const hintId = useId();
  /** Where it is being dragged to. */
  const [dragged, setDragged] = useState<FocalPoint | null>(null);
  const isHeld = useRef(false);
  const fromLeft = useRef<HTMLInputElement>(null);
  const fromTop = useRef<HTMLInputElement>(null);
  const shown = dragged ?? focus ?? MIDDLE;
  const put = (point: FocalPoint) => onFocus(storedFocus(point));

  const at = (event: PointerEvent<HTMLElement>) => focusAt(event, event.currentTarget.getBoundingClientRect());
  const hold = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    isHeld.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    // A finger may be about to scroll the page.
    if (event.pointerType !== 'touch') setDragged(at(event));
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (!isHeld.current) return;
    isHeld.current = false;
    setDragged(null);
    put(at(event));
    fromLeft.current?.focus({ preventScroll: true });
  };
  const giveUp = () => {
    isHeld.current = false;
    setDragged(null);
  };
  const press = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : focusAfterKey(shown, event.key);
    if (next === null) return;
    event.preventDefault();
    put(next);
    // Screen readers say the value of the one that has the focus.
    if (next.y !== shown.y && next.x === shown.x) fromTop.current?.focus();
    if (next.x !== shown.x && next.y === shown.y) fromLeft.current?.focus();
  };
  const side = { point: shown, hintId, onKeyDown: press, onMove: put };
  return (
    <div className="grid gap-3 justify-items-start">
      <ShownPicture
        source={source}
        surface={{
          onPointerDown: hold,
          onPointerMove: (event) => isHeld.current && setDragged(at(event)),
          onPointerUp: letGo,
          onPointerCancel: giveUp,
          onDoubleClick: () => onFocus(undefined),
        }}
      >
        <span className={MARKER} style={{ left: `${shown.x}%`, top: `${shown.y}%` }}>
          <Side ref={fromLeft} axis="x" label={t('focus.fromLeft')} {...side} />
          {/* Up and down lead here: one stop of the Tab key for both. */}
          <Side ref={fromTop} axis="y" label={t('focus.fromTop')} tabIndex={-1} {...side} />
        </span>
      </ShownPicture>
      <p id={hintId} className="text-ink-2 text-small leading-[1.4] max-w-[30rem]">
        {t('focus.hint')} <span className="sr-only">{t('focus.keys')}</span>
      </p>
      <CropPreviews source={source} focus={shown} crops={crops} />
      {focus && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-4"
          onClick={() => {
            // This button goes.
            fromLeft.current?.focus({ preventScroll: true });
            onFocus(undefined);
          }}
        >
          {t('focus.reset')}
        </button>
      )}
    </div>
  );
}

interface SideProps {
  readonly axis: 'x' | 'y';
  readonly label: string;
  readonly point: FocalPoint;
  readonly hintId: string;
  readonly tabIndex?: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onMove: (point: FocalPoint) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** How far the point is from one edge, for keys and screen readers; what is seen of it is the circle. */
function Side({ axis, label, point, hintId, onMove, ...rest }: SideProps) {
  const { t } = useTranslation('pictures');
  return (
    <input
      {...rest}
      type="range"
      min={0}
      max={100}
      value={point[axis]}
      className="absolute inset-0 opacity-0 pointer-events-none"
      aria-label={label}
      aria-valuetext={t('focus.value', { ...point })}
      aria-describedby={hintId}
      // What moves it without keys: a screen reader’s own gestures.
      onChange={({ target }) => onMove({ ...point, [axis]: Number(target.value) })}
    />
  );
}
