/** A page of its own before the admin area. */
export const GATE_PAGE =
  'w-full max-w-[44rem] px-5 pt-[clamp(56px,20vh,180px)] pb-14 mx-auto [&_p]:max-w-[44ch] [&_p]:mt-4 ' +
  '[&_p]:text-ink-2 [&_p]:text-[1.063rem]';
