const RISES = 6;
const SETS = 18;
const WIDTH = 200;
const HEIGHT = 72;
const SUN = 17;

/**
 * The sun over the ground line, where it stands at this hour: it rises at the left and sets where the sprout grows. In
 * Indonesia that is six to six all year. At night there is the moon.
 */
export function SunOfTheDay({ hour }: { readonly hour: number }) {
  const day = (hour - RISES) / (SETS - RISES);
  const shines = day >= 0 && day <= 1;
  const x = Math.round(SUN + day * (WIDTH - 2 * SUN));
  const y = Math.round(HEIGHT - Math.sin(day * Math.PI) * (HEIGHT - SUN - 2));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="hidden absolute right-13 bottom-0 w-50 h-18 overflow-hidden @min-[62rem]:block"
    >
      {shines ? (
        <circle cx={x} cy={y} r={SUN} className="fill-accent forced-colors:fill-[color:CanvasText]" />
      ) : (
        <path
          d="M150 14a18 18 0 1 0 14 30a20 20 0 0 1-14-30Z"
          className="fill-(--s-far2) dark:fill-(--s-sun) forced-colors:fill-[color:CanvasText]"
        />
      )}
    </svg>
  );
}
